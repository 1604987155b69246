import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/echo-solve.ts")).solveEcho,
});

/** Partner leads his high cards: which card tells him what third hand has. */
export const echo: Exercise = {
  id: "echo",
  pose: async (random) => (await import("../kit/echo-deal.ts")).poseEcho(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
