import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/parts.ts";

/** Second hand, dummy on his right leading through him. */
export const secondHandRight: Exercise = {
  id: "second-hand-right",
  pose: async (random) =>
    (await import("../kit/second-hand-right-deal.ts")).poseSecondHandRight(random),
  ...lateSolve(
    async () => (await import("../kit/second-hand-right-solve.ts")).solveSecondHandRight,
  ),
};
