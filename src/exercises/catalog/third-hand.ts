import type { Exercise } from "../kit/exercise.ts";
import { atLevels } from "../dealing/at-levels.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Third hand: whether to win partner’s lead, with what, or to let it run. */
const thirdHand: Exercise = {
  id: "third-hand",
  levels: 3,
  pose: atLevels(async () => (await import("../dealing/third-play-deal.ts")).poseThird),
  ...lateSolve(async () => (await import("../marking/third-hand-solve.ts")).solveThirdHand),
};

export default thirdHand;
