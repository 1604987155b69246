import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Partner leads his high cards: which card tells him what third hand has. */
const echo: Exercise = {
  id: "echo",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/echo-deal.ts")).dealEcho),
  ...lateSolve(async () => (await import("../marking/echo-solve.ts")).solveEcho),
};

export default echo;
