import { Component } from "preact";
import { dealtAgain, madeExact, moved } from "../../../classroom/edit.ts";
import { EMPTY_FORM, typedFrom, type OwnTyped } from "../../../classroom/own-boxes.ts";
import { parseSet, type ClassSet, type OwnHand, type Step } from "../../../classroom/set.ts";
import { wholeAddress, writeQuery } from "../../address.ts";
import { freshSeed } from "../../chance.ts";
import { dropSet, keepSet, keptSets, type KeptSet } from "../kept-sets.ts";
import { AddQuestions } from "./AddQuestions.tsx";
import { EMPTY_SET, keepDraft, keptDraft } from "./drafts.ts";
import { KeptSets } from "./KeptSets.tsx";
import { Questions } from "./Questions.tsx";
import { SetWords } from "./SetWords.tsx";
import { Share } from "./Share.tsx";
import { addedWords, UNKEPT, UNREACHABLE } from "./words.ts";

interface State {
  readonly set: ClassSet;
  /** Sets as they were, the latest last, to be brought back. */
  readonly past: readonly ClassSet[];
  readonly form: OwnTyped;
  readonly editing: number | null;
  readonly kept: readonly KeptSet[];
  readonly damaged: string;
  readonly said: string;
}

const MOST_PAST = 50;

/**
 * Where a teacher makes a set. It holds the set and what it was before; its parts draw the words, the questions, the ways to
 * add one, the link for the class and the sets of this device, and tell it what is done.
 */
export class Builder extends Component<object, State> {
  override state: State = {
    set: EMPTY_SET,
    past: [],
    form: EMPTY_FORM,
    editing: null,
    kept: [],
    damaged: "",
    said: "",
  };

  override componentDidMount() {
    this.carryOn();
  }

  /** Opens what was being built here, and then the set of the address, if it names one. */
  carryOn() {
    const { set, form } = keptDraft();
    this.setState({ set, form, kept: keptSets() });
    const address = wholeAddress();
    const given = parseSet(address);
    if (!given.ok) {
      if (given.violation.code !== "no-code") this.setState({ damaged: address });
      return;
    }
    this.open(given.value, "The set of the address is open. “Undo” brings back what was here.");
    // What is done to it from now on is kept here, and another visit begins with that.
    writeQuery("", false);
  }

  readonly say = (said: string) => this.setState({ said });

  /** Takes another set in the place of this one; what was can be brought back. */
  readonly open = (set: ClassSet, said: string) => {
    this.put(set, [...this.state.past, this.state.set].slice(-MOST_PAST), said);
  };

  put(set: ClassSet, past: readonly ClassSet[], said: string) {
    const kept = keepDraft({ set, form: this.state.form });
    this.setState({ set, past, said: kept ? said : UNKEPT });
  }

  readonly undo = () => {
    const last = this.state.past.at(-1);
    if (last) this.put(last, this.state.past.slice(0, -1), "The last change is undone.");
  };

  /** Words are kept at every key; they are no step to undo by themselves. */
  readonly words = (part: Partial<ClassSet>) => {
    const set = { ...this.state.set, ...part };
    keepDraft({ set, form: this.state.form });
    this.setState({ set });
  };

  steps(steps: readonly Step[], said: string) {
    this.open({ ...this.state.set, steps }, said);
  }

  readonly add = (added: readonly Step[], title = "") => {
    const { set } = this.state;
    const steps = [...set.steps, ...added];
    this.open({ ...set, title: set.title || title, steps }, addedWords(added.length, steps.length));
  };

  readonly move = (from: number, to: number) =>
    this.steps(
      moved(this.state.set.steps, from, to),
      `Question ${from + 1} is question ${to + 1} now.`,
    );

  readonly remove = (at: number) =>
    this.steps(
      this.state.set.steps.toSpliced(at, 1),
      `Question ${at + 1} is taken out. “Undo” brings it back.`,
    );

  readonly typed = (form: OwnTyped) => {
    keepDraft({ set: this.state.set, form });
    this.setState({ form });
  };

  /** Deals another in the place of a problem with a number, makes a fresh one exact, or opens a hand of one’s own. */
  readonly change = (at: number) => {
    const { steps } = this.state.set;
    const step = steps[at];
    if (step?.type === "own") {
      this.typed(typedFrom(step.own));
      // Asked again for the same hand, the form is opened again.
      this.setState({ editing: null }, () => this.setState({ editing: at }));
    }
    if (step?.type === "fresh") this.exact([at]);
    if (step?.type !== "seed") return;
    const again = dealtAgain(step, freshSeed());
    this.steps(steps.with(at, again), `Question ${at + 1} is dealt again.`);
  };

  /** Gives every student the same cards at these places, or wherever they would be dealt afresh. */
  async exact(places: readonly number[] | null) {
    const before = this.state.set.steps;
    const wanted = (at: number) => places === null || places.includes(at);
    try {
      const made = await madeExact(before, freshSeed);
      if (this.state.set.steps !== before) return;
      this.steps(
        before.map((step, at) => (wanted(at) ? (made[at] ?? step) : step)),
        places?.length === 1
          ? `Question ${Number(places[0]) + 1} is the same for every student now.`
          : "Every question is the same for every student now.",
      );
    } catch {
      this.say(UNREACHABLE);
    }
  }

  readonly ownDone = (own: OwnHand) => {
    const { editing, set } = this.state;
    const step: Step = { type: "own", own };
    if (editing !== null && set.steps[editing]) {
      this.steps(set.steps.with(editing, step), `Question ${editing + 1} is changed.`);
    } else this.add([step]);
    this.typed(EMPTY_FORM);
    this.setState({ editing: null });
  };

  readonly drop = (code: string) => {
    dropSet(code);
    this.setState({ kept: keptSets() });
    this.say("It is off the list. Its code stands in the box below, to be opened again.");
  };

  readonly keep = () => {
    const kept = keepSet(this.state.set);
    this.setState({ kept: keptSets(), said: kept ? "The set is on the list below." : UNKEPT });
  };

  override render(_: object, { set, past, form, editing, kept, damaged, said }: State) {
    return (
      <div class="builder">
        <SetWords
          set={set}
          onWords={this.words}
          onMode={(mode) => this.open({ ...set, mode }, "")}
        />
        <Questions
          set={set}
          said={said}
          canUndo={past.length > 0}
          onSay={this.say}
          onMove={this.move}
          onRemove={this.remove}
          onChange={this.change}
          onUndo={this.undo}
          onNew={() => this.open(EMPTY_SET, "A new set. “Undo” brings the last back.")}
        />
        <AddQuestions
          steps={set.steps}
          form={form}
          editing={editing}
          onAdd={this.add}
          onTyped={this.typed}
          onOwn={this.ownDone}
          onSay={this.say}
        />
        <section aria-labelledby="share">
          <h2 id="share">Give it to the class</h2>
          <Share set={set} onKeep={this.keep} onExact={() => this.exact(null)} />
        </section>
        <KeptSets kept={kept} damaged={damaged} onSet={this.open} onDrop={this.drop} />
      </div>
    );
  }
}
