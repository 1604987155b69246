import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The last cards with all hands known: an opponent’s one card that keeps declarer from what he needs. */
const setIt: Exercise = {
  id: "set-it",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/ending-pose.ts")).poseEnding(random, "set-it", level),
  ...lateSolve(async () => (await import("../marking/ending-solve.ts")).solveSetIt),
};

export default setIt;
