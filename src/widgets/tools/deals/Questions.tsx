import { Component } from "preact";
import { isCard } from "../../../engine/core/card.ts";
import { checkSet, formatSet, type OwnHand, type Step } from "../../../classroom/set.ts";
import { NO_HANDS } from "../../../engine/notation/found-deal.ts";
import { listText, numberWord, sentence } from "../../../exercises/kit/words.ts";
import { linkToClass } from "../../address.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Words } from "../../table/Words.tsx";
import { addToDraft } from "../../teach/build/drafts.ts";
import { askedOf, type AskedOf } from "./asked.ts";
import type { RoomProps } from "./room-props.ts";
import { countText } from "./words.ts";

interface State {
  /** What the questions are about, so that none is shown beside other cards. */
  readonly of: string;
  readonly asked: readonly AskedOf[];
  readonly said: string;
  /** What came of adding questions to the set that is being made. */
  readonly added: string;
}

/** A question as a step of a class set: the hand it is about and no other, the engine’s answers accepted. */
function stepOf({ board, under }: RoomProps, { posed, solution, seat, because }: AskedOf): Step {
  const right =
    solution.type === "choices" ? solution.choices.filter(({ mark }) => mark === "best") : [];
  const { ask } = posed;
  const own: OwnHand = {
    hands: { ...NO_HANDS, [seat]: board.hands[seat] },
    viewer: seat,
    sees: [seat],
    strain: ask.type === "card" ? under.strain : null,
    declarer: ask.type === "card" ? under.declarer : null,
    question: posed.question,
    ask:
      ask.type === "card"
        ? { type: "card", accepted: right.map(({ id }) => id).filter(isCard) }
        : {
            type: "words",
            answers:
              "options" in ask
                ? ask.options.map(({ id, label }) => ({
                    label,
                    accepted: right.some((choice) => choice.id === id),
                  }))
                : [],
          },
    why: because.slice(0, 400),
  };
  return { type: "own", own };
}

/** The questions that the course’s exercises can put about the board, each with the engine’s answer, and a class set of them. */
export class Questions extends Component<RoomProps, State> {
  override state: State = { of: "", asked: [], said: "", added: "" };

  override componentDidMount() {
    void this.find();
  }

  override componentDidUpdate() {
    if (this.state.of !== this.of) void this.find();
  }

  get of(): string {
    const { board, under } = this.props;
    return JSON.stringify([board.hands, board.dealer, under]);
  }

  async find() {
    const { of } = this;
    const { board, under } = this.props;
    this.setState({ of, asked: [], said: "Looking.", added: "" });
    try {
      const asked = await askedOf(board, under);
      if (this.state.of === of) this.setState({ asked, said: "" });
    } catch {
      this.setState({ said: "The exercises could not be fetched. Are you offline?" });
    }
  }

  /** Adds questions to the set that is being made on this device. */
  add(asked: readonly AskedOf[]) {
    const set = addToDraft(asked.map((one) => stepOf(this.props, one)));
    this.setState({
      added: set.ok
        ? `${sentence(countText(asked.length, "question"))} added. The set you are making has ${numberWord(set.value.steps.length)} now.`
        : set.violation.message,
    });
  }

  override render(props: RoomProps, { asked, said, added }: State) {
    const set = checkSet({
      title: "Hands from the deal desk",
      note: "",
      mode: "teach",
      steps: asked.map((one) => stepOf(props, one)),
    });
    return (
      <div class="questions">
        <p role="status">
          {said ||
            (asked.length === 0
              ? "There is no question yet: a hand needs its thirteen cards, and the texts must settle the answer."
              : "")}
        </p>
        <ul class="asked">
          {asked.map((one) => (
            <li key={`${one.kind} ${one.seat}`}>
              <p>
                <SeatName seat={one.seat} />: <Words text={one.posed.question} />
              </p>
              <details>
                <summary>Answer</summary>
                <p>
                  <b>
                    <Words text={listText(one.best)} />
                  </b>{" "}
                  <Words text={one.because} />
                </p>
              </details>
              <p class="quiet">
                More of the kind: <a href={`/practice/${one.kind}/`}>{one.title}</a>
              </p>
              <button type="button" class="button" onClick={() => this.add([one])}>
                Add to the set you are making<span class="vh">: {one.title}</span>
              </button>
            </li>
          ))}
        </ul>
        {set.ok && (
          <p class="acts">
            <button type="button" class="button" onClick={() => this.add(asked)}>
              Add all to the set you are making
            </button>
            <a href="/teach/build/">Open that set</a>
            <a href={linkToClass(formatSet(set.value))}>Put these to a class at once</a>
          </p>
        )}
        <p class="said" role="status">
          {added}
        </p>
      </div>
    );
  }
}
