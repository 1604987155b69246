import { must } from "../../engine/core/result.ts";
import { SIDES } from "../../engine/core/seat.ts";
import { FOUR_GAMES, scoreFour, sideScore } from "../../tabletop/four-games.ts";
import type { Entry, Posed, Solution } from "../kit/exercise.ts";
import { fourText } from "../wording/four-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { SIDE_NAME } from "../kit/words.ts";

/** Grades every box of the sheet by asking all four games. */
export function solveOneDeal(problem: Posed): Solution {
  const { deal } = sceneOf(problem, "one-deal");
  const scores = must(scoreFour(deal));
  const entries = FOUR_GAMES.flatMap((game) =>
    SIDES.map((side): Entry => {
      const { words, rules } = fourText(scores, game, side, deal);
      return {
        field: `${game}.${side}`,
        value: sideScore(scores, game, side),
        rules,
        because: words,
      };
    }),
  );
  const made = scores.contract.some(({ item }) => item === "tricks");
  const odd = scores.whist.find(({ item }) => item === "tricks");
  return {
    type: "entries",
    entries,
    hints: [
      "Whist and straight bridge ask only who has more than six tricks. Auction and contract ask first whether the contract was made.",
      made
        ? "The contract was made: auction counts every trick over six, contract sets those bid apart."
        : `The contract was not made, though at whist ${SIDE_NAME[odd?.side ?? deal.declarerSide].toLowerCase()} would score.`,
      entries.find(({ value }) => value > 0)?.because ?? "Every box is nought.",
    ],
  };
}
