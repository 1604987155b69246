import { SUITS, type BySuit, type Card } from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { leftOf, type Seat } from "../../engine/core/seat.ts";
import { biddingEnded, contractOf } from "../../engine/declaring/auction.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { Call, Contract, SeatedCall } from "../../engine/declaring/call.ts";
import { checkCall } from "../../engine/declaring/legality.ts";
import { leaderOf } from "../../engine/declaring/roles.ts";

/** How many cards of a suit a hand may hold: both bounds count. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

export const ANY_LENGTH: Lengths = { least: 0, most: 13 };

/** What is known of an unseen hand, suit by suit. */
export type Shape = BySuit<Lengths>;

export const ANY_SHAPE: Shape = { S: ANY_LENGTH, H: ANY_LENGTH, C: ANY_LENGTH, D: ANY_LENGTH };

/** An opening lead to be tried: the leader’s hand, the bidding, and what else is known of the three unseen hands. */
export interface LeadProblem {
  readonly hand: readonly Card[];
  readonly calls: readonly SeatedCall[];
  readonly contract: Contract;
  readonly leader: Seat;
  /** A seat that is not here may hold anything. */
  readonly shapes: Readonly<Partial<Record<Seat, Shape>>>;
}

/**
 * A lead to be tried against the contract that a bidding comes to. Passes at its end may be left out, so that the contract
 * alone will do. Refuses a hand that is not thirteen cards, a call out of order, and a nullo, for which these figures are
 * not made.
 */
export function leadProblem(
  hand: readonly Card[],
  bidding: readonly Call[],
  shapes: LeadProblem["shapes"] = {},
): Result<LeadProblem> {
  if (hand.length !== 13) {
    return refuse("not-thirteen", `The hand has ${hand.length} cards, not thirteen.`);
  }
  const calls: SeatedCall[] = [];
  for (const call of bidding) {
    if (biddingEnded(calls)) return refuse("ended", "There are calls after the bidding is over.");
    const checked = checkCall(calls, { ...call, seat: leftOf("Z", calls.length) });
    if (!checked.ok) return checked;
    calls.push(checked.value);
  }
  if (!calls.some(({ type }) => type === "bid")) return refuse("no-bid", "Nobody has bid.");
  while (!biddingEnded(calls)) calls.push({ type: "pass", seat: leftOf("Z", calls.length) });
  const contract = contractOf(calls);
  if (!contract.ok) return contract;
  if (contract.value.strain === "nullo") {
    return refuse("nullo", "Leads against a nullo are not priced here.");
  }
  return ok({ hand, calls, contract: contract.value, leader: leaderOf(contract.value), shapes });
}

/** The three hands that the leader does not see: declarer on his right, dummy, and his partner. */
export function unseenSeats({ leader }: Pick<LeadProblem, "leader">): readonly [Seat, Seat, Seat] {
  return [leftOf(leader, 3), leftOf(leader, 1), leftOf(leader, 2)];
}

/** Tricks that the leader’s side needs to set the contract. */
export function tricksToSet({ contract }: Pick<LeadProblem, "contract">): number {
  return 14 - BOOK - contract.level;
}

/** Whether anything is known of a hand’s shape. */
export function isShaped(shape: Shape): boolean {
  return SUITS.some((suit) => shape[suit].least > 0 || shape[suit].most < 13);
}
