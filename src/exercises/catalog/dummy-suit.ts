import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Dummy is down: which suit to lead through him, or up to him. */
const dummySuit: Exercise = {
  id: "dummy-suit",
  levels: 2,
  pose: async (random, level) =>
    level === 1
      ? (await import("../dealing/dummy-suit-deal.ts")).poseDummySuit(random)
      : (await import("../dealing/dummy-suit-whole.ts")).poseDummySuitWhole(random),
  ...lateSolve(async () => (await import("../marking/dummy-suit-solve.ts")).solveDummySuit),
};

export default dummySuit;
