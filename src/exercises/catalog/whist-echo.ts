import { height, rankOf, suitOf, type Card, type Rank } from "../../engine/core/card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { echoOf } from "../dealing/whist-echo.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, numberWord } from "../kit/words.ts";
import { the, The } from "../wording/play-words.ts";

/** Why the card is the one: by the number held, the suit and the round. */
function reasonOf(dealt: number, later: boolean, trumps: boolean, right: Rank): Words {
  if (dealt < 4) {
    return `With ${numberWord(dealt)} there is no echo to make, for an echo shows four: play the ${dealt === 2 ? "lower" : "lowest"}, ${the(right)}.`;
  }
  if (!later) {
    return `With ${numberWord(dealt)} you have an echo to make, and it begins with the third best from the top, ${the(right)}.`;
  }
  return trumps
    ? `You began with the third best. In trumps the fourth best follows, ${the(right)}, high and then low as in a call.`
    : `You began with the third best. In a plain suit the second best follows, ${the(right)}, and the fourth is kept.`;
}

/** What is amiss with another card. */
function wrongOf(rank: Rank, right: Rank, dealt: number, later: boolean, trumps: boolean): Words {
  if (dealt < 4) {
    return trumps
      ? `${The(rank)} first and a lower card next would promise four trumps.`
      : `${The(rank)} first and a lower card next would ask for trumps.`;
  }
  if (later) {
    return trumps
      ? `${The(rank)} does not finish the echo in trumps.`
      : `${The(rank)} does not finish the echo of a plain suit.`;
  }
  return height(rank) < height(right)
    ? `${The(rank)} begins no echo, and without one partner takes you for fewer than four.`
    : `${The(rank)} is too high to begin with: it may yet be wanted.`;
}

/** Partner leads high cards at whist: how does third hand show four or more? */
const whistEcho: Exercise = {
  id: "whist-echo",
  pose: async (random) => (await import("../dealing/whist-echo-deal.ts")).dealWhistEcho(random),
  solve(problem) {
    const { cards, following, strain } = sceneOf(problem, "suit");
    const mine = following?.mine ?? [];
    const trumps = suitOf(cards[0] as Card) === TRUMP_OF[strain];
    const { order, rule } = echoOf(cards, mine, trumps);
    const right = order[mine.length] as Rank;
    const dealt = cards.length + mine.length;
    const later = mine.length > 0;
    const reason = reasonOf(dealt, later, trumps, right);
    const choices = cards.map((card): Choice => {
      const rank = rankOf(card);
      return rank === right
        ? { id: card, mark: "best", rules: [rule], because: reason }
        : {
            id: card,
            mark: "wrong",
            rules: [rule],
            because: `${wrongOf(rank, right, dealt, later, trumps)} ${reason}`,
          };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "Four or more have something to tell, and fewer have not. In trumps the echo goes one way, in a plain suit another.",
        later
          ? `You were dealt ${numberWord(dealt)}, and the echo has begun.`
          : `Count from the top: you have ${numberWord(dealt)}.`,
        `Play ${cardText(cards.find((card) => rankOf(card) === right) as Card)}.`,
      ],
    };
  },
};

export default whistEcho;
