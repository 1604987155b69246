import { Component, createRef } from "preact";
import type { Card } from "../../../engine/core/card.ts";
import { positionOf } from "../../../tabletop/playing/position.ts";
import {
  begin,
  goTo,
  layLine,
  play,
  positionNow,
  takeBack,
  type Chair,
  type Helper,
  type Session,
} from "../../../tabletop/playing/session.ts";
import { Acts } from "./Acts.tsx";
import { AskMe } from "./AskMe.tsx";
import { Extras } from "./Extras.tsx";
import { Felt } from "./Felt.tsx";
import { letFocusGo, passFocusOn } from "./focus.ts";
import { helperCard } from "./helper.ts";
import { Later } from "./Later.tsx";
import { Setup } from "./Setup.tsx";
import { firstState, roundFelt, withCard, withSession, type PlayState } from "./play-state.ts";
import { awaitsGathering, helperDue, opening, type PlayProps } from "./stage.ts";
import { Told } from "./Told.tsx";
import { Tricks } from "./Tricks.tsx";
import { Worth } from "./Worth.tsx";

const loadTurnings = async () => (await import("./Turnings.tsx")).Turnings;
/** So long a card is looked at before the next hand plays, in milliseconds. */
const PAUSE = 350;
/** After so long a card just played has been painted, on a slow tablet too, in milliseconds. */
const PAINTED = 50;

/**
 * A deal played over card by card. What is drawn first is the deal before a card is played, all four hands open and the
 * book’s line laid ready; the reader may take any chair, and then sees no more than that player would.
 */
export class Play extends Component<PlayProps, PlayState> {
  override state: PlayState = firstState(this.props);

  readonly felt = createRef<HTMLDivElement>();
  /** What another hand is thinking about; given up when the reader does something else. */
  thinking = new AbortController();
  /** Until the felt is painted, after a card; then what stands round it is drawn. */
  painting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the reader was last at the cards, where the focus then belongs. */
  atCards = false;

  override componentDidMount() {
    this.drive();
  }

  override componentDidUpdate(_: PlayProps, before: PlayState) {
    const { session, gathered, about } = this.state;
    if (session === before.session && gathered === before.gathered) return;
    if (this.atCards) passFocusOn(this.felt.current);
    this.drive();
    clearTimeout(this.painting);
    if (about !== session) this.painting = setTimeout(this.catchUp, PAINTED);
  }

  override componentWillUnmount() {
    this.thinking.abort();
    clearTimeout(this.painting);
  }

  readonly catchUp = () => this.setState(roundFelt);

  /** Lays out another session, or the same one on other terms. */
  lay(session: Session, more: Partial<PlayState> = {}) {
    this.setState({ ...withSession(this.props.deal, this.state, session), ...more });
  }

  readonly play = (card: Card) => {
    const result = play(this.props.deal, this.state.session, card);
    this.atCards = true;
    if (!result.ok) return this.setState({ trouble: result.violation.message });
    letFocusGo(this.felt.current);
    this.setState(withCard(result.value));
  };

  readonly go = (at: number) => {
    this.atCards = false;
    this.lay(goTo(this.state.session, at));
  };

  readonly takeBack = () => this.lay(takeBack(this.props.deal, this.state.session), { kept: null });

  readonly gather = () => {
    this.atCards = true;
    letFocusGo(this.felt.current);
    this.setState({ gathered: positionNow(this.props.deal, this.state.session).tricks.length });
  };

  readonly sit = (chair: Chair) => {
    const { session } = this.state;
    const seated =
      chair === "all" ? { ...session, chair } : { ...session, ...begin(chair, session.helper) };
    this.lay({ ...seated, faults: session.faults }, { kept: null });
  };

  readonly help = (helper: Helper) => this.lay({ ...this.state.session, helper });

  readonly again = () => {
    const { chair, helper, faults } = this.state.session;
    const fresh = chair === "all" ? opening(this.props) : begin(chair, helper);
    this.lay({ ...fresh, faults }, { kept: null, gathered: 0 });
  };

  /** Lets a revoke happen, or forbids it; a line that has one is then given up. */
  readonly allow = (faults: boolean) => {
    const { session } = this.state;
    const stands = faults || positionOf(this.props.deal, session.line).ok;
    this.lay(stands ? { ...session, faults } : begin(session.chair, session.helper));
  };

  /** Another line in place of the reader’s, to its last card; one that could not be is not followed. */
  readonly follow = (line: readonly Card[]) => {
    const { deal } = this.props;
    const laid = layLine(deal, this.state.session, line, line.length);
    if (laid.ok) this.lay(laid.value, { kept: null });
  };

  /** Lays out another line for an example, keeping the reader’s own; null brings his own back. */
  readonly show = (session: Session | null) => {
    const { kept } = this.state;
    if (session) this.lay(session, { kept: kept ?? this.state.session });
    else if (kept) this.lay(kept, { kept: null });
  };

  /** Leaves the play for the questions, from its beginning. */
  readonly ask = () => this.lay(opening(this.props), { kept: null, asking: true });

  /** Back to the book’s play, where the last question was asked. */
  readonly leave = (at: number) => {
    this.lay(goTo(opening(this.props), at), { asking: false });
  };

  /** What was priced, unless it is of a card just passed by. */
  readonly priced = (found: Partial<Pick<PlayState, "losses" | "costs">>) => {
    const { session, about } = this.state;
    if (session === about) this.setState(found);
  };

  /** Lets a hand that is not the reader’s play its card, until it is his turn or a trick is to be gathered. */
  drive() {
    const { session, gathered } = this.state;
    const { deal, record } = this.props;
    this.thinking.abort();
    const { signal } = (this.thinking = new AbortController());
    if (!helperDue(deal, session) || awaitsGathering(deal, session, gathered)) return;
    const pause = new Promise((done) => setTimeout(done, session.at === 0 ? 0 : PAUSE));
    Promise.all([helperCard(deal, session, record, signal), pause]).then(
      ([card]) => !signal.aborted && this.playFor(card),
      () => !signal.aborted && this.helperFails(),
    );
  }

  playFor(card: Card) {
    const result = play(this.props.deal, this.state.session, card);
    if (result.ok) this.setState(withCard(result.value));
  }

  helperFails() {
    const { session } = this.state;
    if (session.helper !== "foster") {
      const trouble = "Best play could not be fetched, so Foster’s rules play instead.";
      return this.lay({ ...session, helper: "foster" }, { trouble });
    }
    this.setState({ trouble: "What the others play by could not be fetched: reload this page." });
  }

  override render(props: PlayProps, { session, asking }: PlayState) {
    const { deal, record, turnings = [], titles = {} } = props;
    return (
      <div class="play-over">
        <Told deal={deal} chair={session.chair} />
        {asking ? (
          <Later
            load={loadTurnings}
            of={{ deal, record, notes: props.notes, turnings, titles, onLeave: this.leave }}
          />
        ) : (
          this.table()
        )}
      </div>
    );
  }

  /** The table and what goes with it: all but what was declared. */
  table() {
    const { session, about, losses, kept, ...state } = this.state;
    const { deal, record, turnings = [], opening: leads } = this.props;
    const { chair, helper, line, at } = about;
    return (
      <>
        {turnings.length > 0 && <AskMe count={turnings.length} onAsk={this.ask} />}
        {leads !== undefined && chair === "all" && <Worth deal={deal} opening={leads} />}
        <Setup
          deal={deal}
          chair={chair}
          helper={helper}
          hasBook={record.length > 0}
          onChair={this.sit}
          onHelper={this.help}
        />
        <div ref={this.felt}>
          <Felt
            {...this.props}
            {...state}
            session={session}
            onPlay={this.play}
            onGather={this.gather}
          />
        </div>
        <Acts deal={deal} session={about} onTakeBack={this.takeBack} onGo={this.go} />
        <Extras
          deal={deal}
          session={about}
          opening={leads}
          kept={kept !== null}
          onAgain={this.again}
          onFaults={this.allow}
          onLine={this.follow}
          onShow={this.show}
          onPriced={this.priced}
        />
        <Tricks
          deal={deal}
          end={positionNow(deal, goTo(about, line.length))}
          at={at}
          losses={losses}
          onGo={this.go}
        />
      </>
    );
  }
}
