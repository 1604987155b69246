import {
  highToLow,
  isHonour,
  pips,
  RANKS,
  rankOf,
  SUITS,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { ELEVEN, elevenCount } from "../../engine/conventions/eleven.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { inSight, sumText } from "../wording/eleven-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { dealFourthBest, poseThirdHand, type ThirdHandLayout } from "../dealing/third-hand-deal.ts";
import { cardText, numberWord, RANK_NAME } from "../kit/words.ts";

const OPTIONS = [
  { id: "applies", label: "It applies" },
  { id: "honour-led", label: "It does not: an honour was led" },
  { id: "too-many-higher", label: "It does not: too many higher cards are in sight" },
] as const;

export function poseApplies(layout: ThirdHandLayout): Posed {
  return poseThirdHand(layout, {
    ask: { type: "option", look: "words", options: OPTIONS },
    question: "Does the Eleven Rule apply to this lead?",
  });
}

/** A layout to which the rule does not apply: a ten or better led, or a small card with too much above it in sight. */
function dealNotFourthBest(random: Random, honour: boolean): ThirdHandLayout {
  const strain: Strain = random.chance(0.6)
    ? "notrump"
    : random.pick(["clubs", "hearts", "royals"]);
  const suit = random.pick(SUITS.filter((candidate) => candidate !== TRUMP_OF[strain]));
  for (;;) {
    const led = random.pick(
      honour
        ? RANKS.filter(isHonour)
        : (["5", "6", "7", "8", "9"] as const satisfies readonly Rank[]),
    );
    const rest = random.shuffle(RANKS.filter((rank) => rank !== led));
    const dummy = highToLow(rest.splice(0, 3));
    const hand = highToLow(rest.splice(0, 2 + random.below(3)));
    if (honour || elevenCount(led, hand, dummy).why === "too-many-higher") {
      return { suit, strain, led, dummy, hand };
    }
  }
}

function poseFrom(random: Random): Posed {
  const what = random.weigh([
    ["applies", 4],
    ["honour", 2],
    ["too-many", 4],
  ] as const);
  return poseApplies(
    what === "applies" ? dealFourthBest(random) : dealNotFourthBest(random, what === "honour"),
  );
}

/** Before subtracting: was the card a fourth best at all? */
const elevenApplies: Exercise = {
  id: "eleven-applies",
  levels: 3,
  pose: atLevels(async () => poseFrom),
  solve(problem) {
    const scene = sceneOf(problem, "third-hand");
    const led = rankOf(scene.led);
    const dummy = scene.dummy.map(rankOf);
    const hand = scene.hand.map(rankOf);
    const count = elevenCount(led, hand, dummy);
    const right = count.why ?? "applies";
    const honourReason = `The ${RANK_NAME[led]} is an honour. The rule is for a small card led as fourth best, from the two to the nine.`;
    const because =
      right === "honour-led"
        ? honourReason
        : right === "applies"
          ? `The ${RANK_NAME[led]} is a small card, and the count fits a fourth best. ${sumText(count, led, dummy, hand)}`
          : `${ELEVEN} − ${pips(led)} allows ${numberWord(count.outsideLeader ?? 0)} outside partner’s hand, and ${numberWord(count.visibleHigher)} are in sight: ${inSight(count, dummy, hand)}. ${cardText(scene.led)} was not a fourth best.`;
    const choices = OPTIONS.map(({ id }): Choice => {
      return {
        id,
        mark: id === right ? "best" : "wrong",
        rules:
          right === "applies"
            ? ["third.eleven.rule", "third.eleven.declarer"]
            : right === "honour-led"
              ? ["third.eleven.rule"]
              : ["third.eleven.not-fourth", "third.eleven.rule"],
        because,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "The rule is for a fourth best: a small card with exactly three above it in partner’s hand.",
        count.outsideLeader === null
          ? "Look at the card led before you count."
          : `The rule allows ${numberWord(count.outsideLeader)} higher cards outside partner’s hand. How many do you see?`,
        OPTIONS.find(({ id }) => id === right)?.label ?? "",
      ],
    };
  },
};

export default elevenApplies;
