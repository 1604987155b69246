import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** What fourth hand calls when the bidding comes round to him. */
const fourthHandBid: Exercise = {
  id: "fourth-hand-bid",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/fourth-bid-deal.ts")).poseFourthBid(random, level),
  ...lateSolve(async () => (await import("../marking/bid-solve.ts")).solveBid),
};

export default fourthHandBid;
