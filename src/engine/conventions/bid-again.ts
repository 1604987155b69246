import { SUITS, type Suit } from "../core/card.ts";
import { partnerOf, sideOf, type Seat } from "../core/seat.ts";
import { standingBid } from "../declaring/auction.ts";
import type { Bid, SeatedCall } from "../declaring/call.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import {
  DOUBLE,
  gradeCall,
  gradeStrains,
  judgeDouble,
  passBeside,
  SILENT,
  type BidGrade,
  type BidReason,
  type Judged,
} from "./bid-grade.ts";
import { isLosingSuit, supportTricks, type BidHand } from "./bid-hand.ts";
import { mayAssistAgain, raisesLeft } from "./bid-later.ts";
import { has } from "./lead-pattern.ts";
import type { RuleId } from "../../rulebook/rules.ts";

/** Tricks that a first raise has told of. (Rule `bid.third.assist-three-tricks`.) */
export const ASSISTED_ON = 3;

/** Whether to raise partner’s suit once more, and why. */
interface Again {
  readonly suit: Bid;
  readonly raise: boolean;
  readonly reason: BidReason;
  readonly rule: RuleId;
}

/** How much a hand has that a losing suit bid on ace and king alone did not tell: an ace outside, nothing, or null for more. */
function besideAceKing(hand: BidHand, own: Suit, partners: Suit): 0 | 1 | null {
  const { held, sure } = hand;
  if (!has(held[own], "AK") || sure[own] !== 2) return null;
  const aces = SUITS.filter((suit) => suit !== own && has(held[suit], "A")).length;
  if (aces > 1) return null;
  return supportTricks(hand, partners) === 2 + aces ? (aces as 0 | 1) : null;
}

/** What the bidding and the hand come to, where a player who has spoken thinks of raising his partner; null for any other. */
function raiseAgain(hand: BidHand, calls: readonly SeatedCall[], seat: Seat): Again | null {
  const bids = calls.filter((call) => call.type === "bid");
  const mine = bids.filter((bid) => bid.seat === seat);
  const partners = bids.filter((bid) => bid.seat === partnerOf(seat));
  const [named, ...later] = partners;
  const suit = named && TRUMP_OF[named.strain];
  if (!named || !suit || named.strain === "spades") return null;
  const tricks = supportTricks(hand, suit);
  const raises = mine.filter(({ strain }) => strain === named.strain).length;
  if (mine.length === 0) {
    // He has rebid it alone, over and over or once.
    if (later.length === 0 || later.some(({ strain }) => strain !== named.strain)) return null;
    const raise = mayAssistAgain({ assistedOn: 0, tricks, partnerRebid: true });
    return { suit: named, raise, reason: "rebid-alone", rule: "bid.later.assist-limits" };
  }
  if (later.length > 0) return null;
  if (raises === 1 && mine.length === 1) {
    if (tricks < ASSISTED_ON) return null;
    const raise = mayAssistAgain({ assistedOn: ASSISTED_ON, tricks });
    return { suit: named, raise, reason: "fourth-trick", rule: "bid.later.assist-limits" };
  }
  const [first] = mine;
  const own = first && isLosingSuit(first.strain) ? TRUMP_OF[first.strain] : null;
  if (!own || own === suit || raises !== mine.length - 1) return null;
  const beside = besideAceKing(hand, own, suit);
  if (beside === null) return null;
  const raise = raisesLeft(beside === 1) > raises;
  return { suit: named, raise, reason: "spent", rule: "bid.later.not-twice" };
}

/**
 * Grades the calls of a player who has spoken before, where the adversaries have overcalled his partner’s suit: whether he
 * raises it again, or goes on after a losing suit bid on ace and king alone. Null for bidding, or a hand, of which the texts
 * say nothing. (Rules `bid.later.assist-limits`, `bid.later.not-twice`.)
 */
export function gradeAgain(
  hand: BidHand,
  calls: readonly SeatedCall[],
  seat: Seat,
): BidGrade[] | null {
  const last = standingBid(calls);
  const bidOnly = calls.every(({ type }) => type === "bid" || type === "pass");
  if (!last || !bidOnly || sideOf(last.seat) === sideOf(seat)) return null;
  const again = raiseAgain(hand, calls, seat);
  if (!again) return null;
  const { suit, raise, reason, rule } = again;
  const bids = gradeStrains(hand, last, (strain): Judged =>
    strain === suit.strain ? [raise ? "best" : "wrong", reason, rule] : SILENT,
  );
  return [passBeside(bids, rule), gradeCall(DOUBLE, judgeDouble(hand, last)), ...bids];
}
