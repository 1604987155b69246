/**
 * The cards that the last result rested on: suits 0 and 1 in the first number, 2 and 3 in the second, thirteen bits each.
 * Only the lowest of a suit counts, since every card above it has its place in the suit fixed with it.
 */
export const relevant = new Int32Array(2);

/** Adds cards of one suit to those the result rested on. */
export function matter(suit: number, cards: number): void {
  relevant[suit >> 1]! |= cards << (suit & 1 ? 13 : 0);
}

/** The lowest card of a suit that the last result rested on, or one above the ace where the suit played no part. */
export function lowestRelevant(suit: number): number {
  const cards = (relevant[suit >> 1]! >> (suit & 1 ? 13 : 0)) & 8191;
  return cards === 0 ? 8192 : cards & -cards;
}
