import { Component, type ComponentChildren } from "preact";
import type { Step, StepProblem } from "../../../classroom/set.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";
import { layStep, titlesFor } from "../lay.ts";
import type { StepView } from "../StepView.tsx";
import { UNREACHABLE } from "./words.ts";

interface Props {
  /** The step to be seen; another one wants another preview, by its key. */
  readonly step: Step;
  /** Its place among how many, from 0. */
  readonly at: number;
  readonly of: number;
  /** Whether answers are marked at once, as the set says. */
  readonly marks: boolean;
  readonly onSay: (words: string) => void;
  readonly onAway: () => void;
  /** What else may be done with it. */
  readonly children?: ComponentChildren;
}

interface State {
  readonly shown: {
    readonly problem: StepProblem;
    readonly titles: Titles;
    readonly View: typeof StepView;
  } | null;
}

/** A question as a student meets it, fetched when it is asked for. Put away, it leads back to the button that called it. */
export class Preview extends Component<Props, State> {
  override state: State = { shown: null };
  readonly #opener = document.activeElement;
  #root: HTMLElement | null = null;
  #gone = false;

  override componentDidMount() {
    this.fetchAll();
  }

  async fetchAll() {
    const { step, onSay, onAway } = this.props;
    try {
      const [{ StepView: View }, laid] = await Promise.all([
        import("../StepView.tsx"),
        layStep(step, 1),
      ]);
      const titles = laid.ok ? await titlesFor([laid.value.kind]) : {};
      if (this.#gone) return;
      if (laid.ok) this.setState({ shown: { problem: laid.value, titles, View } });
      else onSay(laid.violation.message);
    } catch {
      if (this.#gone) return;
      onSay(UNREACHABLE);
      onAway();
    }
  }

  override componentWillUnmount() {
    this.#gone = true;
    const within = this.#root?.contains(document.activeElement);
    if (within && this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  override render({ at, of, marks, onAway, children }: Props, { shown }: State) {
    return (
      <div
        class="preview"
        ref={(root) => {
          this.#root = root ?? this.#root;
        }}
      >
        {shown && (
          <>
            <shown.View
              problem={shown.problem}
              titles={shown.titles}
              at={at}
              of={of}
              marks={marks}
              given={null}
              onAnswer={() => {}}
              onward={null}
            />
            <p class="acts">
              {children}
              <button type="button" class="plain" onClick={onAway}>
                Put it away
              </button>
            </p>
          </>
        )}
      </div>
    );
  }
}
