import { planSuit, type SuitPlan } from "../../engine/conventions/declarer-lead.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { holdingText, RANK_NAME, sentence } from "../kit/words.ts";
import { twoHandsLevels } from "../dealing/two-hands-levels.ts";
import { HAND, twoOf } from "../marking/two-hands-suit.ts";

type Toward = SuitPlan & { readonly leads: 1 | 2 };

/** A plan that leads from the weak hand, once or twice. */
function isToward(plan: SuitPlan | null): plan is Toward {
  return plan?.leadFrom === "weak" && (plan.leads === 1 || plan.leads === 2);
}

/** Which hand holds all the cards of the plan. */
const strongHand = (two: TwoHands, { plays }: SuitPlan): keyof TwoHands =>
  plays.every((rank) => two.declarer.includes(rank)) ? "declarer" : "dummy";

/** How the finesse is taken, and from where it is led. */
function reasonFor({ leads, plays, against }: Toward, weak: Words): Words {
  const [first, second] = plays.map((rank) => RANK_NAME[rank]);
  if (leads === 1) {
    return `There is one finesse: lead from ${weak} and play the ${first}, then the ace.`;
  }
  return against.length === 1
    ? `There are two finesses: lead from ${weak} and play the ${first}; if it wins, lead from ${weak} again and play the ${second}.`
    : `King and queen are out, and the odds are against both lying in one hand. Lead from ${weak} and play the ${first}; if it falls to one of them, lead from ${weak} again and play the ${second}.`;
}

/** A tenace in one hand: from which hand must the suit be led, and how often? */
const leadToward: Exercise = {
  id: "lead-toward",
  levels: 3,
  pose: twoHandsLevels(
    async () => (await import("../dealing/lead-toward-deal.ts")).leadTowardDealing,
  ),
  solve(problem) {
    const two = twoOf(sceneOf(problem, "two-hands"));
    const plan = planSuit(two);
    if (!isToward(plan)) throw new Error("no lead toward a tenace is asked of this suit");
    const strong = strongHand(two, plan);
    const weak = strong === "declarer" ? "dummy" : "declarer";
    const right = `${weak}-${plan.leads}`;
    const reason = reasonFor(plan, HAND[weak]);
    const wrongHand = `Led from ${HAND[strong]}, ${holdingText(two[strong])} would finesse against nobody.`;
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const against = !id.startsWith(weak)
        ? wrongHand
        : plan.leads === 2
          ? "Once is not enough."
          : "There is no second finesse to take.";
      return {
        id,
        mark: id === right ? "best" : "wrong",
        rules: plan.rules,
        because: id === right ? reason : `${against} ${reason}`,
      };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "The lead comes from the weak hand toward the strong, once for each card that you hope to win with short of the ace.",
        `The high cards are in ${HAND[strong]}.`,
        sentence(`from ${HAND[weak]}, ${plan.leads === 1 ? "once" : "twice"}.`),
      ],
    };
  },
};

export default leadToward;
