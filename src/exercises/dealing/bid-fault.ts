import { sideOf, type Seat } from "../../engine/core/seat.ts";
import {
  minimumLevel,
  seatToCall,
  standingBid,
  type StandingBid,
} from "../../engine/declaring/auction.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import { applyRow, type Ruling } from "../../engine/laws/apply.ts";
import { faultOfCall } from "../../engine/laws/call-fault.ts";
import { knownFrom, type Facts } from "../../engine/laws/facts.ts";
import { rowsFrom } from "../../engine/laws/row.ts";
import { AUCTION_BIDDING } from "../../engine/laws/rows/auction-bidding.ts";

const ROWS = new Map(rowsFrom("auction", AUCTION_BIDDING).map((row) => [row.id, row]));

/** The first call of an auction that was against the rules, and what the law makes of it. */
export interface BidFault {
  readonly call: SeatedCall;
  /** The bid it was made over, if there was one. */
  readonly over: StandingBid | null;
  /** Whose turn it was. */
  readonly turn: Seat;
  /** Whether an opponent has called since. */
  readonly condoned: boolean;
  readonly ruling: Ruling;
}

/**
 * Finds the fault in an auction and asks the laws of 1913 about it. Throws where there is none, since a problem without
 * one is a bug of ours.
 */
export function faultIn(calls: readonly SeatedCall[]): BidFault {
  for (const [at, call] of calls.entries()) {
    const before = calls.slice(0, at);
    const situation = faultOfCall(before, call);
    const row = situation && ROWS.get(situation);
    if (!row) continue;
    const over = standingBid(before);
    const condoned = calls.slice(at + 1).some(({ seat }) => sideOf(seat) !== sideOf(call.seat));
    const facts: Facts = {
      offender: call.seat,
      callType: call.type,
      ...(condoned ? { adversaryHasCalled: true } : {}),
      ...(over && call.type === "bid" ? { last: over, bid: call } : {}),
    };
    const ruling = applyRow(row, "american", knownFrom(facts), (id) => ROWS.get(id));
    const ownBid = before.some(
      ({ type, seat }) => type === "bid" && sideOf(seat) !== sideOf(call.seat),
    );
    const may = ruling.may.filter((remedy) => ownBid || remedy !== "last-own-bid-final");
    return { call, over, turn: seatToCall(before), condoned, ruling: { ...ruling, may } };
  }
  throw new Error("there is nothing wrong with this auction");
}

/** The number to which a bid that was too low is raised. */
export function raisedTo({ call, over }: BidFault): number {
  const level = call.type === "bid" ? minimumLevel(call.strain, over) : null;
  if (level === null) throw new Error("this bid cannot be raised");
  return level;
}
