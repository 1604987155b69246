import { SIDES, type BySide } from "../../engine/core/seat.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import { whistHonours, type WhistOutcome } from "../../engine/scoring/whist.ts";
import type { WonGame } from "../../engine/scoring/whist-rubber.ts";
import type { Words } from "../kit/exercise.ts";
import { numberWord, SIDE_NAME } from "../kit/words.ts";

/** “the odd trick” or “three by cards”. */
export function byCards(over: number): string {
  return over === 1 ? "the odd trick" : `${numberWord(over)} by cards`;
}

const ORDER = ["first", "second", "third"] as const;

/** The games of a rubber, each as it ended. */
export function gameFacts(games: readonly WonGame[]): Words[] {
  return games.map(({ winner, losersScore }, index) => {
    const which = games.length > 1 ? `the ${ORDER[index]} game` : "the game";
    return `${SIDE_NAME[winner]} win ${which}, 5 to ${losersScore}.`;
  });
}

/** How a game stood, and the deal that was then played, as the scorer is told of it. */
export function lastDealFacts(before: BySide<number>, deal: WhistOutcome): Words[] {
  return [
    `We have ${numberWord(before.YZ)} and they have ${numberWord(before.AB)} of the five points.`,
    ...SIDES.filter((side) => deal.tricks[side] > BOOK).map(
      (side) => `${SIDE_NAME[side]} make ${byCards(deal.tricks[side] - BOOK)}.`,
    ),
    ...SIDES.flatMap((side) => {
      const points = whistHonours(deal.honours?.[side] ?? 0);
      return points ? [`${SIDE_NAME[side]} claim ${numberWord(points)} by honours.`] : [];
    }),
  ];
}
