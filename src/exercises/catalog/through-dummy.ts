import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/through-dummy-solve.ts")).solveThroughDummy,
});

/** Leading through dummy on the left: which card, and whether the suit is one to lead. */
export const throughDummy: Exercise = {
  id: "through-dummy",
  pose: async (random) => (await import("../kit/through-deal.ts")).poseThrough(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
