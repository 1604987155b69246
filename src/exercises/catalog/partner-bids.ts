import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** What third hand calls when his partner has opened. */
const partnerBids: Exercise = {
  id: "partner-bids",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/third-bid-deal.ts")).poseThirdBid(random, level),
  ...lateSolve(async () => (await import("../marking/bid-solve.ts")).solveBid),
};

export default partnerBids;
