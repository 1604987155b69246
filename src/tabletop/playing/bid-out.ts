import type { Deal } from "../../engine/core/deal.ts";
import type { Random } from "../../engine/core/random.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { adviseBid } from "../../engine/conventions/bidding.ts";
import { biddingEnded, seatToCall } from "../../engine/declaring/auction.ts";
import type { Call, SeatedCall } from "../../engine/declaring/call.ts";

const PASS: Call = { type: "pass" };
/** What the dealer must say at the least. (Rule `auction.bid.dealer-opens`.) */
const ONE_SPADE: Call = { type: "bid", level: 1, strain: "spades" };

/**
 * The bidding of a deal in which every player calls as Foster advises with his hand; where the texts settle nothing he
 * passes, and the dealer, who may not, bids one spade. Of calls advised alike one is taken by chance.
 */
export function bidOut(hands: Deal, dealer: Seat, random: Pick<Random, "pick">): SeatedCall[] {
  const calls: SeatedCall[] = [];
  while (!biddingEnded(calls)) {
    const seat = seatToCall(calls, dealer);
    const advice = adviseBid(hands[seat], calls, dealer);
    const best = advice.ok ? advice.value.grades.filter(({ verdict }) => verdict === "best") : [];
    const silent = calls.length === 0 ? ONE_SPADE : PASS;
    const call = best.length > 0 ? random.pick(best.map((grade) => grade.call)) : silent;
    calls.push({ ...call, seat });
  }
  return calls;
}
