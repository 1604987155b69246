import type { Seat } from "../core/seat.ts";
import { standingBid } from "../declaring/auction.ts";
import type { SeatedCall } from "../declaring/call.ts";
import { checkCall } from "../declaring/legality.ts";
import type { SituationId } from "./rows.ts";

/** What a refusal of the rules of bidding is called among the situations of the laws. */
const SITUATION_OF: Readonly<Partial<Record<string, SituationId>>> = {
  "dealer-must-bid": "auction.law.declare.dealer-must-bid",
  "out-of-turn": "auction.law.declare.out-of-turn",
  insufficient: "auction.law.declare.insufficient",
  "one-spade": "auction.law.declare.insufficient",
  impossible: "auction.law.declare.impossible",
  partner: "auction.law.double.partner",
  "own-double": "auction.law.double.partner",
};

/**
 * The situation of the laws that a call makes after those given; null where it is lawful, and where the laws give a call
 * that means nothing, such as a second double, neither a penalty nor a remedy.
 */
export function faultOfCall(
  calls: readonly SeatedCall[],
  call: SeatedCall,
  dealer: Seat = "Z",
): SituationId | null {
  const checked = checkCall(calls, call, dealer);
  if (checked.ok) return null;
  const { code } = checked.violation;
  const again = code === "nothing-to-redouble" && standingBid(calls)?.multiplier === 4;
  return again ? "auction.law.double.again" : (SITUATION_OF[code] ?? null);
}
