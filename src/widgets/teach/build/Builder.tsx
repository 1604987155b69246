import { Component, createRef, type ComponentType } from "preact";
import { EMPTY_FORM, typedFrom, type OwnTyped } from "../../../classroom/own-boxes.ts";
import {
  parseSet,
  salvage,
  type ClassSet,
  type OwnHand,
  type Saved,
  type Step,
  type StepProblem,
} from "../../../classroom/set.ts";
import { wholeAddress, writeQuery } from "../../address.ts";
import { freshSeed } from "../../chance.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";
import { countWords } from "../../practice/words.ts";
import { dropSet, keepSet, keptSets, type KeptSet } from "../kept-sets.ts";
import { layStep, titlesFor } from "../lay.ts";
import { OpenCode } from "../OpenCode.tsx";
import type { StepView } from "../StepView.tsx";
import { EMPTY_SET, keepDraft, keptDraft } from "./drafts.ts";
import { FromExercises } from "./FromExercises.tsx";
import { FromLesson } from "./FromLesson.tsx";
import type { OwnFormProps } from "./OwnForm.tsx";
import { KeptList } from "./KeptList.tsx";
import { SetWords } from "./SetWords.tsx";
import { Share } from "./Share.tsx";
import { StepList } from "./StepList.tsx";

interface State {
  readonly set: ClassSet;
  /** Sets as they were, the latest last, to be brought back. */
  readonly past: readonly ClassSet[];
  readonly form: OwnTyped;
  readonly editing: number | null;
  readonly problems: readonly (StepProblem | null)[];
  readonly preview: {
    readonly at: number;
    readonly titles: Titles;
    readonly View: typeof StepView;
  } | null;
  /** The form for a hand of one’s own, fetched when it is first opened. */
  readonly OwnForm: ComponentType<OwnFormProps> | null;
  /** Whether the list of lessons has been opened, for which it is fetched. */
  readonly lessons: boolean;
  readonly kept: readonly KeptSet[];
  readonly code: string;
  readonly fault: string;
  readonly saved: Saved | null;
  readonly said: string;
}

const UNKEPT = "This browser keeps nothing: save the set to a file before you leave.";
const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";
const MOST_PAST = 50;

/** Where a teacher makes a set: its words, its questions and their order, a look at each, and the link for the class. */
export class Builder extends Component<object, State> {
  override state: State = {
    set: EMPTY_SET,
    past: [],
    form: EMPTY_FORM,
    editing: null,
    problems: [],
    preview: null,
    OwnForm: null,
    lessons: false,
    kept: [],
    code: "",
    fault: "",
    saved: null,
    said: "",
  };
  readonly own = createRef<HTMLDetailsElement>();

  override componentDidMount() {
    this.carryOn();
  }

  /** Opens what was being built here, and then the set of the address, if it names one. */
  carryOn() {
    const { set, form } = keptDraft();
    this.setState({ set, form, kept: keptSets() });
    this.lay(set);
    const address = wholeAddress();
    const given = parseSet(address);
    if (!given.ok) {
      if (given.violation.code !== "no-code") this.open(address);
      return;
    }
    this.change(given.value, "The set of the address is open. “Undo” brings back what was here.");
    // What is done to it from now on is kept here, and another visit begins with that.
    writeQuery("", false);
  }

  say = (said: string) => this.setState({ said });

  /** Takes another set in the place of this one; what was can be brought back. */
  change(set: ClassSet, said: string) {
    const past = [...this.state.past, this.state.set].slice(-MOST_PAST);
    this.put(set, past, said);
  }

  put(set: ClassSet, past: readonly ClassSet[], said: string) {
    const kept = keepDraft({ set, form: this.state.form });
    this.setState({ set, past, preview: null, said: kept ? said : UNKEPT });
    this.lay(set);
  }

  readonly undo = () => {
    const last = this.state.past.at(-1);
    if (last) this.put(last, this.state.past.slice(0, -1), "The last change is undone.");
  };

  /** Lays out the steps, for their questions and for a look at them. */
  async lay(set: ClassSet) {
    const problems = await Promise.all(
      set.steps.map(async (step) => {
        try {
          const laid = await layStep(step, 1);
          return laid.ok ? laid.value : null;
        } catch {
          return null;
        }
      }),
    );
    if (this.state.set.steps === set.steps) this.setState({ problems });
  }

  /** Words are kept at every key; they are no step to undo by themselves. */
  words(part: Partial<ClassSet>) {
    const set = { ...this.state.set, ...part };
    keepDraft({ set, form: this.state.form });
    this.setState({ set });
  }

  steps(steps: readonly Step[], said: string) {
    this.change({ ...this.state.set, steps }, said);
  }

  readonly add = (steps: readonly Step[], title = "") => {
    const { set } = this.state;
    const next = { ...set, title: set.title || title, steps: [...set.steps, ...steps] };
    this.change(
      next,
      steps.length === 1
        ? `Question ${next.steps.length} is added.`
        : `${countWords(steps.length, "question")} are added.`,
    );
  };

  readonly move = (from: number, to: number) => {
    const { steps } = this.state.set;
    const moved = steps[from];
    if (!moved) return;
    this.steps(
      steps.toSpliced(from, 1).toSpliced(to, 0, moved),
      `Question ${from + 1} is question ${to + 1} now.`,
    );
  };

  readonly remove = (at: number) =>
    this.steps(
      this.state.set.steps.toSpliced(at, 1),
      `Question ${at + 1} is taken out. “Undo” brings it back.`,
    );

  readonly typed = (form: OwnTyped) => {
    keepDraft({ set: this.state.set, form });
    this.setState({ form });
  };

  /** Deals another problem in the place of one with a number, at the same level; or opens a hand of one’s own. */
  readonly changeStep = (at: number) => {
    const { steps } = this.state.set;
    const step = steps[at];
    if (step?.type === "own") {
      this.typed(typedFrom(step.own));
      this.openForm(at);
    }
    if (step?.type !== "seed") return;
    const drawn = freshSeed();
    const seed = drawn - (drawn % 6) + (step.seed % 6);
    this.steps(steps.with(at, { ...step, seed }), `Question ${at + 1} is dealt again.`);
  };

  readonly ownDone = (own: OwnHand) => {
    const { editing, set } = this.state;
    const step: Step = { type: "own", own };
    if (editing !== null && set.steps[editing]) {
      this.steps(set.steps.with(editing, step), `Question ${editing + 1} is changed.`);
    } else this.add([step]);
    this.typed(EMPTY_FORM);
    this.setState({ editing: null });
  };

  readonly look = async (at: number) => {
    const problem = this.state.problems[at];
    if (!problem) return this.say(UNREACHABLE);
    try {
      const { StepView } = await import("../StepView.tsx");
      const titles = await titlesFor([problem.kind]);
      this.setState({ preview: { at, titles, View: StepView } });
    } catch {
      this.say(UNREACHABLE);
    }
  };

  /** Opens the form on a hand of the set, to be changed. */
  async openForm(editing: number) {
    await this.fetchForm();
    if (this.own.current) this.own.current.open = true;
    this.setState({ editing }, () => this.own.current?.querySelector("textarea")?.focus());
  }

  readonly fetchForm = async () => {
    try {
      const { OwnForm } = await import("./OwnForm.tsx");
      this.setState({ OwnForm });
    } catch {
      this.say(UNREACHABLE);
    }
  };

  readonly open = (code: string) => {
    const found = parseSet(code);
    if (found.ok) {
      this.setState({ code: "", fault: "", saved: null });
      this.change(found.value, "The set is open. “Undo” brings back what was here.");
    } else this.setState({ code, fault: found.violation.message, saved: salvage(code) });
  };

  readonly takeSaved = () => {
    const { saved } = this.state;
    if (!saved?.set) return;
    this.setState({ code: "", fault: "", saved: null });
    this.change(saved.set, "What could be read is open.");
  };

  readonly drop = (code: string) => {
    dropSet(code);
    this.setState({
      kept: keptSets(),
      code,
      said: "It is off the list. Its code stands in the box below, to be opened again.",
    });
  };

  readonly keep = () => {
    const kept = keepSet(this.state.set);
    this.setState({ kept: keptSets(), said: kept ? "The set is on the list below." : UNKEPT });
  };

  override render(_: object, state: State) {
    const {
      set,
      past,
      form,
      editing,
      problems,
      preview,
      kept,
      code,
      fault,
      saved,
      said,
      OwnForm,
      lessons,
    } = state;
    const looked = preview && problems[preview.at];
    return (
      <div class="builder">
        <SetWords
          set={set}
          onWords={(words) => this.words(words)}
          onMode={(mode) => this.change({ ...set, mode }, "")}
        />
        <section aria-labelledby="questions">
          <h2 id="questions">Questions</h2>
          <p class="said" role="status">
            {said}
          </p>
          {set.steps.length === 0 && <p>None yet. Add some below.</p>}
          <StepList
            steps={set.steps}
            problems={problems}
            onMove={this.move}
            onRemove={this.remove}
            onPreview={this.look}
            onChange={this.changeStep}
          />
          <p class="acts">
            <button
              type="button"
              class="button"
              aria-disabled={past.length === 0 || undefined}
              onClick={this.undo}
            >
              Undo
            </button>
            {set.steps.length > 0 && (
              <button
                type="button"
                class="plain"
                onClick={() => this.change(EMPTY_SET, "A new set. “Undo” brings the last back.")}
              >
                Begin a new set
              </button>
            )}
          </p>
          {preview && looked && (
            <>
              <preview.View
                key={`${looked.id}-${preview.at}`}
                problem={looked}
                titles={preview.titles}
                at={preview.at}
                of={set.steps.length}
                marks={set.mode === "teach"}
                given={null}
                onAnswer={() => {}}
                onward={null}
              />
              <p class="acts">
                <button
                  type="button"
                  class="plain"
                  onClick={() => this.setState({ preview: null })}
                >
                  Put it away
                </button>
              </p>
            </>
          )}
        </section>
        <section aria-labelledby="add">
          <h2 id="add">Add questions</h2>
          <details open>
            <summary>From the exercises</summary>
            <FromExercises onAdd={this.add} onSay={this.say} />
          </details>
          <details onToggle={() => this.setState({ lessons: true })}>
            <summary>All of a lesson</summary>
            {lessons && <FromLesson onAdd={this.add} onSay={this.say} />}
          </details>
          <details ref={this.own} onToggle={this.fetchForm}>
            <summary>A hand of your own</summary>
            {OwnForm && (
              <OwnForm typed={form} editing={editing} onTyped={this.typed} onDone={this.ownDone} />
            )}
          </details>
        </section>
        <section aria-labelledby="share">
          <h2 id="share">Give it to the class</h2>
          <Share set={set} onKeep={this.keep} />
        </section>
        <section aria-labelledby="kept">
          <h2 id="kept">Sets on this device</h2>
          <KeptList kept={kept} onOpen={this.open} onDrop={this.drop} />
          <OpenCode
            id="open-code"
            label="Link or code of a set"
            text={code}
            fault={fault}
            saved={saved}
            onText={(text) => this.setState({ code: text })}
            onOpen={this.open}
            onSaved={this.takeSaved}
          />
        </section>
      </div>
    );
  }
}
