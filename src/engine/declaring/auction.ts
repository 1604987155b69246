import { refuse, ok, type Result } from "../core/result.ts";
import { leftOf, partnerOf, sideOf, type Seat } from "../core/seat.ts";
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

/** Whether `bid` over-calls `last`; anything over-calls silence. */
export function overcalls(bid: Bid, last: Bid | null): boolean {
  return last === null || compareBids(bid, last) > 0;
}

/**
 * The fewest tricks at which a strain over-calls the last bid, or null where not even seven would do: such a bid is
 * “impossible”. (Rules `auction.irreg.insufficient`, `auction.irreg.impossible`.)
 */
export function minimumLevel(strain: Strain, last: Bid | null): Level | null {
  return LEVELS.find((level) => overcalls({ level, strain }, last)) ?? null;
}

/** Every bid of the strains given, from the lowest to the highest. */
export function bidLadder(strains: readonly Strain[]): Bid[] {
  return strains.flatMap((strain) => LEVELS.map((level) => ({ level, strain }))).sort(compareBids);
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
 * Whether a call may be made after those given. Refuses, with the rule, a call out of turn or after the end, a dealer’s
 * pass, one spade by anyone but the dealer, a bid that does not over-call, and a double or redouble of the wrong thing.
 */
export function checkCall(
  calls: readonly SeatedCall[],
  call: SeatedCall,
  dealer: Seat = "Z",
  options: AuctionOptions = {},
): Result<SeatedCall> {
  if (biddingEnded(calls)) {
    return refuse("ended", "The bidding is over.", "auction.bid.three-passes-end");
  }
  const turn = seatToCall(calls, dealer);
  if (call.seat !== turn) {
    return refuse(
      "out-of-turn",
      `It is ${turn}’s turn to speak, not ${call.seat}’s.`,
      call.type === "pass"
        ? "auction.irreg.pass-out-of-turn"
        : call.type === "bid"
          ? "auction.irreg.declare-out-of-turn"
          : "auction.double.in-turn",
    );
  }
  const standing = standingBid(calls);
  switch (call.type) {
    case "pass":
      return calls.length === 0 && !options.dealerMayPass
        ? refuse("dealer-must-bid", "The dealer must open with a bid.", "auction.bid.dealer-opens")
        : ok(call);
    case "bid":
      return checkBid(calls, call, standing);
    case "double":
      return checkDouble(call.seat, standing);
    case "redouble":
      return checkRedouble(call.seat, standing);
    default:
      return call satisfies never;
  }
}

function checkBid(
  calls: readonly SeatedCall[],
  bid: Bid & { seat: Seat; type: "bid" },
  standing: StandingBid | null,
): Result<SeatedCall> {
  if (bid.strain === "spades" && bid.level === 1 && calls.length > 0) {
    return refuse(
      "one-spade",
      "Only the dealer may bid one spade.",
      "auction.bid.one-spade-dealer-only",
    );
  }
  if (overcalls(bid, standing)) return ok(bid);
  return minimumLevel(bid.strain, standing) === null
    ? refuse(
        "impossible",
        "No number of tricks in that suit beats the last bid.",
        "auction.irreg.impossible",
      )
    : refuse(
        "insufficient",
        "The bid is not enough to over-call the last one.",
        "auction.irreg.insufficient",
      );
}

function checkDouble(seat: Seat, standing: StandingBid | null): Result<SeatedCall> {
  if (!standing) return refuse("nothing-to-double", "There is no bid to double.");
  if (sideOf(standing.seat) === sideOf(seat)) {
    return refuse("partner", "Nobody may double his own side.", "auction.double.not-partner");
  }
  if (standing.multiplier !== 1) {
    return refuse(
      "doubled-already",
      "A bid is doubled once only.",
      "auction.double.redouble-opponent-only",
    );
  }
  return ok({ seat, type: "double" });
}

function checkRedouble(seat: Seat, standing: StandingBid | null): Result<SeatedCall> {
  if (standing?.multiplier !== 2) {
    return refuse(
      "nothing-to-redouble",
      "Only a double may be redoubled, and only once.",
      "auction.double.redouble-opponent-only",
    );
  }
  if (sideOf(standing.seat) !== sideOf(seat)) {
    return refuse(
      "own-double",
      "A side may not redouble its own double.",
      "auction.double.redouble-opponent-only",
    );
  }
  return ok({ seat, type: "redouble" });
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

/** The declarer’s partner, who lays his hand down. (Rule `auction.declarer.dummy-and-lead`.) */
export function dummyOf(contract: Pick<Contract, "declarer">): Seat {
  return partnerOf(contract.declarer);
}

/** The player on declarer’s left, who leads before dummy is seen. (Rule `auction.play.opening-leader`.) */
export function leaderOf(contract: Pick<Contract, "declarer">): Seat {
  return leftOf(contract.declarer);
}

/** The calls given in turn from the dealer, each with its seat. */
export function seatCalls(calls: readonly Call[], dealer: Seat = "Z"): SeatedCall[] {
  return calls.map((call, index) => ({ ...call, seat: leftOf(dealer, index) }));
}
