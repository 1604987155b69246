import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Leading up to dummy on the right: which card, whether the suit is one to lead, and whether to go on with it. */
const upToDummy: Exercise = {
  id: "up-to-dummy",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/up-to-deal.ts")).dealUpTo),
  ...lateSolve(async () => (await import("../marking/up-to-dummy-solve.ts")).solveUpToDummy),
};

export default upToDummy;
