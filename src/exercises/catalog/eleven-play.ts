import { cardOf, height, rankOf, suitOf, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { elevenCount } from "../../engine/conventions/eleven.ts";
import { gradeThirdHand, type ThirdHandGrade } from "../../engine/conventions/third-hand.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { sumText } from "../wording/eleven-words.ts";
import { sceneOf } from "../kit/scene.ts";
import {
  dealFourthBest,
  poseThirdHand,
  type SuitLayout,
  type ThirdHandLayout,
} from "../dealing/third-hand-deal.ts";
import { cardText, RANK_NAME } from "../kit/words.ts";

export function posePlay(layout: ThirdHandLayout, dummyPlays: Rank): Posed {
  const cards = layout.hand.map((rank) => cardOf(layout.suit, rank));
  return poseThirdHand(
    layout,
    { ask: { type: "card", from: cards }, question: "Which card do you play?" },
    dummyPlays,
  );
}

/** Whether the texts settle the play: some card is wrong, none is left open, and no unblocking from two is in question. */
function settled(layout: SuitLayout, grades: readonly ThirdHandGrade[]): boolean {
  return (
    layout.hand.length > 2 &&
    grades.some(({ mark }) => mark === "wrong") &&
    grades.every(({ reason }) => reason !== "not-settled" && reason !== "cannot-win")
  );
}

function poseFrom(random: Random): Posed {
  const wantNone = random.chance(0.65);
  for (;;) {
    const layout = dealFourthBest(random);
    const { led, dummy, hand } = layout;
    const over = dummy.filter((rank) => height(rank) > height(led));
    const dummyPlays =
      over.length > 0 && random.chance(0.35) ? random.pick(over) : (dummy.at(-1) as Rank);
    const none = elevenCount(led, hand, dummy).declarerHigher === 0;
    if (none !== wantNone) continue;
    const grades = gradeThirdHand({ led, dummy, dummyPlays, hand });
    if (settled(layout, grades)) return posePlay(layout, dummyPlays);
  }
}

function reasonText(grade: ThirdHandGrade, led: Rank, dummyPlays: Rank, best: Rank): string {
  const card = `the ${RANK_NAME[grade.rank]}`;
  switch (grade.reason) {
    case "partner-wins":
      return `So partner’s ${RANK_NAME[led]} wins the trick by itself, and you need spend nothing.`;
    case "cheapest-winner":
      return height(dummyPlays) > height(led)
        ? `So ${card} is the cheapest card to beat dummy’s ${RANK_NAME[dummyPlays]}, and declarer cannot beat it.`
        : `So ${card} is the cheapest card that declarer cannot beat.`;
    case "equal-to-cheapest":
      return `So ${card} wins as surely as the ${RANK_NAME[best]}, but third hand wins with the lowest of equals, and partner reads it so.`;
    case "too-dear":
      return `So ${card} wins, but spends more than the trick needs: play the ${RANK_NAME[best]}.`;
    case "best-held":
      return `So nothing you hold is certain to win; third hand plays his best, the lowest of equals, and ${card} drives out a higher one at the least.`;
    case "equal-to-best":
      return `So ${card} does as much as the ${RANK_NAME[best]}, but third hand plays the lowest of equals, and partner reads it so.`;
    case "can-be-beaten":
      return `So declarer may beat ${card} cheaply: play the ${RANK_NAME[best]}.`;
    case "loses-to-dummy":
      return `Dummy’s ${RANK_NAME[dummyPlays]} beats ${card}, and you can do better: play the ${RANK_NAME[best]}.`;
    case "not-settled":
      return `So ${card} might keep a better one over dummy; the texts do not settle it.`;
    case "cannot-win":
      return "Nothing you hold can win the trick.";
    default:
      return grade.reason satisfies never;
  }
}

/** The count is made: which card does third hand play? */
const elevenPlay: Exercise = {
  id: "eleven-play",
  levels: 3,
  pose: atLevels(async () => poseFrom),
  solve(problem) {
    const scene = sceneOf(problem, "third-hand");
    if (!scene.dummyPlays) throw new Error("dummy has not played");
    const suit = suitOf(scene.led);
    const led = rankOf(scene.led);
    const dummy = scene.dummy.map(rankOf);
    const hand = scene.hand.map(rankOf);
    const dummyPlays = rankOf(scene.dummyPlays);
    const grades = gradeThirdHand({ led, dummy, dummyPlays, hand });
    const best = (grades.findLast(({ mark }) => mark === "best") as ThirdHandGrade).rank;
    const sum = sumText(elevenCount(led, hand, dummy), led, dummy, hand);
    const choices = grades.map((grade): Choice => {
      return {
        id: cardOf(suit, grade.rank),
        mark: grade.mark,
        rules: grade.rules,
        because: `${sum} ${reasonText(grade, led, dummyPlays, best)}`,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "Count declarer’s higher cards by the Eleven Rule, then win as cheaply as is certain.",
        sum,
        `Play ${cardText(cardOf(suit, best))}.`,
      ],
    };
  },
};

export default elevenPlay;
