import { Component } from "preact";
import type { Card } from "../../../engine/core/card.ts";
import { costsOf, openingPrices, tricksWord } from "./cost-marks.ts";
import type { HandCosts, LineCosts } from "./stage.ts";
import type { Seat } from "../../../engine/core/seat.ts";
import { cardText, numberWord } from "../../../exercises/kit/words.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import { legalCards } from "../../../tabletop/playing/position.ts";
import { goTo, layLine, positionNow, type Session } from "../../../tabletop/playing/session.ts";
import { lossesIn, type Loss } from "../../../tabletop/playing/worth.ts";
import { Words } from "../../table/Words.tsx";
import { bestLine, priceCards, worthAfter } from "./pricer.ts";

/** What pricing has found: what each card of the line cost, and what the cards now in hand cost. */
export interface Priced {
  readonly losses?: LineCosts;
  readonly costs?: HandCosts;
}

export interface CostsProps {
  readonly deal: PlayDeal;
  readonly session: Session;
  /** What each opening lead is worth, where that is known beforehand. */
  readonly opening?: string | undefined;
  readonly onShow: (session: Session) => void;
  readonly onPriced: (priced: Priced) => void;
}

/** What is known of a line. */
interface Found {
  /**
   * Tricks that Y and Z take in all with best play after so many cards of the line; null where that is too hard to say,
   * and nothing is then tried before it.
   */
  readonly worth: readonly (number | null | undefined)[];
  readonly line: readonly Card[];
}

interface State extends Found {
  readonly losses: readonly Loss[];
  readonly said: string;
}

/** Milliseconds that a card lies before it is priced, so that it is painted first, and one passed over is not asked about. */
const SETTLED = 60;

/** The fewest milliseconds between two reports of a long line: each is drawn, and spoken where a reader listens. */
const TELL_EVERY = 400;

/**
 * Prices the cards of the hand in turn, and then the whole line from its end to its beginning: where it first lost
 * something, and what best play makes of it from there.
 */
export class Costs extends Component<CostsProps, State> {
  override state: State = { worth: [], line: [], losses: [], said: "" };
  /** What is being priced; given up when the reader goes elsewhere. */
  pricing = new AbortController();
  waiting: ReturnType<typeof setTimeout> | undefined;
  /** All that has been found, told or not. */
  found: Found = { worth: [], line: [] };

  override componentDidMount() {
    this.start();
  }

  override componentDidUpdate({ session }: CostsProps) {
    const now = this.props.session;
    if (session.line !== now.line || session.at !== now.at) this.start();
  }

  override componentWillUnmount() {
    this.giveUp();
  }

  giveUp() {
    this.pricing.abort();
    clearTimeout(this.waiting);
  }

  start() {
    this.giveUp();
    const { signal } = (this.pricing = new AbortController());
    this.waiting = setTimeout(() => {
      this.price(signal).catch(() => {
        if (!signal.aborted)
          this.setState({ said: "The solver could not be fetched: reload the page." });
      });
    }, SETTLED);
  }

  async price(signal: AbortSignal) {
    const { deal, session, onPriced } = this.props;
    const { line, at } = session;
    const terms = termsOf(deal);
    if (legalCards(positionNow(deal, session)).length > 0) {
      const known = at === 0 ? openingPrices(this.props.opening) : null;
      const prices = known ?? (await priceCards(deal, line.slice(0, at), signal));
      if (signal.aborted) return;
      if (prices) onPriced({ costs: costsOf(prices, terms) });
    }
    const worth = [...(this.found.line === line ? this.found.worth : shared(this.found, line))];
    let told = performance.now();
    for (let after = line.length; after >= 0; after -= 1) {
      if (worth[after] === undefined) {
        const tricks = await worthAfter(deal, line.slice(0, after), signal);
        if (signal.aborted) return;
        worth[after] = tricks;
        this.found = { worth: [...worth], line };
        if (performance.now() - told > TELL_EVERY) {
          this.tell();
          told = performance.now();
        }
      }
      if (worth[after] === null) break;
    }
    this.found = { worth, line };
    this.tell();
  }

  /** Shows what has been found so far. */
  tell() {
    const { deal, session, onPriced } = this.props;
    const { worth, line } = this.found;
    const losses = lossesIn(line, playersOf(deal, session), worth, termsOf(deal));
    this.setState({ worth, line, losses, said: "" });
    onPriced({ losses: new Map(losses.map((loss) => [loss.at, loss.tricks])) });
  }

  /** Lays out best play from after a card that cost something. */
  async refute({ at }: Loss) {
    const { deal, session, onShow } = this.props;
    const played = session.line.slice(0, at + 1);
    const rest = await bestLine(deal, played, this.pricing.signal).catch(() => null);
    const laid = rest && layLine(deal, session, [...played, ...rest], at + 1);
    if (laid?.ok) onShow(laid.value);
    else this.setState({ said: "That could not be played out here." });
  }

  override render({ session }: CostsProps, { said, ...state }: State) {
    const { length } = session.line;
    const current = state.line === session.line;
    const known = current ? state.worth : [];
    const losses = current ? state.losses : [];
    return (
      <section class="costs">
        <h2>What the cards cost</h2>
        <p class="quiet">
          Priced with all four hands seen and best play by everybody from there on.
        </p>
        <p role="status">
          <Words text={said || progress(known, length, losses.length)} />
        </p>
        {losses.length > 0 && (
          <ol class="losses">
            {losses.map((loss, index) => (
              <li key={loss.at}>
                <Words text={lossText(loss, typeof known[0] === "number" && index === 0)} />{" "}
                <button type="button" class="button" onClick={() => void this.refute(loss)}>
                  Show it played out
                  <span class="vh"> after {cardText(loss.card)}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
    );
  }
}

/** How far the pricing of a line has come, and what the deal is worth once that is known. */
function progress(worth: Found["worth"], length: number, losses: number): string {
  const [best] = worth;
  const none = losses === 0 && length > 0 ? " No card of this line cost anything." : "";
  if (typeof best === "number") {
    return `With best play from the first card {Y} and {Z} take ${numberWord(best)}.${none}`;
  }
  const hard = worth.indexOf(null);
  if (hard >= 0)
    return `What was played before trick ${(hard >> 2) + 1} is too hard to price here.`;
  const done = worth.filter((value) => value !== undefined).length;
  return `Priced ${done} of ${length + 1} points of the line.`;
}

function lossText({ at, seat, card, tricks }: Loss, first: boolean): string {
  const when = `trick ${Math.floor(at / 4) + 1}`;
  return `${first ? "First of all at" : "At"} ${when}: {${seat}}’s ${cardText(card)} cost ${tricksWord(tricks)}.`;
}

/** Who played each card of the line. */
function playersOf(deal: PlayDeal, session: Session): Seat[] {
  const { tricks, trick } = positionNow(deal, goTo(session, session.line.length));
  return [...tricks.flatMap(({ plays }) => plays), ...trick].map(({ seat }) => seat);
}

/** What was found for another line holds as far as the two are the same. */
function shared({ worth, line: old }: Found, line: readonly Card[]): Found["worth"] {
  const parts = line.findIndex((card, index) => card !== old[index]);
  return worth.slice(0, (parts < 0 ? line.length : parts) + 1);
}
