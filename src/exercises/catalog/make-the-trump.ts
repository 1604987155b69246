import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** A whole hand at straight bridge: make the trump, or leave it to partner. */
const makeTheTrump: Exercise = {
  id: "make-the-trump",
  pose: async (random) => (await import("../dealing/make-deal.ts")).poseMaking(random),
  ...lateSolve(async () => (await import("../marking/make-solve.ts")).solveMaking),
};

export default makeTheTrump;
