import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The last cards of a nullo with all hands known: declarer’s one card that leaves the tricks to the others. */
const nulloEscape: Exercise = {
  id: "nullo-escape",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/ending-pose.ts")).poseEnding(random, "nullo-escape", level),
  ...lateSolve(async () => (await import("../marking/ending-solve.ts")).solveNulloEscape),
};

export default nulloEscape;
