import { Component, createRef } from "preact";
import type { Answer } from "../../../exercises/kit/ask.ts";
import { replyTo } from "../../../classroom/reply.ts";
import { answerOf, seedFor } from "../../../classroom/run.ts";
import {
  parseSet,
  salvage,
  type ClassSet,
  type Saved,
  type StepProblem,
} from "../../../classroom/set.ts";
import { onAnchor, wholeAddress } from "../../address.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";
import { layStep, titlesFor } from "../lay.ts";
import { OpenCode } from "../OpenCode.tsx";
import type { StepView } from "../StepView.tsx";
import { Before } from "./Before.tsx";
import { freshRun, isAnswered, keepRun, withReply, type Run } from "./hand-in.ts";
import type { Over } from "./Over.tsx";

/** What is fetched when a set is begun. */
interface Parts {
  readonly StepView: typeof StepView;
  readonly Over: typeof Over;
}

interface State {
  readonly parts: Parts | null;
  /** What is typed in the box for a code, or came with the address. */
  readonly text: string;
  readonly fault: string;
  readonly saved: Saved | null;
  readonly set: ClassSet | null;
  readonly run: Run | null;
  /** The steps laid out so far. */
  readonly problems: readonly StepProblem[];
  readonly titles: Titles;
  /** Which step is in hand; past the last, the set is over. */
  readonly at: number;
  readonly note: string;
  /** Whether every step is here, so that the connection may go. */
  readonly whole: boolean;
}

const NOTHING: Omit<State, "text" | "parts"> = {
  fault: "",
  saved: null,
  set: null,
  run: null,
  problems: [],
  titles: {},
  at: 0,
  note: "",
  whole: false,
};

const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";
const UNKEPT = "This browser keeps nothing, so leave the page open until you have handed in.";

/** A student’s way through a class set: its note, its steps one by one, and the code at the end. */
export class Class extends Component<object, State> {
  override state: State = { text: "", parts: null, ...NOTHING };
  readonly root = createRef<HTMLDivElement>();
  #focus = "";

  override componentDidMount() {
    onAnchor(() => this.readAddress());
    this.readAddress();
  }

  override componentDidUpdate() {
    if (!this.#focus) return;
    this.root.current?.querySelector<HTMLElement>(this.#focus)?.focus();
    this.#focus = "";
  }

  readAddress() {
    const address = wholeAddress();
    const found = parseSet(address);
    if (found.ok) this.take(found.value);
    else if (found.violation.code !== "no-code") this.refuse(address);
  }

  readonly open = (text: string) => {
    const found = parseSet(text);
    if (found.ok) this.take(found.value);
    else this.refuse(text);
  };

  refuse(text: string) {
    const found = parseSet(text);
    this.setState({
      ...NOTHING,
      text,
      fault: found.ok ? "" : found.violation.message,
      saved: salvage(text),
    });
  }

  take(set: ClassSet) {
    this.setState({ text: "", ...NOTHING, set });
  }

  readonly takeSaved = () => {
    const { saved } = this.state;
    if (saved?.set) this.take(saved.set);
  };

  begin(run: Run) {
    const first = run.replies.findIndex((reply) => !isAnswered(reply));
    this.setState({ run, problems: [] });
    this.goTo(run, first < 0 ? run.replies.length : first);
    this.fetchAll(run);
  }

  /** Fetches every step while the first is thought about, so that a room without a connection can go on. */
  async fetchAll(run: Run) {
    try {
      const laid = await Promise.all([
        ...run.set.steps.map((step, at) => layStep(step, seedFor(run.tag, at))),
        import("lean-qr"),
      ]);
      await titlesFor(laid.map((one) => ("ok" in one && one.ok ? one.value.kind : null)));
      this.setState({ whole: true });
    } catch {
      // What is out of reach now is asked for again when its turn comes, and said then.
    }
  }

  /** Goes to that step, or past the last to the end, with every step up to it laid out. */
  async goTo(run: Run, at: number) {
    try {
      const parts = this.state.parts ?? (await fetchParts());
      const problems = [...this.state.problems];
      const last = Math.min(at, run.set.steps.length - 1);
      for (const [index, step] of run.set.steps.slice(0, last + 1).entries()) {
        if (problems[index]) continue;
        const laid = await layStep(step, seedFor(run.tag, index));
        if (!laid.ok)
          return this.setState({ note: `Question ${index + 1}: ${laid.violation.message}` });
        problems.push(laid.value);
      }
      const titles = await titlesFor(problems.map(({ kind }) => kind));
      if (at >= run.set.steps.length) this.#focus = ".came";
      this.setState({ parts, problems, titles, at, note: keepRun(run) ? "" : UNKEPT });
    } catch {
      this.setState({ note: UNREACHABLE });
    }
  }

  readonly answer = (answer: Answer, hinted: boolean) => {
    const { run, at, problems } = this.state;
    const problem = problems[at];
    const step = run?.set.steps[at];
    if (!run || !problem || !step) return;
    // In teaching the first answer is what the teacher learns; in an exam the last before going on.
    const had = run.replies[at];
    if (run.set.mode === "teach" && had && isAnswered(had)) return;
    const seed = step.type === "fresh" ? seedFor(run.tag, at) : undefined;
    const next = withReply(run, at, replyTo(problem, answer, hinted, seed));
    this.setState({ run: next, note: keepRun(next) ? "" : UNKEPT });
  };

  readonly onward = () => {
    const { run, at } = this.state;
    if (run) this.goTo(run, at + 1);
  };

  readonly name = (name: string) => {
    const { run } = this.state;
    if (!run) return;
    const next = { ...run, name };
    keepRun(next);
    this.setState({ run: next });
  };

  readonly again = () => {
    const { set } = this.state;
    if (set) this.begin(freshRun(set));
  };

  override render(_: object, state: State) {
    const { text, fault, saved, set, run, problems, titles, at, note, whole, parts } = state;
    const problem = problems[at];
    const reply = run?.replies[at];
    return (
      <div ref={this.root}>
        <p class="said" role="status">
          {note}
        </p>
        {!set ? (
          <>
            <p>
              Your teacher has given you a link, a code that begins with SET1, or a picture of one
              to scan with the camera of your phone. Paste the link or the code here.
            </p>
            <OpenCode
              id="set-code"
              label="Link or code of the set"
              text={text}
              fault={fault}
              saved={saved}
              onText={(typed) => this.setState({ text: typed })}
              onOpen={this.open}
              onSaved={this.takeSaved}
            />
          </>
        ) : run && parts && at >= set.steps.length ? (
          <parts.Over
            run={run}
            problems={problems}
            titles={titles}
            onName={this.name}
            onAgain={this.again}
          />
        ) : run && parts && problem && reply ? (
          <>
            <parts.StepView
              key={`${run.tag}-${at}`}
              problem={problem}
              titles={titles}
              at={at}
              of={set.steps.length}
              marks={set.mode === "teach"}
              given={answerOf(problem, reply)}
              onAnswer={this.answer}
              onward={{
                label: at + 1 < set.steps.length ? "Next question" : "Finish",
                next: this.onward,
              }}
            />
            {whole && (
              <p class="quiet">All the questions are here now, and need no connection any more.</p>
            )}
          </>
        ) : (
          <Before set={set} begin={(next) => this.begin(next)} />
        )}
      </div>
    );
  }
}

async function fetchParts(): Promise<Parts> {
  const [{ StepView }, { Over }] = await Promise.all([
    import("../StepView.tsx"),
    import("./Over.tsx"),
  ]);
  return { StepView, Over };
}
