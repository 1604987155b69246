import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/parts.ts";

/** Third hand: whether to win partner’s lead, with what, or to let it run. */
export const thirdHand: Exercise = {
  id: "third-hand",
  pose: async (random) => (await import("../kit/third-play-deal.ts")).poseThird(random),
  ...lateSolve(async () => (await import("../kit/third-hand-solve.ts")).solveThirdHand),
};
