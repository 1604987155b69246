import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Something was wrong in the bidding: what may be done about it, or how high must the bid be made? */
const bidFault: Exercise = {
  id: "bid-fault",
  pose: async (random) => (await import("../dealing/bid-fault-deal.ts")).poseWrongBid(random),
  ...lateSolve(async () => (await import("../marking/bid-fault-solve.ts")).solveBidFault),
};

export default bidFault;
