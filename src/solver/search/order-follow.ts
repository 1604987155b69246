import { COUNT, held, out, owners } from "./board.ts";
import { beneath, insert, moves, swapped } from "./moves.ts";
import {
  DISCARD_FOES,
  DISCARD_LENGTHS,
  DISCARD_NEED,
  DISCARD_PLACE,
  DISCARD_TOPS,
  DISCARD_TRICK,
  FOLLOW_LENGTH,
  FOLLOW_NEED,
  FOLLOW_PLACE,
  FOLLOW_TOPS,
  FOLLOW_TRICK,
  RUFF_NEED,
  RUFF_TRICK,
} from "./weights.ts";

/**
 * Lists the cards that the seat at `turn` 1, 2 or 3 of the trick may try, touching cards once, and says how many there
 * are. `winning` is the best card so far and `winner` whose it is; `spare` as for a lead.
 */
export function orderFollow(
  left: number,
  seat: number,
  turn: number,
  led: number,
  winner: number,
  winning: number,
  trump: number,
  spare: number,
  aim: number,
): number {
  const base = left * 64 + turn * 16;
  const mine = held[led * 4 + seat]!;
  if (mine !== 0 && (mine & (mine - 1)) === 0) {
    moves[base] = (led << 4) | (31 - Math.clz32(mine));
    return 1;
  }
  const winSuit = winning >> 4;
  const winBit = 1 << (winning & 15);
  if (aim === 0 && mine !== 0 && (turn === 3 || winSuit !== led || mine < winBit)) {
    const bar = winSuit !== led || ((winner ^ seat) & 1) === 0 ? 8192 : winBit;
    return orderLast(base, led, mine, out[led]! & ~mine, bar);
  }
  const next = (seat + 1) & 3;
  const partner = seat ^ 2;
  const context = out[trump] === 0 ? 0 : led === trump ? 1 : 2;
  // What a card of the suit led and what a trump must beat to be sure of the trick against those still to play; and of
  // the two next to act, bit 0 whether this side may win without this card, bit 1 whether the next seat can go higher.
  let bar = winSuit === led ? winBit : 8192;
  let ruffBar = winSuit === trump ? winBit : 0;
  let chance = turn > 1 && ((winner ^ seat) & 1) === 0 ? 1 : 0;
  if (turn < 3) {
    const theirs = held[led * 4 + next]!;
    if (theirs === 0) {
      const over = held[trump * 4 + next]!;
      if (over > ruffBar) {
        ruffBar = over;
        bar = 8192;
        chance |= 2;
      }
    } else if (theirs > bar) {
      bar = theirs;
      chance |= 2;
    }
    if (turn === 1) {
      const his = held[led * 4 + partner]!;
      if (his === 0 ? held[trump * 4 + partner]! > ruffBar : ruffBar === 0 && his > bar)
        chance |= 1;
    }
  }
  const r = turn - 1;
  const need = (aim * 9 + r * 3 + spare) * 3;
  let count = 0;
  if (mine !== 0) {
    const set = out[led]!;
    const others = set & ~mine;
    const row = owners[(led << 13) | set]!;
    const length = COUNT[mine]!;
    const trick = ((aim * 9 + context * 3 + r) * 4 + chance) * 9;
    const tops =
      (aim * 48 +
        r * 16 +
        swapped((row >>> 30) - seat) * 4 +
        (set === (set & -set) ? 3 : swapped((row >>> 28) - seat))) *
      9;
    const size = (aim * 9 + context * 3 + r) * 9 + (length > 3 ? 2 : length - 2) * 3;
    for (let rest = mine; rest !== 0;) {
      const rank = 31 - Math.clz32(rest);
      const bit = 1 << rank;
      const under = rest & beneath(others & (bit - 1));
      const beats = bit > bar ? 2 : winSuit === led && bit > winBit ? 1 : 0;
      // The lowest that is sure of the trick counts as low.
      const end = under === 0 || (beats === 2 && under < bar) ? 0 : rest === mine ? 1 : 2;
      const place = COUNT[set & -bit]! - 1;
      const score =
        1000 +
        FOLLOW_TRICK[trick + beats * 3 + end]! +
        FOLLOW_TOPS[tops + beats * 3 + end]! +
        FOLLOW_NEED[need + beats]! +
        FOLLOW_LENGTH[size + end]! +
        FOLLOW_PLACE[aim * 24 + r * 8 + (place > 7 ? 7 : place)]!;
      insert(base, count++, score, (led << 4) | rank);
      rest = under;
    }
    return count;
  }
  for (let suit = 0; suit < 4; suit++) {
    const hand = held[suit * 4 + seat]!;
    if (hand === 0) continue;
    const set = out[suit]!;
    const others = set & ~hand;
    if (suit === trump) {
      const trick = (aim * 12 + r * 4 + chance) * 9;
      for (let rest = hand; rest !== 0;) {
        const rank = 31 - Math.clz32(rest);
        const bit = 1 << rank;
        const under = rest & beneath(others & (bit - 1));
        const beats = bit > ruffBar ? 2 : winSuit !== trump || bit > winBit ? 1 : 0;
        const end = under === 0 || (beats === 2 && under < ruffBar) ? 0 : rest === hand ? 1 : 2;
        const score = 1000 + RUFF_TRICK[trick + beats * 3 + end]! + RUFF_NEED[need + beats]!;
        insert(base, count++, score, (suit << 4) | rank);
        rest = under;
      }
      continue;
    }
    const p = held[suit * 4 + partner]!;
    const n = held[suit * 4 + next]!;
    const o = held[suit * 4 + ((seat + 3) & 3)]!;
    const row = owners[(suit << 13) | set]!;
    const length = COUNT[hand]! > 4 ? 4 : COUNT[hand]!;
    const lengthP = COUNT[p]! > 3 ? 3 : COUNT[p]!;
    const foe = COUNT[n]! > COUNT[o]! ? COUNT[n]! : COUNT[o]!;
    const trumps = context === 0 ? 0 : 1;
    const owner2 = (set & (set - 1)) === 0 ? 0 : swapped((row >>> 28) - seat);
    const tops = (aim * 32 + trumps * 16 + swapped((row >>> 30) - seat) * 4 + owner2) * 3;
    const weight =
      1000 +
      DISCARD_LENGTHS[(aim * 8 + trumps * 4 + length - 1) * 4 + lengthP]! +
      DISCARD_FOES[(aim * 4 + length - 1) * 4 + (foe > 3 ? 3 : foe)]! +
      DISCARD_TRICK[aim * 12 + r * 4 + chance]!;
    for (let rest = hand; rest !== 0;) {
      const rank = 31 - Math.clz32(rest);
      const bit = 1 << rank;
      const under = rest & beneath(others & (bit - 1));
      const kind = bit > (n | o) ? 0 : under === 0 ? 2 : 1;
      const place = COUNT[set & -bit]! - 1;
      const score =
        weight +
        DISCARD_TOPS[tops + kind]! +
        DISCARD_NEED[((aim * 9 + spare * 3 + r) * 4 + chance) * 3 + kind]! +
        DISCARD_PLACE[aim * 8 + (place > 7 ? 7 : place)]!;
      insert(base, count++, score, (suit << 4) | rank);
      rest = under;
    }
  }
  return count;
}

/** The last hand follows suit: the lowest card above `bar`, which takes the trick, and then the rest from the lowest. */
function orderLast(base: number, led: number, mine: number, others: number, bar: number): number {
  let count = 0;
  let first = -1;
  for (let rest = mine; rest !== 0;) {
    const rank = 31 - Math.clz32(rest);
    if (1 << rank > bar) first = count;
    moves[base + count++] = ((16 - rank) << 6) | (led << 4) | rank;
    rest &= beneath(others & ((1 << rank) - 1));
  }
  if (first < 0) first = count - 1;
  const move = moves[base + first]!;
  moves[base + first] = moves[base]!;
  moves[base] = move;
  return count;
}
