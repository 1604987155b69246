import { refuse, ok, type Result } from "../core/result.ts";
import { leftOf, sideOf, type Seat } from "../core/seat.ts";
import { TRICK_VALUE } from "../scoring/values.ts";
import {
  LEVELS,
  type Bid,
  type Call,
  type Contract,
  type Level,
  type Multiplier,
  type SeatedCall,
} from "./call.ts";
import { STRAINS, type Strain } from "./strain.ts";

/** What differs between ways of holding the auction. */
export interface AuctionOptions {
  /** The English opening: the dealer may pass, and four passes pass the deal (ruling AMB-24). */
  readonly dealerMayPass?: boolean;
  /** What may be bid, where that is not every strain. */
  readonly strains?: readonly Strain[];
  /**
   * How bids are ranked: by what they are worth, as in 1914, or by the number of tricks and then the strain in the order
   * of `strains`, as at contract, where one spade is a bid like any other.
   */
  readonly order?: "worth" | "level";
}

/** What a bid is worth in over-calling: its tricks at the value of the strain. (Rule `auction.bid.rank`.) */
export function bidWorth(bid: Bid): number {
  return bid.level * TRICK_VALUE[bid.strain];
}

/**
 * Orders two bids: below nought where `a` ranks under `b`. Worth decides; at equal worth more tricks; at equal tricks
 * no trump stands over nullo. (Rules `auction.bid.rank`, `auction.bid.rank-equal-value`, `nullo.rank-vs-nt`.)
 */
export function compareBids(a: Bid, b: Bid): number {
  return (
    bidWorth(a) - bidWorth(b) ||
    a.level - b.level ||
    STRAINS.indexOf(a.strain) - STRAINS.indexOf(b.strain)
  );
}

function comparison({ order, strains = STRAINS }: AuctionOptions): (a: Bid, b: Bid) => number {
  return order === "level"
    ? (a, b) => a.level - b.level || strains.indexOf(a.strain) - strains.indexOf(b.strain)
    : compareBids;
}

/** Whether `bid` over-calls `last`; anything over-calls silence. */
export function overcalls(bid: Bid, last: Bid | null, options: AuctionOptions = {}): boolean {
  return last === null || comparison(options)(bid, last) > 0;
}

/**
 * The fewest tricks at which a strain over-calls the last bid, or null where not even seven would do: such a bid is
 * “impossible”. (Rules `auction.irreg.insufficient`, `auction.irreg.impossible`.)
 */
export function minimumLevel(
  strain: Strain,
  last: Bid | null,
  options: AuctionOptions = {},
): Level | null {
  return LEVELS.find((level) => overcalls({ level, strain }, last, options)) ?? null;
}

/** Every bid of the strains given, from the lowest to the highest. */
export function bidLadder(strains: readonly Strain[], options: AuctionOptions = {}): Bid[] {
  return strains
    .flatMap((strain) => LEVELS.map((level) => ({ level, strain })))
    .sort(comparison(options));
}

/** The bid that stands, with who made it and whether it has been doubled; null before any bid. */
export interface StandingBid extends Bid {
  readonly seat: Seat;
  readonly multiplier: Multiplier;
}

/** The highest bid so far. An over-call wipes out doubles and redoubles. (Rule `auction.double.overcall-annuls`.) */
export function standingBid(calls: readonly SeatedCall[]): StandingBid | null {
  const at = calls.findLastIndex((call) => call.type === "bid");
  const last = calls[at];
  if (last?.type !== "bid") return null;
  const after = calls.slice(at + 1).map((call) => call.type);
  const multiplier = after.includes("redouble") ? 4 : after.includes("double") ? 2 : 1;
  return { level: last.level, strain: last.strain, seat: last.seat, multiplier };
}

/**
 * Whether the bidding is over: three passes in succession after a bid, or four where the dealer may pass and all do.
 * (Rule `auction.bid.three-passes-end`.)
 */
export function biddingEnded(calls: readonly SeatedCall[]): boolean {
  const passes = calls.length - 1 - calls.findLastIndex((call) => call.type !== "pass");
  return standingBid(calls) ? passes >= 3 : passes >= 4;
}

/** Whose turn it is to speak; the dealer speaks first. */
export function seatToCall(calls: readonly SeatedCall[], dealer: Seat = "Z"): Seat {
  const last = calls.at(-1);
  return last ? leftOf(last.seat) : dealer;
}

/**
 * The contract a finished auction comes to. The declarer is whichever partner of the side that made the last bid first
 * named its strain. Refuses where the bidding is not over or nobody bid. (Rules `auction.declarer.first-namer`,
 * `auction.declarer.opponents-both-named`.)
 */
export function contractOf(calls: readonly SeatedCall[]): Result<Contract> {
  if (!biddingEnded(calls)) {
    return refuse("not-ended", "The bidding is not over.", "auction.bid.three-passes-end");
  }
  const standing = standingBid(calls);
  if (!standing) return refuse("passed-out", "Nobody bid.");
  const side = sideOf(standing.seat);
  const namer = calls.find(
    (call) => call.type === "bid" && call.strain === standing.strain && sideOf(call.seat) === side,
  );
  const { level, strain, multiplier } = standing;
  return ok({ level, strain, multiplier, declarer: namer?.seat ?? standing.seat });
}

/** The calls given in turn from the dealer, each with its seat. */
export function seatCalls(calls: readonly Call[], dealer: Seat = "Z"): SeatedCall[] {
  return calls.map((call, index) => ({ ...call, seat: leftOf(dealer, index) }));
}
