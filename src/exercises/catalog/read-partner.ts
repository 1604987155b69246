import type { Exercise, Posed, Solution } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";

/** What marks an answer, fetched apart: it asks a good deal of the engine. */
const SOLVE = new Parts<"solve", (problem: Posed) => Solution>({
  solve: async () => (await import("../kit/read-partner-solve.ts")).solveReadPartner,
});

/** A card led or played by partner or dummy: where does it place a card that is not in sight? */
export const readPartner: Exercise = {
  id: "read-partner",
  pose: async (random) => (await import("../kit/read-partner-deal.ts")).poseReadPartner(random),
  ready: () => SOLVE.fetch(),
  solve: (problem) => SOLVE.get("solve")(problem),
};
