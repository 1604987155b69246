import type { Exercise } from "../kit/exercise.ts";
import { lateSolve } from "../kit/late-solve.ts";

/** The last cards with all hands known, and one of them led: how many tricks does it bring? */
const priceTheCard: Exercise = {
  id: "price-the-card",
  levels: 2,
  pose: async (random, level) =>
    (await import("../dealing/ending-pose.ts")).posePriceTheCard(random, level),
  ...lateSolve(async () => (await import("../marking/price-solve.ts")).solvePriceTheCard),
};

export default priceTheCard;
