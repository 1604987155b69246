import { Component, createRef, type ComponentType } from "preact";
import type { OwnTyped } from "../../../classroom/own-boxes.ts";
import type { OwnHand, Step } from "../../../classroom/set.ts";
import { FromExercises } from "./choose/FromExercises.tsx";
import { FromLesson } from "./FromLesson.tsx";
import type { OwnFormProps } from "./OwnForm.tsx";
import { UNREACHABLE } from "./words.ts";

interface Props {
  readonly steps: readonly Step[];
  readonly form: OwnTyped;
  /** The place of the hand that is being changed; null while a new one is made. */
  readonly editing: number | null;
  readonly onAdd: (steps: readonly Step[], title?: string) => void;
  readonly onTyped: (form: OwnTyped) => void;
  readonly onOwn: (own: OwnHand) => void;
  readonly onSay: (words: string) => void;
}

interface State {
  /** The form for a hand of one’s own, fetched when it is first opened. */
  readonly OwnForm: ComponentType<OwnFormProps> | null;
  /** Whether the list of lessons has been opened, for which it is fetched. */
  readonly lessons: boolean;
}

/** The three ways to add questions: from the exercises, all of a lesson, a hand of one’s own. */
export class AddQuestions extends Component<Props, State> {
  override state: State = { OwnForm: null, lessons: false };
  readonly own = createRef<HTMLDetailsElement>();

  override componentDidUpdate({ editing }: Props) {
    if (this.props.editing !== null && editing !== this.props.editing) this.openForm();
  }

  /** Opens the form on a hand of the set, to be changed. */
  async openForm() {
    await this.fetchForm();
    if (this.own.current) this.own.current.open = true;
    this.own.current?.querySelector("textarea")?.focus();
  }

  readonly fetchForm = async () => {
    if (this.state.OwnForm) return;
    try {
      const { OwnForm } = await import("./OwnForm.tsx");
      await new Promise<void>((drawn) => {
        this.setState({ OwnForm }, drawn);
      });
    } catch {
      this.props.onSay(UNREACHABLE);
    }
  };

  override render(props: Props, { OwnForm, lessons }: State) {
    const { steps, form, editing, onAdd, onTyped, onOwn, onSay } = props;
    return (
      <section aria-labelledby="add">
        <h2 id="add">Add questions</h2>
        <details open>
          <summary>From the exercises</summary>
          <FromExercises steps={steps} onAdd={onAdd} onSay={onSay} />
        </details>
        <details onToggle={() => this.setState({ lessons: true })}>
          <summary>All of a lesson</summary>
          {lessons && <FromLesson onAdd={onAdd} onSay={onSay} />}
        </details>
        <details ref={this.own} onToggle={this.fetchForm}>
          <summary>A hand of your own</summary>
          {OwnForm && <OwnForm typed={form} editing={editing} onTyped={onTyped} onDone={onOwn} />}
        </details>
      </section>
    );
  }
}
