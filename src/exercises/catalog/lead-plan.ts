import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/parts.ts";

/** A whole hand at straight bridge after the make: by the plan given, choose the suit and the card. */
export const leadPlan: Exercise = {
  id: "lead-plan",
  pose: async (random) => (await import("../kit/plan-deal.ts")).dealLeadPlan(random),
  ...lateSolve(async () => (await import("../kit/plan-solve.ts")).solveLeadPlan),
};
