import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/second-hand-right-solve.ts")).solveSecondHandRight,
});

/** Second hand, dummy on his right leading through him. */
export const secondHandRight: Exercise = {
  id: "second-hand-right",
  pose: async (random) =>
    (await import("../kit/second-hand-right-deal.ts")).poseSecondHandRight(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
