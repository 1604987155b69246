/**
 * How well each card has done as a lead without trumps since the deal was set up, where it is much the same trick after
 * trick: which suit to set up, and who must not be let in. A running mean in 256ths of the score it is worth; a card
 * that settled its position moves towards the most, those tried before it in vain towards the least. With trumps the
 * weights alone do better. Of 12 to 60 for the most, with a pace of a 16th or a 32nd, these made for the fewest positions
 * over the deals without trumps in tests/solver/deals.json.
 */
const worth = new Int32Array(64);
const MOST = 30 * 256;
const PACE = 4;

/** What is to be added to a card’s score. */
export function worthOf(card: number): number {
  return worth[card]! >> 8;
}

/** Marks a lead that settled its position. */
export function praise(card: number): void {
  worth[card]! += (MOST - worth[card]!) >> PACE;
}

/** Marks a lead that was tried in vain where another settled the position. */
export function blame(card: number): void {
  worth[card]! += (-MOST - worth[card]!) >> PACE;
}

/** Begins another deal. */
export function forgetLeads(): void {
  worth.fill(0);
}
