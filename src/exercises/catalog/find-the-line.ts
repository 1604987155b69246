import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The last cards with all hands known: declarer’s one card that makes what he needs. */
const findTheLine: Exercise = {
  id: "find-the-line",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/ending-pose.ts")).poseEnding(random, "find-the-line", level),
  ...lateSolve(async () => (await import("../marking/ending-solve.ts")).solveFindTheLine),
};

export default findTheLine;
