import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/parts.ts";

/** A card led or played by partner or dummy: where does it place a card that is not in sight? */
export const readPartner: Exercise = {
  id: "read-partner",
  pose: async (random) => (await import("../kit/read-partner-deal.ts")).poseReadPartner(random),
  ...lateSolve(async () => (await import("../kit/read-partner-solve.ts")).solveReadPartner),
};
