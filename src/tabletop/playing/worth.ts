import type { Card } from "../../engine/core/card.ts";
import { sideOf, type Seat } from "../../engine/core/seat.ts";
import type { Terms } from "./deal.ts";

/** How many more tricks the side to play wins with each card, with best play after it on both sides. */
export type Prices = ReadonlyMap<Card, number>;

/** What a card costs beside the best there is, in tricks; null where it was not priced. At nullo the fewest tricks are best. */
export function costOf(prices: Prices, card: Card, { aim }: Pick<Terms, "aim">): number | null {
  const price = prices.get(card);
  if (price === undefined) return null;
  const all = [...prices.values()];
  return aim === "win" ? Math.max(...all) - price : price - Math.min(...all);
}

/** The cards that cost nothing. */
export function bestCards(prices: Prices, terms: Pick<Terms, "aim">): Card[] {
  return [...prices.keys()].filter((card) => costOf(prices, card, terms) === 0);
}

/** A card of a line that cost its side something. */
export interface Loss {
  /** How many cards had been played before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly tricks: number;
}

/**
 * What each card of a line cost. `worth` says after so many cards, from none to all, how many tricks Y and Z take in the
 * whole deal with best play from there on; where it does not say, nothing is found. `players` is who played each card.
 */
export function lossesIn(
  line: readonly Card[],
  players: readonly Seat[],
  worth: readonly (number | null | undefined)[],
  { aim }: Pick<Terms, "aim">,
): Loss[] {
  return line.flatMap((card, at) => {
    const seat = players[at];
    const [before, after] = [worth[at], worth[at + 1]];
    if (!seat || typeof before !== "number" || typeof after !== "number") return [];
    const lostByYZ = aim === "win" ? before - after : after - before;
    const tricks = sideOf(seat) === "YZ" ? lostByYZ : -lostByYZ;
    return tricks > 0 ? [{ at, seat, card, tricks }] : [];
  });
}
