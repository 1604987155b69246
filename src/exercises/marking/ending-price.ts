import type { Card } from "../../engine/core/card.ts";
import type { Play } from "../../engine/core/trick.ts";
import {
  after,
  bestLine,
  onlyBest,
  priceCards,
  UNLIMITED,
  value,
  type Position,
} from "../../solver/search/solver.ts";
import { turnOf, type Ending } from "../dealing/ending.ts";
import { WHOLE_TRICK } from "../wording/ending-words.ts";

/** A card and the tricks that the side playing it takes from here, with best play by all after it. */
export interface PricedChoice {
  readonly card: Card;
  readonly tricks: number;
}

function positionOf({ hands, trump, leader, trick, aim }: Ending): Position {
  return { hands, trump, leader, trick, aim };
}

/** What every card that may be played comes to. */
export function pricesAt(ending: Ending): PricedChoice[] {
  return priceCards(positionOf(ending)).map(({ card, atLeast }) => ({ card, tricks: atLeast }));
}

/** What the ending comes to for the side to play, and the only group of equal cards that brings it; null where others do. */
export function onlyBestAt(ending: Ending): { tricks: number; cards: readonly Card[] | null } {
  const { atLeast, cards } = onlyBest(positionOf(ending));
  return { tricks: atLeast, cards };
}

/** What the ending comes to for the side to play. */
export function worthOf(ending: Ending): number {
  return value(positionOf(ending)).atLeast;
}

/** The best of the prices for the side to play. */
export function bestPrice(prices: readonly PricedChoice[], aim: Ending["aim"]): number {
  const tricks = prices.map((each) => each.tricks);
  return aim === "win" ? Math.max(...tricks) : Math.min(...tricks);
}

/** The ending after the seat to play has played this card. */
export function afterCard(ending: Ending, card: Card): Ending {
  return { ...ending, ...after(positionOf(ending), card) };
}

/** How a line of best play begins with this card: the trick it is led to, and the next lead. */
export function lineAfter(ending: Ending, card: Card): Play[] {
  const rest = bestLine(after(positionOf(ending), card), UNLIMITED, WHOLE_TRICK);
  return [{ seat: turnOf(ending), card }, ...rest.plays];
}
