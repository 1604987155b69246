import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/parts.ts";

/** A whole hand after the bidding: choose the suit, then the card. */
export const lead: Exercise = {
  id: "lead",
  pose: async (random) => (await import("../kit/lead-deal.ts")).poseLead(random),
  ...lateSolve(async () => (await import("../kit/lead-solve.ts")).solveLead),
};
