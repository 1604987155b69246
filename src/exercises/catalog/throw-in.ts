import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The last cards with all hands known: declarer’s card that makes an opponent lead what he would rather not. */
const throwIn: Exercise = {
  id: "throw-in",
  pose: async (random) => (await import("../dealing/ending-pose.ts")).poseThrowIn(random),
  ...lateSolve(async () => (await import("../marking/ending-solve.ts")).solveThrowIn),
};

export default throwIn;
