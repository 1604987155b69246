import type { CuttingRules } from "../core/cutting.ts";
import type { GameId } from "./game.ts";

const AUCTION: CuttingRules = { ties: "suit", outgoers: "fresh" };
const RECUT: CuttingRules = { ties: "recut", outgoers: "longest" };

/**
 * The cutting of every game, apart from the games themselves so that whoever asks about nothing else need not load how
 * they are scored. (Rules `auction.cut.ties-suit-order`, `auction.cutting-out`, `straight.law.cut.ties`,
 * `whist.cutting`, `whist.cutting-out`; ruling AMB-44.)
 */
export const CUTTING: Readonly<Record<GameId, CuttingRules>> = {
  "auction-1914": AUCTION,
  "auction-nullo": AUCTION,
  "auction-english": AUCTION,
  "straight-bridge": RECUT,
  "whist-english": RECUT,
  "whist-american": RECUT,
  contract: { ties: "suit", outgoers: "longest" },
};
