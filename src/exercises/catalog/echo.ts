import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Partner leads his high cards: which card tells him what third hand has. */
const echo: Exercise = {
  id: "echo",
  pose: async (random) => (await import("../dealing/echo-deal.ts")).poseEcho(random),
  ...lateSolve(async () => (await import("../marking/echo-solve.ts")).solveEcho),
};

export default echo;
