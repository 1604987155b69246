import { rankOf, type Card } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { seatCalls, seatToCall } from "../../engine/declaring/auction.ts";
import type { Call, SeatedCall } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { protectedSuits } from "../../engine/conventions/bid-hand.ts";
import { mayBeTrue, readBid } from "../../engine/conventions/bid-later.ts";
import { adviseBid } from "../../engine/conventions/bidding.ts";
import { placeOf } from "../../engine/conventions/bid-place.ts";
import type { BidReason } from "../../engine/conventions/bid-grade.ts";
import { must } from "../../engine/core/result.ts";
import { formatCall, parseCall } from "../../engine/notation/calls.ts";
import type { Posed } from "../kit/exercise.ts";
import { biddingOf, isSettled, type Bidding } from "../marking/bid-situation.ts";
import { dealAny, type Dealing } from "./bid-hands.ts";
import { callsOffered, isQuiet, poseBidding, temptation } from "./bid-options.ts";

/** What is to make a call right, and a way of dealing for it where chance alone would take long. */
export interface Aim {
  readonly reason: BidReason;
  readonly deal: Dealing;
}

/** Bidding before the hand that is asked, in short words such as `1H pass`, and what may make a call right after it. */
export interface Table {
  readonly before: readonly string[];
  readonly aims: readonly (readonly [Aim, number])[];
  /** How much some wrong bid must tempt where the right thing is to say nothing; unless said, five cards and two honours. */
  readonly tempting?: number;
}

export const aim = (reason: BidReason, weight: number, deal: Dealing = dealAny) =>
  [{ reason, deal }, weight] as const;

/** The calls of some bidding in short words, from the dealer’s on. */
export function callsOf(words: string): SeatedCall[] {
  const calls = words === "" ? [] : words.split(" ");
  return seatCalls(calls.map((call): Call => must(parseCall(call))));
}

/** Aces and kings that must be out against a hand for another to have bid no trump. */
const OUT_FOR_NO_TRUMP = 4;

/**
 * Whether the bids of the others can be what they say they are, this hand being where it is: a suit that has been bid may be
 * five to two sure tricks, or merely five over no trump, which is itself the worth of three aces; and what a bid tells by its
 * place may be true.
 */
export function believable(
  hand: readonly Card[],
  calls: readonly SeatedCall[],
  viewer = seatToCall(calls),
): boolean {
  const [first] = calls;
  const overNoTrump = first?.type === "bid" && first.strain === "notrump";
  return calls.every((call, at) => {
    if (call.type !== "bid" || call.seat === viewer) return true;
    if (call.strain === "notrump") {
      return hand.filter((card) => "AK".includes(rankOf(card))).length <= 8 - OUT_FOR_NO_TRUMP;
    }
    const claim = overNoTrump ? "length" : "tricks";
    if (call.strain !== "spades" && !mayBeTrue(claim, call, hand)) return false;
    const place = placeOf(calls.slice(0, at + 1));
    const reading = place && readBid(place);
    return !reading || mayBeTrue(reading.tell, place.bid, hand);
  });
}

/** Whether the hand was fit for what its player has called so far; of what the texts do not settle nothing is asked. */
function inCharacter(hand: readonly Card[], calls: readonly SeatedCall[]): boolean {
  const viewer = seatToCall(calls);
  return calls.every((call, at) => {
    if (call.seat !== viewer) return true;
    const advice = adviseBid(hand, calls.slice(0, at));
    const grade =
      advice.ok && advice.value.grades.find((each) => formatCall(each.call) === formatCall(call));
    return !grade || grade.verdict !== "wrong";
  });
}

/** How much some wrong bid must tempt where the right thing is to say nothing, unless a table says otherwise. */
const TEMPTING = 6;

function tempted({ hand, grades, best }: Bidding, least: number): boolean {
  const bids = best.some((call) => !isQuiet(call));
  return (
    bids ||
    grades.some(
      ({ call, verdict }) =>
        call.type === "bid" && verdict === "wrong" && temptation(hand, call) >= least,
    )
  );
}

/**
 * Whether the holding in partner’s suit is plain: nobody likes to raise on two small ones, whatever he counts besides, and a
 * bare honour neither helps nor denies.
 */
function plainSupport({ situation, hand, partner, grades }: Bidding): boolean {
  const suit = partner && partner.strain !== "spades" ? TRUMP_OF[partner.strain] : null;
  if (!suit) return true;
  const holding = hand.held[suit];
  const raised = grades.some(
    ({ call, verdict }) =>
      verdict === "best" && call.type === "bid" && call.strain === partner?.strain,
  );
  if (raised) return holding.length >= (situation === "rebid" ? 2 : 3);
  return holding.length >= 2 || holding.every((rank) => !"AKQ".includes(rank));
}

/** Whether no trump, where its tricks would make it, is true of the hand too: it tells partner of three suits protected. */
function plainNoTrump({ hand, grades }: Bidding): boolean {
  return (
    protectedSuits(hand) >= 3 ||
    grades.every(
      ({ call, verdict, reason }) =>
        call.type !== "bid" ||
        call.strain !== "notrump" ||
        !(verdict === "best" || (verdict === null && reason === "makes")),
    )
  );
}

/** Whether a hand makes a fair problem of what is aimed at. */
function isFair(bidding: Bidding, { reason }: Aim, tempting = TEMPTING): boolean {
  return (
    bidding.grades.some((grade) => grade.verdict === "best" && grade.reason === reason) &&
    isSettled(bidding) &&
    tempted(bidding, tempting) &&
    plainSupport(bidding) &&
    plainNoTrump(bidding) &&
    callsOffered(bidding).length >= 3
  );
}

/** Tries after which other bidding is drawn: the one at hand may not go with what is aimed at. */
const TRIES = 400;

/** A hand, at one of these tables, in which a call is right for one of the reasons aimed at. */
export function dealBidding(random: Random, tables: readonly (readonly [Table, number])[]): Posed {
  for (;;) {
    const { before, aims, tempting } = random.weigh(tables);
    const calls = callsOf(random.pick(before));
    const wanted = random.weigh(aims);
    for (let tries = 0; tries < TRIES; tries++) {
      const hand = wanted.deal(random, calls);
      if (!believable(hand, calls)) continue;
      if (!adviseBid(hand, calls).ok || !inCharacter(hand, calls)) continue;
      if (isFair(biddingOf(hand, calls), wanted, tempting)) return poseBidding(hand, calls);
    }
  }
}
