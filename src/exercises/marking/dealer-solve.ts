import type { Posed, Solution } from "../kit/exercise.ts";
import { solveBid } from "./bid-solve.ts";
import { solveDealerSuit } from "./dealer-suit.ts";

/** Marks the dealer’s call on one suit, or on a whole hand. */
export function solveDealerBid(problem: Posed): Solution {
  return problem.scene.type === "suit" ? solveDealerSuit(problem) : solveBid(problem);
}
