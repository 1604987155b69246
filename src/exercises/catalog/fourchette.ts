import { height, RANKS, type Holding, type Rank } from "../../engine/core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { cardAbove, fourchetteOver, type Fourchette } from "../../engine/conventions/fourchette.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { the, The } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { listText } from "../kit/words.ts";

const LABEL: Readonly<Record<Fourchette, Words>> = {
  true: "a true fourchette",
  imperfect: "an imperfect fourchette",
  none: "no fourchette",
};

/** The cards below the one led that have not gone, from the top. */
function below(led: Rank, gone: Holding): Holding {
  return RANKS.filter((rank) => height(rank) < height(led) && !gone.includes(rank)).toReversed();
}

/** How the cards stand about the one led: “Next above the queen is the king, which you have; …”. */
function standText(hand: Holding, led: Rank, gone: Holding): Words {
  const above = cardAbove(led, gone);
  const [under, second] = below(led, gone);
  const skipped = gone.filter((rank) => {
    const from = second ? height(second) : 0;
    const to = above ? height(above) : 12;
    return height(rank) > from && height(rank) < to;
  });
  const left =
    skipped.length > 0 ? `Leaving out what has gone, ${listText(skipped.map(the))}, next` : "Next";
  if (!above || !hand.includes(above)) {
    return above
      ? `${left} above ${the(led)} comes ${the(above)}, and you have not that.`
      : `Nothing is left above ${the(led)}.`;
  }
  const start = `${left} above ${the(led)} comes ${the(above)}, which you have`;
  if (!under) return `${start}, but nothing is left below.`;
  if (hand.includes(under)) return `${start}; next below comes ${the(under)}, which you have too.`;
  return second && hand.includes(second)
    ? `${start}; next below comes ${the(under)}, which you have not, but you have the one after, ${the(second)}.`
    : `${start}; but of the two next below${second ? `, ${the(under)} and ${the(second)},` : ""} you have neither.`;
}

/** Whether two cards of the hand are a fourchette over the card led. */
const fourchette: Exercise = {
  id: "fourchette",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/fourchette-deal.ts")).poseFourchette),
  solve(problem) {
    const { hand, plays, gone } = ranksOf(sceneOf(problem, "round"));
    const led = plays[0] as Rank;
    const is = fourchetteOver(hand, led, gone);
    const stand = standText(hand, led, gone);
    const covers =
      is === "none"
        ? "That is no fourchette."
        : `That is ${LABEL[is]}: cover with ${the(cardAbove(led, gone) as Rank)}.`;
    const rules: readonly RuleId[] =
      is === "true"
        ? ["second.right.fourchette-definitions", "second.right.fourchette"]
        : ["second.right.fourchette-definitions"];
    return {
      type: "choices",
      choices: (["true", "imperfect", "none"] as const).map((id): Choice => ({
        id,
        mark: id === is ? "best" : "wrong",
        rules,
        because: `${stand} ${covers}`,
      })),
      hints: [
        "A true fourchette is the card just above the one led and the card just below it; an imperfect one, the card just above and the next but one below.",
        `Look for the card next above ${the(led)}, then for the two next below, leaving out any that have gone.`,
        `${The(led)} is led, and you have ${LABEL[is]} over it.`,
      ],
    };
  },
};

export default fourchette;
