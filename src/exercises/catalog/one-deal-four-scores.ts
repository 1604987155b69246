import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** The four scorers, who are many to carry and are fetched by themselves. */
const SCORERS = new Parts<"four", (problem: Posed) => Solution>({
  four: async () => (await import("../kit/one-deal-solve.ts")).solveOneDeal,
});

/** The same tricks as whist, straight bridge, auction and contract would have them. */
export const oneDealFourScores: Exercise = {
  id: "one-deal-four-scores",
  pose: async (random) => (await import("../kit/one-deal-pose.ts")).poseRandom(random),
  ready: () => SCORERS.fetch("four"),
  solve: (problem) => SCORERS.get("four")(problem),
};
