import { height, rankOf, suitOf, type Card, type Suit } from "../../core/card.ts";
import { playable, winningPlay, type Play, type Trick } from "../../core/trick.ts";
import type { Order } from "./state.ts";

/** How a play stands to an order: not meant by it, as ordered, unable to be as ordered, or against it. */
export type Obedience = "not-meant" | "obeyed" | "unable" | "broken";

function extreme(cards: readonly Card[], most: boolean): Card | undefined {
  return [...cards].sort((a, b) => (height(rankOf(a)) - height(rankOf(b))) * (most ? -1 : 1))[0];
}

/** The highest or lowest card of the suit led in a hand; undefined where it has none. */
export function extremeOfSuit(hand: readonly Card[], suit: Suit, most: boolean): Card | undefined {
  return extreme(
    hand.filter((card) => suitOf(card) === suit),
    most,
  );
}

/** Chooses among the cards he may lawfully play; if some of them would obey he must play one of those. */
function among(choices: readonly Card[], played: Card, obeys: (card: Card) => boolean): Obedience {
  if (!choices.some(obeys)) return "unable";
  return obeys(played) ? "obeyed" : "broken";
}

/**
 * Judges a play against an order. Nobody can be made to revoke, so an order reaches no further than the cards that may
 * be played. (Laws 73, 74 and 79 of 1913; rules `auction.law.call.*`.)
 */
export function obedience(
  order: Order,
  hand: readonly Card[],
  trick: Trick,
  play: Play,
  trump: Suit | null,
): Obedience {
  if (!order.seats.includes(play.seat)) return "not-meant";
  const leading = trick.length === 0;
  const led = trick[0] ? suitOf(trick[0].card) : null;
  const choices = playable(hand, trick);
  const takes = (card: Card) =>
    winningPlay([...trick, { seat: play.seat, card }], trump).card === card;
  switch (order.kind) {
    case "lead-suit":
      return leading
        ? among(choices, play.card, (card) => suitOf(card) === order.suit)
        : "not-meant";
    case "not-lead-suit":
      return leading
        ? among(choices, play.card, (card) => suitOf(card) !== order.suit)
        : "not-meant";
    case "card":
      return among(choices, play.card, (card) => card === order.card);
    case "not-card":
      return among(choices, play.card, (card) => card !== order.card);
    case "highest":
    case "lowest": {
      if (!led) return "not-meant";
      const wanted = extremeOfSuit(hand, led, order.kind === "highest");
      return wanted ? among(choices, play.card, (card) => card === wanted) : "unable";
    }
    case "highest-of-named": {
      const wanted = order.suit ? extremeOfSuit(hand, order.suit, true) : undefined;
      return wanted ? among(choices, play.card, (card) => card === wanted) : "unable";
    }
    case "win":
      return leading ? "not-meant" : among(choices, play.card, takes);
    case "lose":
      return leading ? "not-meant" : among(choices, play.card, (card) => !takes(card));
    case "trump":
      return leading ? "not-meant" : among(choices, play.card, (card) => suitOf(card) === trump);
    case "not-trump":
      return leading ? "not-meant" : among(choices, play.card, (card) => suitOf(card) !== trump);
    default:
      return order.kind satisfies never;
  }
}
