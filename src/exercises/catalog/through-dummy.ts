import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Leading through dummy on the left: which card, and whether the suit is one to lead. */
const throughDummy: Exercise = {
  id: "through-dummy",
  pose: async (random) => (await import("../dealing/through-deal.ts")).poseThrough(random),
  ...lateSolve(async () => (await import("../marking/through-dummy-solve.ts")).solveThroughDummy),
};

export default throughDummy;
