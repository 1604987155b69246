import { sideOf, type Seat } from "../../engine/core/seat.ts";
import { seatToCall, standingBid } from "../../engine/declaring/auction.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import {
  checkMakeCall,
  seatToMake,
  type DoublingLimit,
  type SeatedMakeCall,
} from "../../engine/declaring/dealer-makes.ts";
import { checkCall } from "../../engine/declaring/legality.ts";
import type { Scene } from "../kit/scene.ts";

/** What may be answered about a player’s right to double, at auction and at straight bridge. */
export const AUCTION_ANSWERS = {
  double: "Yes, he may double",
  redouble: "Yes, he may redouble",
  turn: "No, it is not his turn",
  own: "No, the bid is his own side’s",
  again: "No, his own side has doubled it",
  spent: "No, it has been redoubled already",
} as const;
export type AuctionAnswer = keyof typeof AUCTION_ANSWERS;

export const MAKE_ANSWERS = {
  double: "Yes, he may double",
  redouble: "Yes, he may redouble",
  turn: "No, it is not his turn",
  side: "No, his own side named or doubled last",
  over: "No, the doubling is over",
  limit: "No, the limit is reached",
} as const;
export type MakeAnswer = keyof typeof MAKE_ANSWERS;

/** A make at straight bridge, what has been said of it, and whose right to double is asked about. */
export type DoublingScene = Extract<Scene, { type: "doubling" }>;

/** The answer to give, and others that are true besides: a player out of turn may also face his own side’s bid. */
export interface Finding<A> {
  readonly best: A;
  readonly also: readonly A[];
}

function finding<A>(reasons: readonly A[]): Finding<A> {
  const [best, ...also] = reasons;
  if (best === undefined) throw new Error("a refused double has no reason");
  return { best, also };
}

/** Whether a player may double or redouble in an auction that goes on, by asking the rules of bidding; and if not, why. */
export function mayDoubleBid(calls: readonly SeatedCall[], seat: Seat): Finding<AuctionAnswer> {
  const allowed = (["double", "redouble"] as const).filter(
    (type) => checkCall(calls, { type, seat }).ok,
  );
  if (allowed.length > 0) return finding(allowed);
  const standing = standingBid(calls);
  if (!standing) throw new Error("there is no bid to double");
  const own = sideOf(standing.seat) === sideOf(seat);
  const reasons: AuctionAnswer[] = [];
  if (standing.multiplier === 4) reasons.push("spent");
  if (standing.multiplier === 2 && !own) reasons.push("again");
  if (standing.multiplier === 1 && own) reasons.push("own");
  if (seatToCall(calls) !== seat) reasons.push("turn");
  return finding(reasons);
}

/** Who raised a make last: its maker, or whoever doubled after him. */
export function lastRaiser(calls: readonly SeatedMakeCall[]): Seat {
  const last = calls.findLast(({ type }) => type === "make" || type === "double");
  if (!last) throw new Error("the trump is not made");
  return last.seat;
}

/** The same at straight bridge, under the limit that the table has agreed on. */
export function mayDoubleMake(
  calls: readonly SeatedMakeCall[],
  seat: Seat,
  limit: DoublingLimit,
): Finding<MakeAnswer> {
  const checked = checkMakeCall(calls, { type: "double", seat }, { limit });
  if (checked.ok) {
    return finding([calls.some(({ type }) => type === "double") ? "redouble" : "double"]);
  }
  const reasons: MakeAnswer[] = [];
  if (checked.violation.code === "limit") reasons.push("limit");
  else if (seatToMake(calls, { limit }) === null) reasons.push("over");
  if (sideOf(lastRaiser(calls)) === sideOf(seat)) reasons.push("side");
  if (checked.violation.code === "out-of-turn") reasons.push("turn");
  return finding(reasons);
}
