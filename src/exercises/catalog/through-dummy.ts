import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Leading through dummy on the left: which card, and whether the suit is one to lead. */
const throughDummy: Exercise = {
  id: "through-dummy",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/through-deal.ts")).poseThrough),
  ...lateSolve(async () => (await import("../marking/through-dummy-solve.ts")).solveThroughDummy),
};

export default throughDummy;
