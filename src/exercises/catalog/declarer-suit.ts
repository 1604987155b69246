import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** At no trump, the suit declarer plays for. */
const declarerSuit: Exercise = {
  id: "declarer-suit",
  levels: 2,
  pose: async (random, level) =>
    level === 1
      ? (await import("../dealing/declarer-deal.ts")).poseDeclarerSuit(random)
      : (await import("../dealing/declarer-whole.ts")).poseDeclarerSuitWhole(random),
  ...lateSolve(async () => (await import("../marking/declarer-suit-solve.ts")).solveDeclarerSuit),
};

export default declarerSuit;
