import { cardOf, rankOf, type Rank } from "../../engine/core/card.ts";
import {
  coverSecond,
  guardedPair,
  type CoverAdvice,
  type LedThrough,
} from "../../engine/conventions/declarer-second.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, RANK_NAME, sentence } from "../kit/words.ts";
import { twoHandsLevels } from "../dealing/two-hands-levels.ts";
import { HAND, twoOf } from "../marking/two-hands-suit.ts";

const name = (rank: Rank): Words => `the ${RANK_NAME[rank]}`;

/** Why the card is the one; `other` is the hand that plays last. */
function reasonFor({ reason, play }: CoverAdvice, view: LedThrough, other: Words): Words {
  const { led, fourth, second } = view;
  switch (reason) {
    case "fourth-wins":
      return guardedPair(second, fourth)
        ? "Queen and jack, each with a guard, are sure of a trick between them if you play low second hand, and do not lead the suit yourself."
        : `${sentence(other)} has ${name(fourth[0] as Rank)}, which beats ${name(led)}: there is no need to cover. Play low.`;
    case "cover":
      return `${sentence(other)} cannot beat ${name(led)}: cover with ${name(play)}, or your weakness is seen and the suit led again.`;
    case "ace-on-jack":
      return `With ace, queen and nine before the king, play the ace on ${name(led)}.`;
    case "king-guarded":
      return "So well guarded a king may go up or stay down.";
    case "cannot":
      return `You cannot beat ${name(led)} here: play the lowest.`;
    default:
      return reason satisfies never;
  }
}

/** An adversary leads: does declarer’s second hand cover, or play low? */
const declarerSecond: Exercise = {
  id: "declarer-second",
  levels: 3,
  pose: twoHandsLevels(async () => ({
    deal: (await import("../dealing/declarer-second-deal.ts")).dealDeclarerSecond,
  })),
  solve(problem) {
    const scene = sceneOf(problem, "two-hands");
    const { suit, declarer, dummy } = twoOf(scene);
    const lead = scene.round?.plays?.[0];
    if (!lead) throw new Error("nothing has been led");
    const [second, fourth, other] =
      lead.seat === "A" ? [dummy, declarer, HAND.declarer] : [declarer, dummy, HAND.dummy];
    const view = { led: rankOf(lead.card), second, fourth };
    const advice = coverSecond(view);
    const why = reasonFor(advice, view, other);
    const guarded = advice.reason === "fourth-wins" && guardedPair(second, fourth);
    const rules: readonly RuleId[] = guarded
      ? ["declarer.guarded-honours", ...advice.rules]
      : advice.rules;
    const choices = advice.grades.map(({ rank, mark }): Choice => ({
      id: cardOf(suit, rank),
      mark,
      rules,
      because:
        mark === "best"
          ? why
          : mark === "acceptable"
            ? smallText(rank, advice.play)
            : `Not ${name(rank)}. ${why}`,
    }));
    return {
      type: "choices",
      choices,
      hints: [
        "Look at the hand that plays last: can it beat the card led?",
        fourth.length > 0 && advice.reason !== "cover"
          ? `The best card of ${other} is ${name(fourth[0] as Rank)}.`
          : `${sentence(other)} cannot beat it.`,
        `Play ${cardText(cardOf(suit, advice.play))}.`,
      ],
    };
  },
};

const smallText = (rank: Rank, play: Rank): Words =>
  `${sentence(name(rank))} does as well as ${name(play)}, but there is no need to part with it.`;

export default declarerSecond;
