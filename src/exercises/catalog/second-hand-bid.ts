import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** What second hand calls over the dealer’s bid. */
const secondHandBid: Exercise = {
  id: "second-hand-bid",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/second-bid-deal.ts")).poseSecondBid(random, level),
  ...lateSolve(async () => (await import("../marking/bid-solve.ts")).solveBid),
};

export default secondHandBid;
