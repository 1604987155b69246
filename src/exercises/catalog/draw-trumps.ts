import type { Suit } from "../../engine/core/card.ts";
import type { TrumpAdvice, TrumpPlan } from "../../engine/conventions/declarer-trumps.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { adviceOn } from "../marking/two-hands-advice.ts";
import { listText, SUIT_NAME } from "../kit/words.ts";

const RULE: Readonly<Record<TrumpPlan, RuleId>> = {
  draw: "declarer.trumps-first",
  "ruff-first": "declarer.trumps-not.ruff-first",
  "cross-ruff": "declarer.trumps-not.cross-ruff",
  "cross-over": "declarer.trumps-not.to-lead-toward",
};

/** Why a plan that the cards do not bear out is not the one. */
const AGAINST: Readonly<Record<Exclude<TrumpPlan, "draw">, Words>> = {
  "ruff-first": "The hand shorter in trumps has no losing cards of the other to ruff.",
  "cross-ruff":
    "To ruff in turn each hand needs trumps and something to ruff, and there must be no good plain suit to make instead.",
  "cross-over": "There is no finesse in trumps to cross over for.",
};

const suitsText = (suits: readonly Suit[], word: "and" | "or") =>
  listText(suits.map((suit) => SUIT_NAME[suit])).replace(" and ", ` ${word} `);

/** Why a plan has something for it. */
function why(plan: TrumpPlan, advice: TrumpAdvice, onLead: "declarer" | "dummy"): Words {
  switch (plan) {
    case "draw":
      return "Nothing speaks against it: draw trumps till the adversaries have none.";
    case "ruff-first":
      return advice.plan === "cross-over"
        ? "The hand shorter in trumps can ruff losing cards of the other."
        : `The hand shorter in trumps can ruff losing ${suitsText(advice.suits, "and")}: a trump that would lose later wins a trick now.`;
    case "cross-ruff":
      return "There is no good plain suit to make, and each hand has trumps to ruff what the other would lose: ruff in turn.";
    case "cross-over": {
      const other = onLead === "declarer" ? "dummy" : "your own hand";
      return advice.plan === "cross-over"
        ? `A finesse in trumps is wanted, and the lead must come from ${other}: put it in with ${suitsText(advice.suits, "or")}, and lead trumps from there.`
        : `A finesse in trumps is wanted too, and the lead for it must come from ${other}.`;
    }
    default:
      return plan satisfies never;
  }
}

/** Declarer is in: draw trumps or not, and why not. */
const drawTrumps: Exercise = {
  id: "draw-trumps",
  levels: 2,
  pose: async (random, level) =>
    level === 1
      ? (await import("../dealing/declarer-deal.ts")).poseDrawTrumps(random)
      : (await import("../dealing/declarer-whole.ts")).poseDrawTrumpsWhole(random),
  solve(problem) {
    const { onLead = "declarer" } = sceneOf(problem, "two-hands");
    const advice = adviceOn(problem);
    const reason = why(advice.plan, advice, onLead);
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const plan = id as TrumpPlan;
      if (advice.plans.includes(plan)) {
        const mark = plan === advice.plan ? "best" : "acceptable";
        return { id, mark, rules: [RULE[plan]], because: why(plan, advice, onLead) };
      }
      const not = plan === "draw" ? "" : `${AGAINST[plan]} `;
      return {
        id,
        mark: "wrong",
        rules: [...new Set([RULE[plan], RULE[advice.plan]])],
        because: `${not}${reason}`,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "As a rule trumps are drawn. Before you do, look for ruffs in the hand shorter in trumps, and for a finesse that wants the lead in the other hand.",
        "Which hand is shorter in trumps, and what is it short of besides?",
        reason,
      ],
    };
  },
};

export default drawTrumps;
