/** The cards a turn may try, best first: at most thirteen of sixteen places a turn, `left * 64 + turn * 16` on. */
export const moves = new Int32Array(14 * 64);

/** Files a card with its score among the `count` that are there from `base` on. */
export function insert(base: number, count: number, score: number, card: number): void {
  const move = (score << 6) | card;
  let at = base + count;
  while (at > base && moves[at - 1]! < move) {
    moves[at] = moves[at - 1]!;
    at--;
  }
  moves[at] = move;
}

/** Whose of four hands a card is in; the last where it is in none of the other three. */
export function ownerAmong(bit: number, first: number, second: number, third: number): number {
  return (bit & first) !== 0 ? 0 : (bit & second) !== 0 ? 1 : (bit & third) !== 0 ? 2 : 3;
}

/** The highest card of a set that is not empty. */
export function highest(set: number): number {
  return 1 << (31 - Math.clz32(set));
}

/** The cards below the highest of a set: those a hand holds there are not touching what it holds above. */
export function beneath(set: number): number {
  return set === 0 ? 0 : highest(set) - 1;
}
