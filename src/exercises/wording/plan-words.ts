import { sortHand, type Card } from "../../engine/core/card.ts";
import type { MakeToLead } from "../../engine/conventions/doubled-lead.ts";
import type { LeadPlan } from "../../engine/conventions/elwell-plan.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { STRAIN_NAME } from "../kit/words.ts";

/** The leader’s plan, as he might say it. */
export const PLAN_WORDS: Readonly<Record<LeadPlan, string>> = {
  hold: "to keep the lead and have a look at dummy",
  sequence: "to open a sequence of high cards",
  long: "to open your long suit",
  short: "to open your short suit",
  passed: "to play on the weakness of a dealer who would not make it red",
};

/** The leader’s whole hand at straight bridge once the trump is made, and his plan where he needs one. */
export function poseLeadPlan(hand: readonly Card[], make: MakeToLead, plan?: LeadPlan): Posed {
  const sorted = sortHand(hand);
  const { strain, maker, doubled, convention } = make;
  const made = STRAIN_NAME[strain];
  return {
    scene: {
      type: "opening",
      viewer: "A",
      hand: sorted,
      trump: TRUMP_OF[strain],
      straight: { make, ...(plan ? { plan } : {}) },
    },
    ask: { type: "card", from: sorted },
    question: "Which card do you lead?",
    facts: [
      maker === "dealer"
        ? `Straight bridge: {Z}, on your right, makes it ${made}.`
        : `Straight bridge: {Z} leaves it to {Y}, who makes it ${made}.`,
      ...(doubled ? ["Partner has doubled."] : []),
      ...(doubled && strain === "notrump"
        ? [
            convention === "weak"
              ? "You have agreed to lead your weakest suit to that."
              : "You have agreed to lead a heart to that.",
          ]
        : []),
      ...(plan ? [`Your plan is ${PLAN_WORDS[plan]}.`] : []),
    ],
  };
}
