import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Declarer has not beaten a card that he could beat: what has he left? */
const readingDuck: Exercise = {
  id: "read-duck",
  pose: async (random) => (await import("../dealing/read-duck-deal.ts")).poseReadDuck(random),
  ...lateSolve(async () => (await import("../marking/read-duck-solve.ts")).solveReadDuck),
};

export default readingDuck;
