import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/parts.ts";

/** Leading through dummy on the left: which card, and whether the suit is one to lead. */
export const throughDummy: Exercise = {
  id: "through-dummy",
  pose: async (random) => (await import("../kit/through-deal.ts")).poseThrough(random),
  ...lateSolve(async () => (await import("../kit/through-dummy-solve.ts")).solveThroughDummy),
};
