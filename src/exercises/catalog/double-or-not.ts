import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** A whole hand over a bid of the other side: whether to double, and why. */
const doubleOrNot: Exercise = {
  id: "double-or-not",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/double-bid-deal.ts")).poseDoubleOrNot(random, level),
  ...lateSolve(async () => (await import("../marking/double-solve.ts")).solveDouble),
};

export default doubleOrNot;
