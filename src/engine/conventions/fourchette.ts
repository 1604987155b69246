import { RANKS, height, type Holding, type Rank } from "../core/card.ts";

/**
 * How two cards of a holding stand about a card led. True: the cards directly above and below it, such as K J over the Q.
 * Imperfect: the card above and the next but one below, such as K 10 over the Q.
 */
export type Fourchette = "true" | "imperfect" | "none";

/** The nearest card above or below that has not gone. */
function neighbour(rank: Rank, step: 1 | -1, gone: Holding): Rank | undefined {
  for (let at = height(rank) + step; ; at += step) {
    const next = RANKS[at];
    if (!next || !gone.includes(next)) return next;
  }
}

/** The card directly above the one led, leaving out those that have gone; undefined over the best. */
export function cardAbove(led: Rank, gone: Holding = []): Rank | undefined {
  return neighbour(led, 1, gone);
}

/**
 * The fourchette that a holding makes over a card led. Cards in `gone` have been played, so that a queen and a seven may
 * be a fourchette over a nine. Rule `second.right.fourchette-definitions`.
 */
export function fourchetteOver(holding: Holding, led: Rank, gone: Holding = []): Fourchette {
  const above = neighbour(led, 1, gone);
  const below = neighbour(led, -1, gone);
  if (!above || !below || !holding.includes(above)) return "none";
  if (holding.includes(below)) return "true";
  const second = neighbour(below, -1, gone);
  return second && holding.includes(second) ? "imperfect" : "none";
}
