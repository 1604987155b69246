import { cardOf, height, type Holding, type Rank } from "../../engine/core/card.ts";
import { lowest, top } from "../../engine/conventions/lead-pattern.ts";
import { returnFrom } from "../../engine/conventions/returning.ts";
import type { SuitPlay } from "../../engine/conventions/play-grade.ts";
import type { Exercise, Words } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { playChoices, the, The } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { cardText, numberWord } from "../kit/words.ts";

function reasonOf({ pattern, play }: SuitPlay, hand: Holding, dummy: Holding): Words {
  const best = dummy[0] ? `dummy’s best is ${the(dummy[0])}` : "dummy has none left";
  switch (pattern) {
    case "only-card":
      return "There is only the one card to return.";
    case "beat-dummy":
      return `${best.charAt(0).toUpperCase()}${best.slice(1)}: you can beat it, so lead the cheapest card that does, ${the(play)}.`;
    case "two":
      return `You have two left, and ${best}, which you cannot beat: return the higher of two, ${the(top(hand))}.`;
    default:
      return `You have ${numberWord(hand.length)} left, and ${best}, which you cannot beat: return the lowest of three or more, ${the(lowest(hand))}.`;
  }
}

/** What is amiss with a card that does not beat dummy, or tells a wrong number. */
function wrongOf({ pattern, play }: SuitPlay, dummy: Holding, rank: Rank): Words {
  if (pattern !== "beat-dummy") return `${The(rank)} tells partner a wrong number.`;
  return height(rank) > height(dummy[0] as Rank)
    ? `${The(rank)} beats dummy too, but ${the(play)} is cheaper.`
    : `${The(rank)} lets dummy win cheaply.`;
}

/** Partner’s suit is to be led back to him. */
const returnPartner: Exercise = {
  id: "return-partner",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/return-deal.ts")).dealReturn),
  solve(problem) {
    const { suit, hand, dummy, gone } = ranksOf(sceneOf(problem, "round"));
    const play = returnFrom({ remaining: hand, dummy });
    const reason = reasonOf(play, hand, dummy);
    const counts = play.pattern === "two" || play.pattern === "three";
    return {
      type: "choices",
      choices: playChoices(suit, play, {
        verb: "Return",
        reason,
        also: (rank) =>
          `${The(rank)} beats dummy as well, and tells partner how many you have left.`,
        wrong: (rank) => wrongOf(play, dummy, rank),
        seen: [...dummy, ...gone],
        tell: (rank) => (counts ? (rank === lowest(hand) ? "three-left" : "two-left") : undefined),
      }),
      hints: [
        "First look whether you can beat dummy’s best card. If not, the card you return tells partner how many you have left.",
        reason,
        `Return ${cardText(cardOf(suit, play.play))}.`,
      ],
    };
  },
};

export default returnPartner;
