import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText } from "../kit/words.ts";
import { tricksLeft } from "../dealing/ending.ts";
import { beginning, comesOf, partText } from "../wording/ending-words.ts";
import { lineAfter, pricesAt } from "./ending-price.ts";

/** Marks every number of tricks that a card led may bring, with best play by all four hands. (Rule `auction.trick.winner`.) */
export function solvePriceTheCard(problem: Posed): Solution {
  const { led, ...ending } = sceneOf(problem, "ending");
  const tricks = pricesAt(ending).find(({ card }) => card === led)?.tricks;
  if (!led || tricks === undefined) throw new Error("no card is led");
  const line = lineAfter(ending, led);
  return {
    type: "choices",
    choices: Array.from({ length: tricksLeft(ending) + 1 }, (_, count): Choice => ({
      id: `${count}`,
      mark: count === tricks ? "best" : "wrong",
      rules: ["auction.trick.winner"],
      because:
        count === tricks
          ? comesOf(ending, line, tricks)
          : `It does not come to that. ${beginning(ending, line)}: count on from there.`,
    })),
    hints: [
      `Who takes the trick to which ${cardText(led)} is led, and what does he lead next?`,
      tricks * 2 > tricksLeft(ending)
        ? "More than half of them are yours."
        : "No more than half of them are yours.",
      `You take ${partText(tricks, ending)}.`,
    ],
  };
}
