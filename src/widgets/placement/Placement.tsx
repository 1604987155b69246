import { Component, createRef, type ComponentType } from "preact";
import { goesOn, LADDER, proposalAfter } from "../../exercises/placement.ts";
import { isRight, type Answered } from "../../progress/model/answered.ts";
import type { DrillProps } from "../drill/Drill.tsx";
import type { Laid } from "../drill/lay-out.ts";
import type { Titles } from "../drill/RuleLinks.tsx";
import type { KindNames } from "../practice/kinds.ts";
import { Asked } from "../practice/sitting/Asked.tsx";
import { layFresh, titlesTogether } from "../practice/sitting/lay.ts";
import { Proposed, type LessonNames } from "./Proposed.tsx";

export interface PlacementProps {
  /** The titles of the kinds that are asked. */
  readonly kinds: KindNames;
  /** The lessons that may be proposed. */
  readonly lessons: LessonNames;
}

interface State {
  readonly Drill: ComponentType<DrillProps> | null;
  readonly laid: Laid | null;
  /** The first answer to each rung so far: whether it was right. */
  readonly given: readonly boolean[];
  readonly ended: boolean;
  readonly busy: boolean;
  readonly note: string;
}

const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";

/** Problems that climb through the course until enough has been missed, and then a lesson to begin with. */
export class Placement extends Component<PlacementProps, State> {
  override state: State = {
    Drill: null,
    laid: null,
    given: [],
    ended: false,
    busy: false,
    note: "",
  };
  readonly root = createRef<HTMLDivElement>();
  #titles: Titles = {};
  #focus = false;
  /** Whether the reader has asked to go on before his answer was kept. */
  #waiting = false;

  override componentDidUpdate() {
    if (!this.#focus) return;
    this.#focus = false;
    this.root.current?.querySelector<HTMLElement>(".question, .came")?.focus();
  }

  readonly begin = () => {
    if (this.state.busy) return;
    this.setState({ given: [], ended: false });
    this.show([]);
  };

  /** Shows the rung after those answered. */
  async show(given: readonly boolean[]): Promise<void> {
    this.setState({ busy: true, note: "" });
    try {
      const rung = LADDER[given.length];
      const { Drill } = await import("../drill/mount.tsx");
      const laid = rung ? await layFresh(rung.kind, this.#titles, rung.seed) : null;
      if (laid) this.#titles = titlesTogether(this.#titles, laid.titles);
      this.#focus = true;
      this.setState({ Drill, laid, busy: false });
    } catch {
      this.setState({ busy: false, note: UNREACHABLE });
    }
  }

  /** Notes the first answer to a rung not left meanwhile; what is tried again teaches, and places nobody. */
  readonly answered = (answer: Answered) => {
    const { given } = this.state;
    const rung = LADDER[given.length];
    if (answer.attempt > 1 || answer.item !== `${rung?.kind}:${rung?.seed}`) return;
    const now = [...given, isRight(answer)];
    this.setState({ given: now });
    if (this.#waiting) this.goOn(now);
  };

  /**
   * Goes on once the answer has been kept; asked twice, where it cannot be, asks the same problem again. What is skipped
   * has no verdict to wait for.
   */
  readonly onward = () => {
    const { given } = this.state;
    if (given.length > this.turn || this.#waiting) this.goOn(given);
    else if (this.root.current?.querySelector("[data-verdict]")) this.#waiting = true;
    else this.leave();
  };

  /** Leaves the problem in hand, which counts as missed if it has not been answered. */
  readonly leave = () => {
    const { given } = this.state;
    const left = given.length > this.turn ? given : [...given, false];
    this.setState({ given: left });
    this.goOn(left);
  };

  /** Which rung is in hand, from 0: it is among those answered as soon as it has its answer. */
  get turn(): number {
    const id = this.state.laid?.problem.id;
    return LADDER.findIndex(({ kind, seed }) => id === `${kind}:${seed}`);
  }

  goOn(given: readonly boolean[]) {
    this.#waiting = false;
    if (goesOn(given)) this.show(given);
    else {
      this.#focus = true;
      this.setState({ laid: null, ended: true });
    }
  }

  override render(
    { kinds, lessons }: PlacementProps,
    { Drill, laid, given, ended, busy, note }: State,
  ) {
    return (
      <div ref={this.root}>
        <p class="said" role="status">
          {note}
        </p>
        {Drill && laid ? (
          <>
            <Asked
              Drill={Drill}
              laid={laid}
              kindTitle={kinds[laid.problem.kind] ?? ""}
              turn={this.turn}
              of={LADDER.length}
              onward={
                given.length <= this.turn || goesOn(given) ? "Next problem" : "Where to begin"
              }
              next={this.onward}
              answered={this.answered}
            />
            {given[this.turn] !== true && (
              <p class="acts">
                <button type="button" class="plain" onClick={this.leave}>
                  {given.length > this.turn ? "Leave it, and go on" : "I do not know; go on"}
                </button>
              </p>
            )}
          </>
        ) : ended ? (
          <Proposed
            proposal={proposalAfter(given)}
            all={given.length}
            kinds={kinds}
            lessons={lessons}
            again={this.begin}
          />
        ) : (
          <button
            type="button"
            class="button begin"
            aria-disabled={busy || undefined}
            onClick={this.begin}
          >
            Begin
          </button>
        )}
      </div>
    );
  }
}
