import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The dealer’s first call: at the first level on one suit, then on a whole hand. */
const dealerBid: Exercise = {
  id: "dealer-bid",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/dealer-bid-deal.ts")).poseDealerBid(random, level),
  ...lateSolve(async () => (await import("../marking/dealer-solve.ts")).solveDealerBid),
};

export default dealerBid;
