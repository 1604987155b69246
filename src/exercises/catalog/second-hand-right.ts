import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Second hand, dummy on his right leading through him. */
const secondHandRight: Exercise = {
  id: "second-hand-right",
  pose: async (random) =>
    (await import("../dealing/second-hand-right-deal.ts")).poseSecondHandRight(random),
  ...lateSolve(
    async () => (await import("../marking/second-hand-right-solve.ts")).solveSecondHandRight,
  ),
};

export default secondHandRight;
