import { numberWord } from "../../../exercises/kit/words.ts";

interface Props {
  /** How many questions the hand has; one at least. */
  readonly count: number;
  readonly onAsk: () => void;
}

/** Offers the questions of a printed hand, before its play is looked at. */
export function AskMe({ count, onAsk }: Props) {
  return (
    <p class="acts">
      <button type="button" class="button" onClick={onAsk}>
        Answer {numberWord(count)} {count === 1 ? "question" : "questions"}
      </button>{" "}
      <span class="quiet">You choose at the turning points, and are told what the book did.</span>
    </p>
  );
}
