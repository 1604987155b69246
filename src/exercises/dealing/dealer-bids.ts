import {
  height,
  holdingIn,
  isHonour,
  rankOf,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { dealerFit } from "../../engine/conventions/bid-dealer.ts";
import { bidHand, BID_STRAINS } from "../../engine/conventions/bid-hand.ts";
import { SEATS } from "../../engine/core/seat.ts";
import { minimumLevel } from "../../engine/declaring/auction.ts";
import type { Bid, Call, SeatedCall } from "../../engine/declaring/call.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";

const POINTS: Partial<Record<Rank, number>> = { A: 4, K: 3, Q: 2, J: 1 };

/** High-card points of a hand: a check on plausibility, which the sources of our games do not know. */
export function pointsOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + (POINTS[rankOf(card)] ?? 0), 0);
}

/** With more, the bidding would hardly stop where ours does. */
const MOST_POINTS = 20;

/** Whether Z has, by the book, what a dealer opens one in the strain on. */
export function couldOpen(hand: readonly Card[], strain: Strain): boolean {
  const bid = BID_STRAINS.find((one) => one === strain);
  return (
    bid !== undefined && dealerFit(bidHand(hand), bid) === true && pointsOf(hand) <= MOST_POINTS
  );
}

/** A shuffle from the top of which more high cards, and more trumps if they are named, come to him who bids than to another. */
export function strongFirst(random: Random, cards: readonly Card[], trump?: Suit | null): Card[] {
  const first: Card[] = [];
  const rest: Card[] = [];
  for (const card of random.shuffle(cards)) {
    const early =
      (height(rankOf(card)) >= height("K") && random.chance(0.4)) ||
      (suitOf(card) === trump && random.chance(0.7));
    (early ? first : rest).push(card);
  }
  return [...first, ...rest];
}

/** What a suit of dummy’s is bid as. */
const STRAIN_FOR = { S: "royals", H: "hearts", C: "clubs", D: "diamonds" } as const;

const PASS: Call = { type: "pass" };

/**
 * A bidding in which Z opens one in the strain he is to declare. The adversaries are silent; Y is too, or now and then
 * names five cards of his own with an honour, which he has on the table, and Z goes back to his.
 */
export function biddingOf(random: Random, strain: Strain, dummy: readonly Card[]): SeatedCall[] {
  const opening: Bid = { level: 1, strain };
  const long = SUITS.find((suit) => namesIt(suit, strain, dummy));
  const answer = long && random.chance(0.5) ? above(STRAIN_FOR[long], opening) : null;
  const again = answer && above(strain, answer);
  const calls: Call[] =
    answer && again
      ? [said(opening), PASS, said(answer), PASS, said(again), PASS, PASS, PASS]
      : [said(opening), PASS, PASS, PASS];
  return calls.map((call, at) => ({ ...call, seat: SEATS[at % SEATS.length] ?? "Z" }));
}

function namesIt(suit: Suit, strain: Strain, dummy: readonly Card[]): boolean {
  const held = holdingIn(dummy, suit);
  return suit !== TRUMP_OF[strain] && held.length >= 5 && held.some(isHonour);
}

function above(strain: Strain, last: Bid): Bid | null {
  const level = minimumLevel(strain, last);
  return level === null || level > 2 ? null : { level, strain };
}

const said = (bid: Bid): Call => ({ type: "bid", ...bid });
