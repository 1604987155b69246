import { Component, createRef, type ComponentChildren } from "preact";
import type { Violation } from "../../engine/core/result.ts";
import type { Field } from "../../exercises/kit/ask.ts";
import { readFigures } from "./figures.ts";
import { isSettled, type AnswerProps } from "./state.ts";

/** Draws the box for one field, under a caption of its own. */
export type Box = (field: Field, caption: string) => ComponentChildren;

interface Props extends AnswerProps {
  readonly id: string;
  readonly fields: readonly Field[];
  /** Lays out the boxes. */
  readonly children: (box: Box) => ComponentChildren;
}

interface State {
  readonly refused?: Violation | null;
  readonly edited?: boolean;
}

/**
 * Boxes for figures and the button that has them checked. The boxes keep their own text, so that nothing typed is lost
 * when the page wakes up, when a figure is refused, or when one is wrong. It is not a form element: one of those would
 * reload the page if it were sent before the page is awake.
 */
export class FigureForm extends Component<Props, State> {
  readonly root = createRef<HTMLDivElement>();
  /** The figures a specimen is shown with. */
  readonly first = this.props.given;

  input(field: string) {
    return this.root.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
  }

  readonly check = () => {
    const { fields, onAnswer } = this.props;
    const read = readFigures(fields, (field) => this.input(field)?.value ?? "");
    if (read.ok) {
      this.setState({ refused: null, edited: false });
      onAnswer(read.value);
    } else {
      this.setState({ refused: read.violation });
      this.input(read.violation.code)?.focus();
    }
  };

  override render({ id, children, verdict }: Props, { refused, edited }: State) {
    const settled = isSettled(verdict);
    const box: Box = (field, caption) => {
      const bad = refused?.code === field.id;
      const wrong = verdict?.lines?.some((line) => line.field === field.id && !line.right);
      return (
        <label class="box" key={field.id}>
          <span>{caption}</span>
          <input
            name={field.id}
            defaultValue={
              this.first?.type === "numbers" ? `${this.first.values[field.id] ?? ""}` : ""
            }
            inputMode="numeric"
            autocomplete="off"
            maxLength={20}
            aria-label={field.label}
            aria-invalid={bad || wrong || undefined}
            aria-describedby={bad ? `${id}-refused` : wrong ? reasonId(id, field.id) : undefined}
            readOnly={settled}
          />
        </label>
      );
    };
    return (
      <div
        class="figures"
        ref={this.root}
        onInput={() => this.setState({ edited: true })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.target instanceof HTMLInputElement) this.check();
        }}
      >
        {children(box)}
        <p class="refused" id={`${id}-refused`} role="alert">
          {refused?.message}
        </p>
        {(!verdict || edited) && !settled && (
          <button type="button" class="act check" onClick={this.check}>
            Check
          </button>
        )}
      </div>
    );
  }
}

/** The element that says why a figure is wrong, for the box to point to. */
export function reasonId(id: string, field: string): string {
  return `${id}-why-${field}`;
}
