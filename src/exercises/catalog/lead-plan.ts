import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** A whole hand at straight bridge after the make: by the plan given, choose the suit and the card. */
const leadPlan: Exercise = {
  id: "lead-plan",
  pose: async (random) => (await import("../dealing/plan-deal.ts")).dealLeadPlan(random),
  ...lateSolve(async () => (await import("../marking/plan-solve.ts")).solveLeadPlan),
};

export default leadPlan;
