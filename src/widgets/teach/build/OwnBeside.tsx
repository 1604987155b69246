import { Component } from "preact";
import { engineSays } from "../../../classroom/beside/beside.ts";
import { positionOf, tricksBeside } from "../../../classroom/beside/tricks.ts";
import type { OwnHand } from "../../../classroom/set.ts";
import { askCards } from "../../../solver/worker/client.ts";
import type { Asked } from "../../../worker/ask.ts";
import { Words } from "../../table/Words.tsx";
import { UNREACHABLE } from "./words.ts";

interface Props {
  readonly own: OwnHand;
}

interface State {
  /** What the tricks were counted of, so that none are shown beside other cards. */
  readonly of: string;
  readonly lines: readonly string[];
  readonly said: string;
}

/** What the engine has to say of the hand in the form, beside what the teacher accepts; the tricks are counted when asked. */
export class OwnBeside extends Component<Props, State> {
  override state: State = { of: "", lines: [], said: "" };
  #asked: Asked<unknown> | null = null;

  override componentWillUnmount() {
    this.#asked?.cancel();
  }

  /** The cards and the ask; the words of the question change nothing that is counted. */
  get of(): string {
    const { hands, viewer, strain, declarer, ask } = this.props.own;
    return JSON.stringify([hands, viewer, strain, declarer, ask]);
  }

  readonly count = async () => {
    const { own } = this.props;
    const position = positionOf(own);
    if (!position) return;
    const { of } = this;
    this.#asked?.cancel();
    this.setState({ of, lines: [], said: "Counting." });
    const asked = askCards(position);
    this.#asked = asked;
    try {
      const cards = await asked.answer;
      if (this.#asked !== asked) return;
      this.setState({ of, lines: tricksBeside(own, position, cards), said: "" });
    } catch {
      if (this.#asked === asked) this.setState({ of, lines: [], said: UNREACHABLE });
    }
  };

  override render({ own }: Props, { of, lines, said }: State) {
    const says = engineSays(own);
    const current = of === this.of;
    return (
      <div class="engine">
        <b>The engine beside you</b>
        {says.length === 0 && <p>The texts settle nothing here: the answer is your own.</p>}
        {says.map((line) => (
          <p key={line}>
            <Words text={line} />
          </p>
        ))}
        {positionOf(own) && (
          <p class="acts">
            <button type="button" class="button" onClick={this.count}>
              Count the tricks, every card seen
            </button>
          </p>
        )}
        <div role="status">
          {current &&
            [...lines, said].map(
              (line) =>
                line && (
                  <p key={line}>
                    <Words text={line} />
                  </p>
                ),
            )}
        </div>
      </div>
    );
  }
}
