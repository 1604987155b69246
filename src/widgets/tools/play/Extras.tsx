import { Component } from "preact";
import type { Card } from "../../../engine/core/card.ts";
import { GAME_RECORDS } from "../../../engine/games/titles.ts";
import type { TakenRemedy } from "../../../engine/laws/table.ts";
import type { Happening } from "../../../tabletop/playing/faults.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import { isOver, seenHands, type Session } from "../../../tabletop/playing/session.ts";
import type { Priced } from "./Costs.tsx";
import { Later } from "./Later.tsx";
import { changed } from "./still.ts";

interface Props {
  readonly deal: PlayDeal;
  readonly session: Session;
  /** What each opening lead is worth, where that is known beforehand. */
  readonly opening?: string | undefined;
  /** Whether a line is shown that is not the reader’s own. */
  readonly kept: boolean;
  readonly onAgain: () => void;
  readonly onFaults: (allowed: boolean) => void;
  /** Lays out another line as the reader’s own, to its end. */
  readonly onLine: (line: readonly Card[]) => void;
  readonly onShow: (session: Session | null) => void;
  readonly onPriced: (priced: Priced) => void;
}

interface State {
  readonly said: string;
  readonly pricing: boolean;
  readonly planning: boolean;
  /** What has been taken for revokes, what happened beside the play, and the line that had them. */
  readonly beside: Beside;
}

interface Beside {
  readonly line: readonly Card[];
  readonly remedies: readonly TakenRemedy[];
  readonly happened: readonly Happening[];
}

const NOTHING: Beside = { line: [], remedies: [], happened: [] };

const loadScore = async () => (await import("./Score.tsx")).Score;
const loadCosts = async () => (await import("./Costs.tsx")).Costs;
const loadFaults = async () => (await import("./Faults.tsx")).Faults;
const loadPlan = async () => (await import("./Plan.tsx")).Plan;

/** What goes with the play and is not the play: to begin again, a link, print, the plan, the laws, the score, the costs. */
export class Extras extends Component<Props, State> {
  override state: State = {
    said: "",
    pricing: false,
    planning: false,
    beside: NOTHING,
  };

  override shouldComponentUpdate(next: Props, state: State): boolean {
    return state !== this.state || changed<Props>(this.props, next);
  }

  /** What still stands of it: all, where this is the very line as far as it had then come. */
  standing(): Beside {
    const { beside } = this.state;
    const same = beside.line.every((card, index) => card === this.props.session.line[index]);
    return same ? beside : NOTHING;
  }

  readonly take = (remedy: TakenRemedy) => {
    const { happened, remedies } = this.standing();
    const { line } = this.props.session;
    this.setState({ beside: { line, happened, remedies: [...remedies, remedy] } });
  };

  /** Something happens where the reader stands; what came later in the line is given up. */
  readonly happen = (more: readonly Happening[], laid?: readonly Card[]) => {
    const { session, onLine } = this.props;
    const line = laid ?? session.line.slice(0, session.at);
    const { happened, remedies } = this.standing();
    const before = happened.filter(({ after }) => after <= line.length);
    this.setState({ beside: { line, happened: [...before, ...more], remedies } });
    onLine(line);
  };

  readonly price = () => {
    const pricing = !this.state.pricing;
    this.setState({ pricing });
    if (!pricing) this.props.onPriced({ losses: new Map(), costs: new Map() });
  };

  readonly copy = async () => {
    const { deal, session } = this.props;
    const { formatPlace, queryOf } = await import("../../../tabletop/playing/place.ts");
    const address = new URL(queryOf(formatPlace({ deal, session })), document.baseURI).href;
    try {
      await navigator.clipboard.writeText(address);
      this.setState({ said: "A link to this very point is copied." });
    } catch {
      this.setState({ said: address });
    }
  };

  override render(props: Props, { said, pricing, planning }: State) {
    const { deal, session, opening, kept, onAgain, onFaults, onShow, onPriced } = props;
    const open = seenHands(deal, session).length === 4;
    const ended = isOver(session) && session.at === session.line.length;
    const plans = mayPlan(deal, session);
    return (
      <div class="extras">
        <div class="acts">
          <Act onAct={onAgain}>Begin again</Act>
          <Act onAct={() => void this.copy()}>Copy link</Act>
          <Act onAct={() => print()}>Print</Act>
          {plans && (
            <Act pressed={planning} onAct={() => this.setState({ planning: !planning })}>
              Plan first
            </Act>
          )}
          <Act pressed={pricing && open} idle={!open} onAct={this.price}>
            What do the cards cost?
          </Act>
        </div>
        {mayFault(deal) && (
          <label class="check">
            <input
              type="checkbox"
              checked={session.faults}
              onChange={() => onFaults(!session.faults)}
            />{" "}
            Let a revoke and other faults happen, and ask the laws
          </label>
        )}
        <p class="quiet" role="status">
          {said}
        </p>
        {!open && (
          <p class="quiet">
            What the cards cost is told when the deal is over: until then it would give the hidden
            hands away.
          </p>
        )}
        {kept && (
          <p class="shown">
            This line is shown for an example.{" "}
            <button type="button" class="button" onClick={() => onShow(null)}>
              Back to my line
            </button>
          </p>
        )}
        {plans && planning && <Later load={loadPlan} of={{ deal }} />}
        {session.faults && (
          <Later
            load={loadFaults}
            of={{
              deal,
              session,
              taken: this.standing().remedies,
              happened: this.standing().happened,
              onTake: this.take,
              onHappen: this.happen,
            }}
          />
        )}
        {ended && !session.faults && <Later load={loadScore} of={{ deal, session }} />}
        {pricing && open && (
          <Later load={loadCosts} of={{ deal, session, opening, onShow, onPriced }} />
        )}
      </div>
    );
  }
}

interface ActProps {
  readonly children: string;
  readonly onAct: () => void;
  readonly pressed?: boolean;
  readonly idle?: boolean;
}

function Act({ children, onAct, pressed, idle = false }: ActProps) {
  return (
    <button
      type="button"
      class="button"
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      onClick={() => !idle && onAct()}
    >
      {children}
    </button>
  );
}

/** Whether declarer is about to play his first card from dummy, which is the time to make a plan. */
function mayPlan(deal: PlayDeal, { chair, line, at }: Session): boolean {
  const { declarer, aim } = termsOf(deal);
  return chair === declarer && aim === "win" && line.length === 1 && at === 1;
}

/** Whether the laws can be asked about a deal: they are those of auction as it was, and begin with the bidding. */
function mayFault({ game, declared }: PlayDeal): boolean {
  const bid = declared.kind === "auction" && declared.calls.length > 0;
  return bid && GAME_RECORDS[game] !== "modern-contract";
}
