import { pips, rankOf, suitOf, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { ELEVEN, elevenCount } from "../../engine/conventions/eleven.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { choicesOf } from "../kit/ask.ts";
import { sumText } from "../wording/eleven-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { dealFourthBest, poseThirdHand, type ThirdHandLayout } from "../dealing/third-hand-deal.ts";
import { numberWord, RANK_NAME, SUIT_NAME } from "../kit/words.ts";

/** Never more boxes than this: nobody needs seven to go wrong in. */
const MOST_OPTIONS = 7;

export function poseCount(layout: ThirdHandLayout): Posed {
  const outside = ELEVEN - pips(layout.led);
  const options = Array.from({ length: Math.min(outside + 1, MOST_OPTIONS) }, (_, n) => ({
    id: String(n),
    label: String(n),
  }));
  return poseThirdHand(layout, {
    ask: { type: "option", look: "numerals", options },
    question: `How many ${SUIT_NAME[layout.suit]} higher than the ${RANK_NAME[layout.led]} has declarer?`,
  });
}

function poseFrom(random: Random): Posed {
  return poseCount(dealFourthBest(random));
}

/** Names the slip behind a wrong number where there is one to name. */
function slip(given: number, led: Rank, dummy: readonly Rank[], hand: readonly Rank[]): string {
  const { outsideLeader, declarerHigher } = elevenCount(led, hand, dummy);
  const outside = outsideLeader ?? 0;
  if (given === declarerHigher) return "";
  const higher = (cards: readonly Rank[]) => cards.filter((rank) => pips(rank) > pips(led)).length;
  if (given === outside) {
    return "That is the count outside partner’s hand, before the cards in sight are taken away. ";
  }
  if (given === outside - higher(dummy))
    return "Take away your own higher cards as well as dummy’s. ";
  if (given === outside - higher(hand))
    return "Take away dummy’s higher cards as well as your own. ";
  if (given === outside - dummy.length - hand.length) {
    return "Cards below the one led do not count. ";
  }
  return "";
}

/** Partner leads a small card: how many higher ones has declarer? */
const elevenCounting: Exercise = {
  id: "eleven-count",
  levels: 3,
  pose: atLevels(async () => poseFrom),
  solve(problem) {
    const scene = sceneOf(problem, "third-hand");
    const led = rankOf(scene.led);
    const dummy = scene.dummy.map(rankOf);
    const hand = scene.hand.map(rankOf);
    const count = elevenCount(led, hand, dummy);
    const sum = sumText(count, led, dummy, hand);
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const right = Number(id) === count.declarerHigher;
      return {
        id,
        mark: right ? "best" : "wrong",
        rules: ["third.eleven.rule", "third.eleven.declarer", "third.eleven.only-higher"],
        because: right ? sum : slip(Number(id), led, dummy, hand) + sum,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "Take the pips from eleven: that many higher cards are outside partner’s hand.",
        `${ELEVEN} − ${pips(led)} leaves ${count.outsideLeader}. Now take away the higher ${SUIT_NAME[suitOf(scene.led)]} you can see.`,
        `The answer is ${numberWord(count.declarerHigher ?? 0)}.`,
      ],
    };
  },
};

export default elevenCounting;
