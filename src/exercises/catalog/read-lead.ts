import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Partner led this card: which of those that are out can he hold? */
const readingLead: Exercise = {
  id: "read-lead",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/read-lead-deal.ts")).dealReadLead),
  ...lateSolve(async () => (await import("../marking/read-lead-solve.ts")).solveReadLead),
};

export default readingLead;
