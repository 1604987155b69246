import type { RuleId } from "../../rulebook/rules.ts";
import { cardsLeft, countIn, type Counting } from "../dealing/hand-count.ts";
import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { SUIT_NAME } from "../kit/words.ts";
import { groundsOf, thereforeOf } from "../wording/count-words.ts";

const RULES: readonly RuleId[] = ["second.count", "auction.revoke.definition"];

/** Marks every number of cards that an unseen hand might have of a suit; one is certain. (Rule `second.count`.) */
export function solveCount(problem: Posed): Solution {
  const { viewer, hand, dummy, counted, table } = sceneOf(problem, "two-hands");
  if (!counted || !table?.tricks) throw new Error("nothing is to be counted");
  const counting: Counting = { viewer, hand, dummy, tricks: table.tricks };
  const count = countIn(counting, counted);
  if (!count) throw new Error("the count is not certain");
  const grounds = groundsOf(counting, counted, count);
  const therefore = thereforeOf(counted, count);
  const { seat, suit } = counted;
  return {
    type: "choices",
    choices: Array.from({ length: cardsLeft(counting) + 1 }, (_, number): Choice => ({
      id: `${number}`,
      mark: number === count.left ? "best" : "wrong",
      rules: RULES,
      because:
        number === count.left ? `${grounds} ${therefore}` : `${grounds} Count again from there.`,
    })),
    hints: [
      count.why === "rest"
        ? `Count the other suits of {${seat}} first: in which of them is there no doubt?`
        : `Who has shown that he has no more ${SUIT_NAME[suit]}?`,
      grounds,
      therefore,
    ],
  };
}
