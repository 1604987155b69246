import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Some tricks are over, and somebody has not followed suit: how many of a suit has an unseen hand left? */
const countTheHand: Exercise = {
  id: "count-the-hand",
  pose: async (random) => (await import("../dealing/count-deal.ts")).poseCount(random),
  ...lateSolve(async () => (await import("../marking/count-solve.ts")).solveCount),
};

export default countTheHand;
