import { height, holdingIn, rankOf, suitOf, SUITS, type Card } from "../../engine/core/card.ts";
import { partnerOf } from "../../engine/core/seat.ts";
import { winningPlay } from "../../engine/core/trick.ts";
import type { Terms } from "./deal.ts";
import { legalCards, type Position } from "./position.ts";

/** The card of least rank; of equals the first given. There must be one. */
export function lowestOf(cards: readonly Card[]): Card {
  return cards.reduce((low, card) => (heightOf(card) < heightOf(low) ? card : low));
}

/** The card of greatest rank; of equals the first given. There must be one. */
export function highestOf(cards: readonly Card[]): Card {
  return cards.reduce((high, card) => (heightOf(card) > heightOf(high) ? card : high));
}

function heightOf(card: Card): number {
  return height(rankOf(card));
}

/** The cards with which the hand in turn would be winning the trick so far. */
export function winnersNow(position: Position, { trump }: Pick<Terms, "trump">): readonly Card[] {
  const { trick, toPlay } = position;
  return legalCards(position).filter(
    (card) => toPlay && winningPlay([...trick, { seat: toPlay, card }], trump).card === card,
  );
}

/**
 * A card where the texts settle nothing: second hand plays low, the others win as cheaply as they can unless partner’s
 * card is winning, and the lead is the ace or the lowest of the longest suit. At nullo everybody gets rid of the highest
 * card that does not win. Our own choice, so that the deal can go on. Throws where nobody is to play.
 */
export function plainCard(position: Position, terms: Terms): Card {
  const { trick, toPlay } = position;
  if (!toPlay) throw new Error("nobody is to play");
  const legal = legalCards(position);
  const [led] = trick;
  if (!led) return plainLead(legal, terms);
  const winners = winnersNow(position, terms);
  if (terms.aim === "lose") {
    const losers = legal.filter((card) => !winners.includes(card));
    if (losers.length > 0) return highestOf(losers);
    return trick.length === 3 ? highestOf(legal) : lowestOf(legal);
  }
  const partnerWins = winningPlay(trick, terms.trump).seat === partnerOf(toPlay);
  const low = lowestOf(withoutTrumps(legal, terms));
  const mayDuck = trick.length === 1 && suitOf(low) === suitOf(led.card);
  return winners.length === 0 || partnerWins || mayDuck ? low : lowestOf(winners);
}

function withoutTrumps(cards: readonly Card[], { trump }: Terms): readonly Card[] {
  const plain = cards.filter((card) => suitOf(card) !== trump);
  return plain.length > 0 ? plain : cards;
}

function plainLead(hand: readonly Card[], { aim }: Terms): Card {
  if (aim === "lose") return lowestOf(hand);
  const longest = Math.max(...SUITS.map((suit) => holdingIn(hand, suit).length));
  const suit = SUITS.find((each) => holdingIn(hand, each).length === longest);
  const cards = hand.filter((card) => suitOf(card) === suit);
  const best = highestOf(cards);
  return rankOf(best) === "A" ? best : lowestOf(cards);
}
