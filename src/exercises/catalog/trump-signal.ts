import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The call for trumps at whist: is it one, how is it made, and how is it answered? */
const trumpSignal: Exercise = {
  id: "trump-signal",
  levels: 3,
  pose: async (random, level) =>
    (await import("../dealing/trump-call-deal.ts")).poseTrumpCall(random, level),
  ...lateSolve(async () => (await import("../marking/trump-call-solve.ts")).solveTrumpCall),
};

export default trumpSignal;
