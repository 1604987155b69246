/** The cards a turn may try, best first: at most thirteen of sixteen places a turn, `left * 64 + turn * 16` on. */
export const moves = new Int32Array(14 * 64);

/** Files a card with its score behind the `count` that are there from `base` on, or before them if it is the best. */
export function insert(base: number, count: number, score: number, card: number): void {
  const move = (score << 6) | card;
  if (count > 0 && moves[base]! < move) {
    moves[base + count] = moves[base]!;
    moves[base] = move;
  } else moves[base + count] = move;
}

/** Brings the best of the cards from `at` up to `end` to the place `at`. */
export function bring(at: number, end: number): number {
  let best = at;
  for (let i = at + 1; i < end; i++) if (moves[i]! > moves[best]!) best = i;
  const move = moves[best]!;
  moves[best] = moves[at]!;
  moves[at] = move;
  return move;
}

/** Whose a card is as seen from a seat, given the seats between: own 0, partner’s 1, left 2, right 3. */
export function swapped(between: number): number {
  return ((between & 1) << 1) | ((between >> 1) & 1);
}

/** The highest card of a set that is not empty. */
export function highest(set: number): number {
  return 1 << (31 - Math.clz32(set));
}

/** The cards below the highest of a set: those a hand holds there are not touching what it holds above. */
export function beneath(set: number): number {
  return set === 0 ? 0 : highest(set) - 1;
}
