import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** A whole hand after the bidding: choose the suit, then the card. */
const lead: Exercise = {
  id: "lead",
  pose: async (random) => (await import("../dealing/lead-deal.ts")).poseLead(random),
  ...lateSolve(async () => (await import("../marking/lead-solve.ts")).solveLead),
};

export default lead;
