import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/lead-solve.ts")).solveLead,
});

/** A whole hand after the bidding: choose the suit, then the card. */
export const lead: Exercise = {
  id: "lead",
  pose: async (random) => (await import("../kit/lead-deal.ts")).poseLead(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
