import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** A card led or played by partner or dummy: where does it place a card that is not in sight? */
const readPartner: Exercise = {
  id: "read-partner",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/read-partner-deal.ts")).poseReadPartner),
  ...lateSolve(async () => (await import("../marking/read-partner-solve.ts")).solveReadPartner),
};

export default readPartner;
