import { ok, refuse, type Result } from "../core/result.ts";
import { sideOf, type Seat } from "../core/seat.ts";
import {
  biddingEnded,
  minimumLevel,
  overcalls,
  seatToCall,
  standingBid,
  type AuctionOptions,
  type StandingBid,
} from "./auction.ts";
import type { Bid, SeatedCall } from "./call.ts";

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
      return checkBid(calls, call, standing, options);
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
  options: AuctionOptions,
): Result<SeatedCall> {
  if (options.strains && !options.strains.includes(bid.strain)) {
    return refuse("no-such-strain", "That may not be bid in this game.", "auction.bid.options");
  }
  const byWorth = options.order !== "level";
  if (byWorth && bid.strain === "spades" && bid.level === 1 && calls.length > 0) {
    return refuse(
      "one-spade",
      "Only the dealer may bid one spade.",
      "auction.bid.one-spade-dealer-only",
    );
  }
  if (overcalls(bid, standing, options)) return ok(bid);
  return minimumLevel(bid.strain, standing, options) === null
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
