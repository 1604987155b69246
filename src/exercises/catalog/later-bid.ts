import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** Later bids: what kind one is, what it tells, and at the third level a hand that has spoken before. */
const laterBid: Exercise = {
  id: "later-bid",
  levels: 3,
  pose: async (random, level) =>
    (await import("../dealing/later-bid-deal.ts")).poseLaterBid(random, level),
  ...lateSolve(async () => (await import("../marking/later-solve.ts")).solveLater),
};

export default laterBid;
