import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** A card led or played by partner or dummy: where does it place a card that is not in sight? */
const readPartner: Exercise = {
  id: "read-partner",
  pose: async (random) => (await import("../dealing/read-partner-deal.ts")).poseReadPartner(random),
  ...lateSolve(async () => (await import("../marking/read-partner-solve.ts")).solveReadPartner),
};

export default readPartner;
