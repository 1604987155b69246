import { cardOf, rankOf, suitOf } from "../../engine/core/card.ts";
import { gradeUnblock, type Unblock } from "../../engine/conventions/unblock.ts";
import type { Choice, Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, holdingText, numberWord, RANK_NAME } from "../kit/words.ts";

function reasonText({ reason, card }: Unblock, hand: readonly string[], led: string): string {
  switch (reason) {
    case "unblock":
      return `From ${holdingText(hand as never)} the ${RANK_NAME[card]} goes on partner’s ${led}: kept, it would win a later round and stop his suit.`;
    case "shows-four":
      return `You hold ${numberWord(hand.length)} of the suit: play the third best first, the ${RANK_NAME[card]}, and keep the lowest to the end, so that partner can count it and his long cards pass yours.`;
    case "lowest":
      return `You have no card to give up here, and not four to show: play the lowest, the ${RANK_NAME[card]}.`;
    default:
      return reason satisfies never;
  }
}

/** Straight bridge, no trump: partner leads a high card. Do you give up yours, show four, or play low? */
const unblock: Exercise = {
  id: "unblock",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/unblock-deal.ts")).dealUnblock),
  solve(problem) {
    const scene = sceneOf(problem, "third-hand");
    const hand = scene.hand.map(rankOf);
    const suit = suitOf(scene.led);
    const led = rankOf(scene.led);
    const found = gradeUnblock(hand, led, {
      ...(scene.before ? { before: rankOf(scene.before) } : {}),
      ...(scene.dummyPlays ? { secondPlays: rankOf(scene.dummyPlays) } : {}),
    });
    if (!found) throw new Error("the table of unblocking does not settle this");
    const because = reasonText(found, hand, RANK_NAME[led]);
    const choices = found.grades.map(({ rank, mark }): Choice => {
      return {
        id: cardOf(suit, rank),
        mark,
        rules: found.rules,
        because:
          mark === "acceptable"
            ? `The ${RANK_NAME[rank]} is out of partner’s way as well as the ${RANK_NAME[found.card]} beside it; the ${RANK_NAME[found.card]} is the usual card.`
            : mark === "wrong"
              ? `Not the ${RANK_NAME[rank]}. ${because}`
              : because,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "Count your cards of the suit. Four or more are shown; of three or fewer, ask whether one would win a round that partner’s small cards should win.",
        found.reason === "unblock"
          ? "One of your cards is in the way."
          : found.reason === "shows-four"
            ? "You have four at least: show it."
            : "Nothing of yours is in the way.",
        `Play ${cardText(cardOf(suit, found.card))}.`,
      ],
    };
  },
};

export default unblock;
