import type { Exercise } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** Elwell’s leads and plans are fetched when a hand is to be graded. */
const parts = new Parts({ solve: () => import("../kit/plan-solve.ts") });

/** A whole hand at straight bridge after the make: by the plan given, choose the suit and the card. */
export const leadPlan: Exercise = {
  id: "lead-plan",
  pose: async (random) => (await import("../kit/plan-deal.ts")).dealLeadPlan(random),
  ready: () => parts.fetch(),
  solve: (problem) => parts.get("solve").solveLeadPlan(problem),
};
