import type { RuleId } from "../../rulebook/rules.ts";
import { must } from "../../engine/core/result.ts";
import type { MakeToLead } from "../../engine/conventions/doubled-lead.ts";
import type { LeadPlan } from "../../engine/conventions/elwell-plan.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseLeadPlan } from "../wording/plan-words.ts";
import { leadStraightTeaches } from "./lead-straight.ts";

/** A hand that he prints: hearts, made by the dealer, or by dummy where the make was passed. */
const item = (hand: string, plan: LeadPlan) =>
  poseLeadPlan(
    must(parseHand(hand)),
    { strain: "hearts", maker: plan === "passed" ? "dummy" : "dealer", doubled: false },
    plan,
  );
const noPlan = (hand: string, make: MakeToLead) => poseLeadPlan(must(parseHand(hand)), make);

/** Every rule that a solution of this kind may cite. */
export const leadPlanTeaches: readonly RuleId[] = [
  "straight.lead.plan.hold",
  "straight.lead.plan.sequence",
  "straight.lead.plan.long",
  "straight.lead.plan.short",
  "straight.lead.plan.passed",
  "straight.lead.trump.ak-bare",
  ...leadStraightTeaches,
  "straight.doubled.suit",
  "straight.convention.heart",
  "straight.convention.weak",
];

/** Hands of Elwell’s quizzes, plan by plan, under the numbers they have there; then a lead to each kind of double. */
export const leadPlanItems: Readonly<Record<string, Posed>> = {
  "hold-00": item("KJ76.Q62.AKQ62.8", "hold"),
  "hold-01": item("AK4.75.A9752.642", "hold"),
  "hold-02": item("9862.532.KJ62.AK", "hold"),
  "hold-03": item("AQ8763.8.K76.Q98", "hold"),
  "sequence-11": item("KQJ852.92.AJ7.A4", "sequence"),
  "sequence-13": item("AQ3.Q84.A73.QJT4", "sequence"),
  "sequence-14": item("KQJ.AJ3.7532.K97", "sequence"),
  "long-18": item("T62.K5.QT965.J87", "long"),
  "long-19": item("AQ5.Q74.T743.KT3", "long"),
  "long-21": item("Q874.832.962.T63", "long"),
  "short-28": item("AJ94.943.T9.AQ86", "short"),
  "short-30": item("T642.964.A43.QJ5", "short"),
  "short-31": item("86.A95.T643.J952", "short"),
  "passed-38": item("K986.JT.AQ7.K642", "passed"),
  "passed-43": item("K852.Q.Q83.AQ543", "passed"),
  "passed-45": item("AQ765.943.J9.K86", "passed"),
  "passed-46": item("K974.K85.QJ.K943", "passed"),
  "passed-47": item("Q63.87.KJ93.A865", "passed"),
  "passed-48": item("AQ632.98.QJ62.K7", "passed"),
  "no-trump-red": noPlan("KJ64.J973.K42.73", {
    strain: "notrump",
    maker: "dealer",
    doubled: false,
  }),
  "doubled-spades": noPlan("9642.A53.K42.Q73", {
    strain: "spades",
    maker: "dealer",
    doubled: true,
  }),
  "doubled-hearts": noPlan("A642.953.K42.Q73", {
    strain: "hearts",
    maker: "dummy",
    doubled: true,
  }),
  "heart-convention": noPlan("K9642.J83.K42.73", {
    strain: "notrump",
    maker: "dealer",
    doubled: true,
    convention: "heart",
  }),
  "heart-after-a-look": noPlan("AK964.J83.K42.73", {
    strain: "notrump",
    maker: "dealer",
    doubled: true,
    convention: "heart",
  }),
  "weak-convention": noPlan("K9642.J83.K42.73", {
    strain: "notrump",
    maker: "dealer",
    doubled: true,
    convention: "weak",
  }),
};
