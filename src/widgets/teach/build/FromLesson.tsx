import { Component } from "preact";
import { parseSet, type Step } from "../../../classroom/set.ts";
import { countWords } from "../../practice/words.ts";
import { fetchJson } from "../lay.ts";

/** A lesson’s set as the list of them has it. */
interface Ready {
  readonly track: string;
  readonly title: string;
  readonly steps: number;
  readonly code: string;
}

interface Props {
  readonly onAdd: (steps: readonly Step[], title: string) => void;
  readonly onSay: (words: string) => void;
}

interface State {
  readonly ready: readonly Ready[];
  readonly code: string;
}

/** The questions of a whole lesson at once. */
export class FromLesson extends Component<Props, State> {
  override state: State = { ready: [], code: "" };

  override componentDidMount() {
    this.fetchReady();
  }

  fetchReady() {
    fetchJson<readonly Ready[]>("/teach/lessons.json").then(
      (ready) => this.setState({ ready }),
      () => this.props.onSay("The lessons could not be fetched. See that you are connected."),
    );
  }

  readonly add = () => {
    const { ready, code } = this.state;
    const set = parseSet(code);
    if (set.ok) {
      this.props.onAdd(set.value.steps, ready.find((one) => one.code === code)?.title ?? "");
    }
  };

  override render(_: Props, { ready, code }: State) {
    const tracks = [...new Set(ready.map(({ track }) => track))];
    return (
      <div class="adder">
        <p class="boxed">
          <label for="lesson">Lesson</label>
          <select
            id="lesson"
            value={code}
            onChange={({ currentTarget }) => this.setState({ code: currentTarget.value })}
          >
            <option value="">Choose one</option>
            {tracks.map((track) => (
              <optgroup key={track} label={track}>
                {ready
                  .filter((one) => one.track === track)
                  .map((one) => (
                    <option key={one.code} value={one.code}>
                      {one.title} ({countWords(one.steps, "question")})
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </p>
        <p class="acts">
          <button
            type="button"
            class="button"
            aria-disabled={!code || undefined}
            onClick={this.add}
          >
            Add its questions
          </button>
        </p>
      </div>
    );
  }
}
