import { Component, createRef } from "preact";
import { titleOf, type Step, type StepProblem } from "../../../classroom/set.ts";
import { Words } from "../../table/Words.tsx";
import { placeUnder, scrollNear } from "../../drag.ts";

interface Props {
  readonly steps: readonly Step[];
  /** The problem of each step as far as it is known. */
  readonly problems: readonly (StepProblem | null)[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  readonly onPreview: (at: number) => void;
  /** Deals another of the kind, makes a fresh one exact, or opens a hand of one’s own to be changed. */
  readonly onChange: (at: number) => void;
}

interface State {
  /** Where the question that is being dragged comes from, and where it would be if it were let go now. */
  readonly drag: { readonly from: number; readonly to: number } | null;
}

const CHANGES = { seed: "Deal again", own: "Change", fresh: "Make exact" } as const;

/** The questions of the set in order: moved by their handle with mouse, finger or arrow keys, or by buttons; looked at, dealt again, taken out. */
export class StepList extends Component<Props, State> {
  override state: State = { drag: null };

  readonly root = createRef<HTMLOListElement>();
  #focus: string | null = null;

  /** What was pressed goes with its question, so that it can be pressed again. */
  override componentDidUpdate() {
    if (this.#focus) this.root.current?.querySelector<HTMLElement>(this.#focus)?.focus();
    this.#focus = null;
  }

  move(from: number, to: number, by: "up" | "down" | "grip") {
    if (to < 0 || to >= this.props.steps.length || to === from) return;
    this.#focus = `li:nth-child(${to + 1}) [data-move="${by}"]`;
    this.props.onMove(from, to);
  }

  grip(at: number) {
    const { drag } = this.state;
    return {
      onPointerDown: (event: PointerEvent) => {
        const { currentTarget: grip } = event;
        if (event.button !== 0 || !(grip instanceof Element)) return;
        grip.setPointerCapture(event.pointerId);
        this.setState({ drag: { from: at, to: at } });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        const { current: list } = this.root;
        if (drag?.from !== at || !list) return;
        scrollNear(clientY);
        this.setState({ drag: { from: at, to: placeUnder(clientY, list, at) } });
      },
      onPointerUp: () => {
        if (!drag) return;
        this.setState({ drag: null });
        this.move(drag.from, drag.to, "grip");
      },
      onPointerCancel: () => this.setState({ drag: null }),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape") this.setState({ drag: null });
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        this.move(at, at + (event.key === "ArrowUp" ? -1 : 1), "grip");
      },
    };
  }

  override render({ steps, problems, onRemove, onPreview, onChange }: Props, { drag }: State) {
    return (
      <ol class="steps" ref={this.root}>
        {steps.map((step, at) => (
          <li
            key={at}
            data-dragged={at === drag?.from || undefined}
            data-drop={
              drag && drag.to === at && drag.to !== drag.from
                ? drag.to < drag.from
                  ? "before"
                  : "after"
                : undefined
            }
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
              <button
                type="button"
                class="plain grip"
                data-move="grip"
                aria-label={`Move question ${at + 1}: drag, or press an arrow key up or down`}
                {...this.grip(at)}
              >
                Drag
              </button>
              <button type="button" class="plain" onClick={() => onPreview(at)}>
                Look<span class="vh"> at question {at + 1}</span>
              </button>
              <button
                type="button"
                class="plain"
                aria-disabled={at === 0 || undefined}
                data-move="up"
                onClick={() => this.move(at, at - 1, "up")}
              >
                Up<span class="vh"> with question {at + 1}</span>
              </button>
              <button
                type="button"
                class="plain"
                aria-disabled={at + 1 === steps.length || undefined}
                data-move="down"
                onClick={() => this.move(at, at + 1, "down")}
              >
                Down<span class="vh"> with question {at + 1}</span>
              </button>
              {step.type !== "item" && (
                <button type="button" class="plain" onClick={() => onChange(at)}>
                  {CHANGES[step.type]}
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
