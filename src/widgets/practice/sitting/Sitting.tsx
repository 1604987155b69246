import { Component, createRef, type ComponentType } from "preact";
import type { DrillProps } from "../../drill/Drill.tsx";
import type { Laid } from "../../drill/lay-out.ts";
import type { Answered } from "../../../progress/model/answered.ts";
import { queryInAddress } from "../../address.ts";
import type { KindNames } from "../kinds.ts";
import { countWords } from "../words.ts";
import { Asked } from "./Asked.tsx";
import type { SittingRoom, SittingRun } from "./run.ts";
import type { sumUp, Summary } from "./sum-up.ts";
import type { SummaryView } from "./SummaryView.tsx";

export interface SittingProps {
  readonly room: SittingRoom;
  readonly kinds: KindNames;
  /** All kinds, subject by subject. */
  readonly subjects: readonly (readonly string[])[];
}

/** What is fetched when a sitting begins. */
interface Parts {
  readonly Drill: ComponentType<DrillProps>;
  readonly SummaryView: typeof SummaryView;
  readonly sumUp: typeof sumUp;
}

interface State {
  readonly run: SittingRun | null;
  readonly parts: Parts | null;
  /** Which of its problems is in hand, from 0. */
  readonly turn: number;
  readonly laid: Laid | null;
  readonly summary: Summary | null;
  readonly busy: boolean;
  /** The kind of ten of a kind, as the address has it. */
  readonly kind: string;
  /** Problems that wait to be done again; null until the record is open. */
  readonly waiting: number | null;
  readonly note: string;
}

const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";
const DROPPED = "A problem you had missed has changed since, and has been dropped.";

/** A sitting of ten problems at most, one after another, and at its end a quiet summary. */
export class Sitting extends Component<SittingProps, State> {
  override state: State = {
    run: null,
    parts: null,
    turn: 0,
    laid: null,
    summary: null,
    busy: false,
    kind: "",
    waiting: null,
    note: "",
  };
  readonly root = createRef<HTMLDivElement>();
  #focus = false;

  override componentDidMount() {
    this.readKind();
    if (this.props.room === "again") this.open();
  }

  readKind() {
    const kind = queryInAddress().get("kind") ?? "";
    if (Object.hasOwn(this.props.kinds, kind)) this.setState({ kind });
  }

  override componentDidUpdate() {
    if (!this.#focus) return;
    this.#focus = false;
    this.root.current?.querySelector<HTMLElement>(".question, .came")?.focus();
  }

  /** A problem that cannot even be drawn is dropped like one that does not fit. */
  override componentDidCatch() {
    const { run, turn } = this.state;
    run?.record.drop(run.asked[turn] ?? "");
    this.setState({ laid: null, note: DROPPED });
    this.onward();
  }

  /** Opens the record and chooses the problems. */
  async open(): Promise<SittingRun | null> {
    const { room, subjects } = this.props;
    try {
      const { SittingRun } = await import("./run.ts");
      const run = await SittingRun.open(room, this.state.kind, subjects);
      this.setState({ run, waiting: run.asked.length, note: run.record.trouble ?? "" });
      return run;
    } catch {
      this.setState({ note: UNREACHABLE });
      return null;
    }
  }

  readonly begin = async () => {
    if (this.state.busy) return;
    this.setState({ busy: true, summary: null, note: "" });
    // The first sitting of the problems to do again has been chosen already, to say how many there are.
    const chosen = this.state.summary ? null : this.state.run;
    const run = chosen ?? (await this.open());
    if (run) await this.show(run, 0);
    this.setState({ busy: false });
  };

  /** Shows the problem of that turn, or of the next that can be shown; after the last, what it came to. */
  async show(run: SittingRun, from: number): Promise<void> {
    try {
      const parts = (this.state.parts ?? (await fetchParts())) satisfies Parts;
      let turn = from;
      let laid: Laid | null = null;
      let note = "";
      for (; turn < run.asked.length && !laid; turn++) {
        laid = await run.lay(turn);
        if (!laid) note = DROPPED;
      }
      this.#focus = true;
      this.setState({
        parts,
        turn: turn - 1,
        laid,
        note,
        summary: laid ? null : parts.sumUp(run, this.props.kinds),
      });
    } catch {
      this.setState({ note: UNREACHABLE });
    }
  }

  readonly onward = () => {
    const { run, turn } = this.state;
    if (run) this.show(run, turn + 1);
  };

  readonly answered = (answer: Answered) => {
    const { run, turn } = this.state;
    run?.answered(answer);
    // The next is laid out while this one is thought about.
    if (run && turn + 1 < run.asked.length) run.lay(turn + 1).catch(() => {});
  };

  override render(props: SittingProps, state: State) {
    const { run, parts, turn, laid, summary, note } = state;
    return (
      <div ref={this.root}>
        <p class="said" role="status">
          {note}
        </p>
        {run && parts && laid ? (
          <Asked
            Drill={parts.Drill}
            laid={laid}
            kindTitle={props.kinds[laid.problem.kind] ?? ""}
            turn={turn}
            of={run.asked.length}
            onward={turn + 1 < run.asked.length ? "Next problem" : "How it went"}
            next={this.onward}
            answered={this.answered}
          />
        ) : parts && summary ? (
          <>
            <parts.SummaryView summary={summary} />
            {(props.room !== "again" || summary.again > 0) && (
              <button type="button" class="button begin" onClick={this.begin}>
                Another sitting
              </button>
            )}
          </>
        ) : (
          <Before {...props} {...state} begin={this.begin} />
        )}
      </div>
    );
  }
}

async function fetchParts(): Promise<Parts> {
  const { Drill } = await import("../../drill/mount.tsx");
  const { SummaryView } = await import("./SummaryView.tsx");
  const { sumUp } = await import("./sum-up.ts");
  return { Drill, SummaryView, sumUp };
}

interface BeforeProps extends SittingProps, State {
  readonly begin: () => void;
}

/** What stands before a sitting: what it will be, and the button that begins it. */
function Before({ room, kinds, kind, waiting, busy, begin }: BeforeProps) {
  if (room === "ten" && !kind) {
    return (
      <p>
        Choose what to practise in <a href="/practice/">the list of exercises</a>; each page there
        leads back here.
      </p>
    );
  }
  if (room === "again" && waiting === 0) {
    return (
      <p>
        Nothing waits. A problem that is missed at the first try comes here, and goes when it is got
        right.
      </p>
    );
  }
  return (
    <>
      {room === "ten" && (
        <p>
          <b>{kinds[kind]}</b>
        </p>
      )}
      {room === "again" && (
        <p>
          {waiting === null
            ? "The record is being opened."
            : `${countWords(waiting, "problem")}, the latest first.`}
        </p>
      )}
      <button type="button" class="button begin" aria-disabled={busy || undefined} onClick={begin}>
        Begin
      </button>
    </>
  );
}
