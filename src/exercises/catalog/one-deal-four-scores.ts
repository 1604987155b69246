import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The same tricks as whist, straight bridge, auction and contract would have them. */
const oneDealFourScores: Exercise = {
  id: "one-deal-four-scores",
  pose: async (random) => (await import("../dealing/one-deal-pose.ts")).poseRandom(random),
  ...lateSolve(async () => (await import("../marking/one-deal-solve.ts")).solveOneDeal),
};

export default oneDealFourScores;
