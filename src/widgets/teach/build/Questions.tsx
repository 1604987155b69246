import { Component } from "preact";
import type { ClassSet, Step, StepProblem } from "../../../classroom/set.ts";
import { layStep } from "../lay.ts";
import { Preview } from "./Preview.tsx";
import { StepList } from "./StepList.tsx";
import { chosenWords } from "./words.ts";

interface Props {
  readonly set: ClassSet;
  readonly said: string;
  readonly canUndo: boolean;
  readonly onSay: (words: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  /** Deals another of the kind, opens a hand of one’s own, or makes a fresh one exact. */
  readonly onChange: (at: number) => void;
  readonly onUndo: () => void;
  readonly onNew: () => void;
}

interface State {
  readonly problems: readonly (StepProblem | null)[];
  /** The step that is looked at. */
  readonly looked: Step | null;
}

/** The questions of the set: their list, a look at each, and the way back from the last change. */
export class Questions extends Component<Props, State> {
  override state: State = { problems: [], looked: null };

  override componentDidMount() {
    this.lay(this.props.set.steps);
  }

  override componentDidUpdate({ set }: Props) {
    if (set.steps !== this.props.set.steps) this.lay(this.props.set.steps);
  }

  /** Lays out the steps for the words of their questions; one that cannot be had has none. */
  async lay(steps: readonly Step[]) {
    const problems = await Promise.all(
      steps.map(async (step) => {
        try {
          const laid = await layStep(step, 1);
          return laid.ok ? laid.value : null;
        } catch {
          return null;
        }
      }),
    );
    if (this.props.set.steps === steps) this.setState({ problems });
  }

  override render(props: Props, { problems, looked }: State) {
    const { set, said, canUndo, onSay, onMove, onRemove, onChange, onUndo, onNew } = props;
    const at = looked ? set.steps.indexOf(looked) : -1;
    return (
      <section aria-labelledby="questions">
        <h2 id="questions">Questions</h2>
        <p class="said" role="status">
          {said}
        </p>
        <p>{set.steps.length === 0 ? "None yet. Add some below." : chosenWords(set.steps)}</p>
        <StepList
          steps={set.steps}
          problems={problems}
          onMove={onMove}
          onRemove={onRemove}
          onPreview={(place) => this.setState({ looked: set.steps[place] ?? null })}
          onChange={onChange}
        />
        <p class="acts">
          <button
            type="button"
            class="button"
            aria-disabled={!canUndo || undefined}
            onClick={onUndo}
          >
            Undo
          </button>
          {set.steps.length > 0 && (
            <button type="button" class="plain" onClick={onNew}>
              Begin a new set
            </button>
          )}
        </p>
        {looked && at >= 0 && (
          <Preview
            key={`${at} ${JSON.stringify(looked)}`}
            step={looked}
            at={at}
            of={set.steps.length}
            marks={set.mode === "teach"}
            onSay={onSay}
            onAway={() => this.setState({ looked: null })}
          />
        )}
      </section>
    );
  }
}
