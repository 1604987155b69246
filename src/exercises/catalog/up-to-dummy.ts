import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/up-to-dummy-solve.ts")).solveUpToDummy,
});

/** Leading up to dummy on the right: which card, whether the suit is one to lead, and whether to go on with it. */
export const upToDummy: Exercise = {
  id: "up-to-dummy",
  pose: async (random) => (await import("../kit/up-to-deal.ts")).poseUpTo(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
