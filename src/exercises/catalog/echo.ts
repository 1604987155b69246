import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/parts.ts";

/** Partner leads his high cards: which card tells him what third hand has. */
export const echo: Exercise = {
  id: "echo",
  pose: async (random) => (await import("../kit/echo-deal.ts")).poseEcho(random),
  ...lateSolve(async () => (await import("../kit/echo-solve.ts")).solveEcho),
};
