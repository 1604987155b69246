import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/dummy-suit-solve.ts")).solveDummySuit,
});

/** Dummy is down: which suit to lead through him, or up to him. */
export const dummySuit: Exercise = {
  id: "dummy-suit",
  pose: async (random) => (await import("../kit/dummy-suit-deal.ts")).poseDummySuit(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
