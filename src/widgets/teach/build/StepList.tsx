import { Component, createRef } from "preact";
import { titleOf, type Step, type StepProblem } from "../../../classroom/set.ts";
import { Words } from "../../table/Words.tsx";

interface Props {
  readonly steps: readonly Step[];
  /** The problem of each step as far as it is known. */
  readonly problems: readonly (StepProblem | null)[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  readonly onPreview: (at: number) => void;
  /** Deals another of the kind, or opens a hand of one’s own to be changed. */
  readonly onChange: (at: number) => void;
}

/** The questions of the set in order: moved by buttons or by dragging, looked at, dealt again, taken out. */
export class StepList extends Component<Props, { dragged: number | null }> {
  override state: { dragged: number | null } = { dragged: null };

  readonly root = createRef<HTMLOListElement>();
  #focus: string | null = null;

  /** The button goes with its question, so that it can be pressed again. */
  override componentDidUpdate() {
    if (this.#focus) this.root.current?.querySelector<HTMLElement>(this.#focus)?.focus();
    this.#focus = null;
  }

  move(from: number, to: number) {
    if (to < 0 || to >= this.props.steps.length) return;
    this.#focus = `li:nth-child(${to + 1}) [data-move="${to < from ? "up" : "down"}"]`;
    this.props.onMove(from, to);
  }

  readonly drop = (to: number) => {
    const { dragged } = this.state;
    this.setState({ dragged: null });
    if (dragged !== null && dragged !== to) this.props.onMove(dragged, to);
  };

  override render(
    { steps, problems, onRemove, onPreview, onChange }: Props,
    { dragged }: { dragged: number | null },
  ) {
    return (
      <ol class="steps" ref={this.root}>
        {steps.map((step, at) => (
          <li
            key={at}
            draggable
            data-dragged={at === dragged || undefined}
            onDragStart={() => this.setState({ dragged: at })}
            onDragEnd={() => this.setState({ dragged: null })}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              this.drop(at);
            }}
          >
            <p>
              <b>{titleOf(step)}</b>{" "}
              {step.type === "fresh" ? (
                <span class="quiet">dealt afresh to each student, level {step.level}</span>
              ) : (
                <Words text={problems[at]?.question ?? ""} />
              )}
              {step.type === "seed" && <span class="quiet"> No. {step.seed}</span>}
            </p>
            <p class="acts">
              <button type="button" class="plain" onClick={() => onPreview(at)}>
                Look<span class="vh"> at question {at + 1}</span>
              </button>
              <button
                type="button"
                class="plain"
                aria-disabled={at === 0 || undefined}
                data-move="up"
                onClick={() => this.move(at, at - 1)}
              >
                Up<span class="vh"> with question {at + 1}</span>
              </button>
              <button
                type="button"
                class="plain"
                aria-disabled={at + 1 === steps.length || undefined}
                data-move="down"
                onClick={() => this.move(at, at + 1)}
              >
                Down<span class="vh"> with question {at + 1}</span>
              </button>
              {(step.type === "seed" || step.type === "own") && (
                <button type="button" class="plain" onClick={() => onChange(at)}>
                  {step.type === "own" ? "Change" : "Deal again"}
                  <span class="vh"> question {at + 1}</span>
                </button>
              )}
              <button type="button" class="plain" onClick={() => onRemove(at)}>
                Remove<span class="vh"> question {at + 1}</span>
              </button>
            </p>
          </li>
        ))}
      </ol>
    );
  }
}
