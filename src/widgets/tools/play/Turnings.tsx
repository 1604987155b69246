import { Component, createRef } from "preact";
import type { Card } from "../../../engine/core/card.ts";
import { must } from "../../../engine/core/result.ts";
import { cardName } from "../../../exercises/kit/words.ts";
import { playerOf, termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Note, Turning } from "../../../tabletop/playing/pbn.ts";
import { legalCards, positionOf } from "../../../tabletop/playing/position.ts";
import { begin, seenHands } from "../../../tabletop/playing/session.ts";
import { marksAt, parsePrices, type PosedTurning } from "../../../tabletop/playing/turning.ts";
import { placeOf, RuleLinks, type Titles } from "../../drill/RuleLinks.tsx";
import { MARK_WORDS } from "../../drill/verdict-words.ts";
import { Words } from "../../table/Words.tsx";
import { Board } from "./Board.tsx";
import { costsOf } from "./cost-marks.ts";
import { HandCards } from "./HandCards.tsx";
import { Tricks } from "./Tricks.tsx";
import { becauseAt, bookAt } from "./turning-words.ts";

export interface TurningsProps {
  readonly deal: PlayDeal;
  readonly record: readonly Card[];
  readonly notes: readonly Note[];
  readonly turnings: readonly (Turning | PosedTurning)[];
  readonly titles: Titles;
  /** Back to the play, at the card after the last question. */
  readonly onLeave: (at: number) => void;
}

interface State {
  /** Which of the questions is asked. */
  readonly index: number;
  readonly answer: Card | null;
  /** The questions, once they can be marked. */
  readonly posed: readonly PosedTurning[] | null;
  /** Why there is no question, in a sentence. */
  readonly trouble: string;
}

const NONE: ReturnType<typeof costsOf> = new Map();

/**
 * The turning points of a printed hand, one after another: the reader chooses a card from what that player sees, is told
 * what it is worth, and only then what the book played.
 */
export class Turnings extends Component<TurningsProps, State> {
  override state: State = {
    index: 0,
    answer: null,
    posed: this.props.turnings.every(isPosed) ? this.props.turnings.filter(isPosed) : null,
    trouble: "",
  };
  readonly heading = createRef<HTMLHeadingElement>();
  readonly posing = new AbortController();

  override componentDidMount() {
    this.heading.current?.focus();
    if (!this.state.posed) void this.pose();
  }

  override componentWillUnmount() {
    this.posing.abort();
  }

  async pose() {
    const { deal, record, turnings } = this.props;
    try {
      const { poseTurnings } = await import("./pose-turnings.ts");
      const posed = await poseTurnings(deal, record, turnings, this.posing.signal);
      this.setState({
        posed,
        trouble: posed.length > 0 ? "" : "These are too hard to price here.",
      });
    } catch {
      this.setState({ trouble: "The solver could not be fetched: reload the page." });
    }
  }

  override componentDidUpdate(_: TurningsProps, before: State) {
    const { index, posed } = this.state;
    if (before.index !== index || before.posed !== posed) this.heading.current?.focus();
  }

  override render(props: TurningsProps, { index, answer, posed, trouble }: State) {
    const { deal, record, onLeave } = props;
    const turning = posed?.[index];
    if (!posed || !turning) {
      return (
        <section class="turnings">
          <p role="status">{trouble || "Working out what the cards are worth."}</p>
          <p class="acts">
            <button type="button" class="button" onClick={() => onLeave(0)}>
              Back to the play
            </button>
          </p>
        </section>
      );
    }
    const position = must(positionOf(deal, record.slice(0, turning.at)));
    const { toPlay } = position;
    if (!toPlay) return null;
    const terms = termsOf(deal);
    const chair = playerOf(terms, toPlay);
    const line = record.slice(0, turning.at);
    const next = index + 1;
    return (
      <section class="turnings">
        <h2 tabIndex={-1} ref={this.heading}>
          Question {next} of {posed.length}
        </h2>
        <p class="ask">
          <Words text={turning.text} />
        </p>
        <div class="felt">
          <Board
            deal={deal}
            chair={chair}
            position={position}
            seen={seenHands(deal, { ...begin(chair, "book"), line, at: turning.at })}
            dealtBelow={toPlay}
          />
          <HandCards
            label="The hand to play"
            cards={position.left[toPlay]}
            playable={legalCards(position)}
            costs={answer ? costsOf(must(parsePrices(turning.prices)), terms) : NONE}
            onPlay={(card) => this.setState({ answer: card })}
          />
        </div>
        <div role="status" class="told-at">
          {answer && <Verdict {...props} turning={turning} answer={answer} />}
        </div>
        <p class="acts">
          {next < posed.length && (
            <button
              type="button"
              class="button"
              onClick={() => this.setState({ index: next, answer: null })}
            >
              {answer ? "Next question" : "Leave this one"}
            </button>
          )}
          <button type="button" class="button" onClick={() => onLeave(turning.at)}>
            Back to the play
          </button>
        </p>
        <Tricks deal={deal} end={position} at={turning.at} losses={new Map()} />
      </section>
    );
  }
}

function isPosed(turning: Turning | PosedTurning): turning is PosedTurning {
  return "prices" in turning;
}

interface VerdictProps extends TurningsProps {
  readonly turning: PosedTurning;
  readonly answer: Card;
}

function Verdict({ deal, record, notes, titles, turning, answer }: VerdictProps) {
  const { at, rule, prices } = turning;
  const marks = marksAt(must(parsePrices(prices)), termsOf(deal), rule);
  const mark = marks.get(answer)?.mark ?? "wrong";
  const played = record[at];
  const rules = rule?.rules.filter((id) => placeOf(id, titles)) ?? [];
  const remark = notes.find(({ after }) => after === at + 1);
  return (
    <>
      <h3>
        {MARK_WORDS[mark]}: the {cardName(answer)}
      </h3>
      <p>
        <Words
          text={`${becauseAt(answer, marks)} ${played ? bookAt(answer, played, marks) : ""}`}
        />
      </p>
      {remark && (
        <p class="remark">
          <Words text={remark.text} />
        </p>
      )}
      {rules.length > 0 && (
        <p class="quiet">
          {rules.length > 1 ? "The rules: " : "The rule: "}
          <RuleLinks rules={rules} titles={titles} />
        </p>
      )}
    </>
  );
}
