import fc from "fast-check";
import {
  cardOf,
  rankOf,
  SUITS,
  suitOf,
  type BySuit,
  type Card,
  type Suit,
} from "../../src/engine/core/card.ts";
import type { BySeat } from "../../src/engine/core/seat.ts";

/** Every way of changing suits about that leaves the trump, if there is one, in its place. */
export function anyExchange(trump: Suit | null): fc.Arbitrary<BySuit<Suit>> {
  const free = SUITS.filter((suit) => suit !== trump);
  return fc.shuffledSubarray(free, { minLength: free.length }).map((order) => {
    const to = (suit: Suit) => order[free.indexOf(suit)] ?? suit;
    return { S: to("S"), H: to("H"), C: to("C"), D: to("D") };
  });
}

/** The card of the same rank in the suit that took the place of its own. */
export function exchanged(card: Card, exchange: BySuit<Suit>): Card {
  return cardOf(exchange[suitOf(card)], rankOf(card));
}

/** All four hands with their suits changed about. */
export function exchangeHands(
  hands: BySeat<readonly Card[]>,
  exchange: BySuit<Suit>,
): BySeat<readonly Card[]> {
  const hand = (cards: readonly Card[]) => cards.map((card) => exchanged(card, exchange));
  return { Z: hand(hands.Z), A: hand(hands.A), Y: hand(hands.Y), B: hand(hands.B) };
}
