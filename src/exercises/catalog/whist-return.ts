import { cardOf, rankOf, suitOf, type Card, type Holding } from "../../engine/core/card.ts";
import { lowest, top } from "../../engine/conventions/lead-pattern.ts";
import { standing, type SuitPlay } from "../../engine/conventions/play-grade.ts";
import { returnFrom } from "../../engine/conventions/returning.ts";
import { atLevels } from "../dealing/at-levels.ts";
import type { Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, numberWord } from "../kit/words.ts";
import { playChoices, the, The } from "../wording/play-words.ts";

function reasonOf({ pattern, play }: SuitPlay, hand: Holding, gone: Holding): Words {
  const [best, second, third] = standing(gone);
  switch (pattern) {
    case "best-first":
      return play === best
        ? `${The(play)} is the best card left of the suit, and the best goes back first.`
        : `You have the second and third best that are left, ${the(second ?? "K")} and ${the(third ?? "Q")}: one of them goes back, to force out ${the(best ?? "A")}.`;
    case "two":
      return `You have neither the best card nor both of the next two, so show your number: of two that are left the higher goes back, ${the(top(hand))}.`;
    default:
      return `You have neither the best card nor both of the next two, so show your number: of ${numberWord(hand.length)} that are left the lowest goes back, ${the(lowest(hand))}.`;
  }
}

/** Partner’s suit is to be led back to him at whist, where there is no dummy to beat. */
const whistReturn: Exercise = {
  id: "whist-return",
  levels: 2,
  pose: atLevels(async () => (await import("../dealing/whist-return-deal.ts")).dealWhistReturn),
  solve(problem) {
    const { cards, following } = sceneOf(problem, "suit");
    const suit = suitOf(cards[0] as Card);
    const hand = cards.map(rankOf);
    const gone = [...(following?.gone ?? []), ...(following?.mine ?? [])].map(rankOf);
    const play = returnFrom({ remaining: hand, dummy: [], gone, whist: true });
    const reason = reasonOf(play, hand, gone);
    const counts = play.pattern !== "best-first";
    return {
      type: "choices",
      choices: playChoices(suit, play, {
        verb: "Return",
        reason,
        wrong: (rank) =>
          counts
            ? `${The(rank)} tells partner a wrong number.`
            : `${The(rank)} keeps back what partner wants to see.`,
        seen: gone,
        tell: (rank) => (counts ? (rank === lowest(hand) ? "three-left" : "two-left") : undefined),
      }).map((choice) => ({ ...choice, rules: ["whist.return"] })),
      hints: [
        "The best card first; or one of second and third best, if you have both; and failing those, a card that shows how many you have left.",
        `The best card that has not been played is ${the(standing(gone)[0] ?? "A")}.`,
        `Return ${cardText(cardOf(suit, play.play))}.`,
      ],
    };
  },
};

export default whistReturn;
