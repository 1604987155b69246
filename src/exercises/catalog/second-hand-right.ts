import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Second hand, dummy on his right leading through him. */
const secondHandRight: Exercise = {
  id: "second-hand-right",
  levels: 3,
  pose: atLevels(
    async () => (await import("../dealing/second-hand-right-deal.ts")).poseSecondHandRight,
  ),
  ...lateSolve(
    async () => (await import("../marking/second-hand-right-solve.ts")).solveSecondHandRight,
  ),
};

export default secondHandRight;
