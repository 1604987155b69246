import { adviseDummy } from "../../engine/conventions/make-dummy.ts";
import { makerHand } from "../../engine/conventions/make-hand.ts";
import { adviseDealer, type Declaration } from "../../engine/conventions/make-trump.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Posed, Solution } from "../kit/exercise.ts";
import { nearHint, whyMake, whyNot, whySound, type Making } from "../wording/make-words.ts";
import { sceneOf } from "../kit/scene.ts";

/** The rule by which a make that is not recommended falls short. */
const RULE_OF: Readonly<Record<Declaration, RuleId>> = {
  notrump: "straight.make.advice.nt",
  hearts: "straight.make.advice.hearts",
  diamonds: "straight.make.advice.diamonds",
  clubs: "straight.make.advice.black-to-score",
  spades: "straight.make.advice.black-to-score",
  leave: "straight.make.advice.pass",
};

/** Marks every make of a hand at straight bridge by Elwell’s advice: the dealer’s own, or of his partner to whom it was left. */
export function solveMaking(problem: Posed): Solution {
  const { viewer, hand: cards, score } = sceneOf(problem, "making");
  const left = viewer === "Y";
  const advice = (left ? adviseDummy : adviseDealer)(cards, score);
  const making: Making = { hand: makerHand(cards), score, advice, left };
  const why = whyMake(making);
  const choices = choicesOf(problem.ask).map((id): Choice => {
    const make = id as Declaration;
    const mark = advice.grades.find(({ declaration }) => declaration === make)?.mark ?? "wrong";
    const own = left ? advice.rule : RULE_OF[make];
    return {
      id,
      mark,
      rules: mark === "wrong" ? [...new Set([own, advice.rule])] : [advice.rule],
      because: mark === "best" ? why : (mark === "wrong" ? whyNot : whySound)(making, make),
    };
  });
  return {
    type: "choices",
    choices,
    hints: [
      left
        ? "Partner has told you that he is weak in red. Count your aces, then your likely tricks with a red suit for trumps."
        : "Look for four honours in red, then for very strong hearts, then for a no-trumper, then for a red suit; else leave it.",
      nearHint(making),
      why,
    ],
  };
}
