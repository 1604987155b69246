import { partnerOf } from "../core/seat.ts";
import { standingBid } from "../declaring/auction.ts";
import type { SeatedCall } from "../declaring/call.ts";
import type { BidPlace } from "./bid-later.ts";

/**
 * Where in the bidding its last call was made, for what it tells partner; null where that is no bid, or comes later than the
 * second round, of which the texts say nothing.
 */
export function placeOf(calls: readonly SeatedCall[]): BidPlace | null {
  const bid = calls.at(-1);
  if (bid?.type !== "bid") return null;
  const earlier = calls.slice(0, -1);
  const own = earlier.filter(({ seat }) => seat === bid.seat);
  const round = own.length === 0 ? 1 : own.length === 1 ? 2 : null;
  if (round === null) return null;
  const partner = earlier.find((call) => call.seat === partnerOf(bid.seat) && call.type === "bid");
  const before = own.find((call) => call.type === "bid");
  const helped =
    before?.type === "bid" &&
    earlier.some(
      (call) =>
        call.type === "bid" && call.seat === partnerOf(bid.seat) && call.strain === before.strain,
    );
  return {
    bid: { level: bid.level, strain: bid.strain },
    last: standingBid(earlier),
    ...(partner?.type === "bid" && { partner }),
    round,
    second: earlier.length === 1,
    ...(before?.type === "bid" && { before }),
    helped,
  };
}
