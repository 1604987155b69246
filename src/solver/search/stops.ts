import { COUNT, held, out } from "./board.ts";
import { highest } from "./moves.ts";
import { relevant } from "./relevant.ts";

/** By suit: the longer hand of the other side, and the cards of one hand here that run down from the highest. */
const longest = new Int32Array(4);
const run = new Int32Array(4);

/**
 * Whether `side` (0 for Z and Y) is sure of `wanted` tricks whoever leads, the other side having no trumps; if so it writes
 * which cards that rests on. Only where taking tricks is the aim.
 *
 * Call a suit stopped where this side has the highest card. It keeps its stoppers and plays one whenever the suit is led,
 * so the others win no trick in a stopped suit before its run of stoppers has taken as many tricks as it is long.
 * In a suit, stopped or not, they win at most as many tricks as their longer hand has cards. While this side has fewer
 * than `wanted` they can therefore have opened only suits whose runs come to fewer than that, and if the most they can
 * win so, together with the tricks that this costs them, is less than all that are left, there is one more trick to
 * come for this side, and so on. To squeeze a stopper out of a hand that has nothing else takes every trick of the
 * suits that are not stopped; then whoever won the last of them is known to the hand before it discards, since the
 * others’ cards of that suit are forced, and it keeps a stopper in what is led next.
 */
export function stops(side: number, wanted: number, left: number): boolean {
  let theirs = wanted - 1;
  if (theirs >= left) return false;
  for (let suit = 0; suit < 4; suit++) {
    const set = out[suit]!;
    run[suit] = 0;
    longest[suit] = 0;
    if (set === 0) continue;
    const at = suit * 4 + side;
    const length = COUNT[held[at ^ 1]!]!;
    const partners = COUNT[held[(at ^ 1) + 2]!]!;
    longest[suit] = length > partners ? length : partners;
    const first = highest(set);
    const hand = (held[at]! & first) !== 0 ? held[at]! : held[at + 2]!;
    if ((hand & first) === 0) {
      theirs += longest[suit]!;
      if (theirs >= left) return false;
      continue;
    }
    const others = set & ~hand;
    run[suit] = others === 0 ? hand : hand & -(highest(others) << 1);
  }
  if (!enough(wanted, left)) return false;
  relevant[0] = 0;
  relevant[1] = 0;
  // Stoppers that are not needed do not matter, and the result holds for more positions without them.
  for (let suit = 0; suit < 4; suit++) {
    const whole = run[suit]!;
    if (whole === 0) continue;
    run[suit] = 0;
    if (enough(wanted, left)) continue;
    run[suit] = highest(whole);
    if (!enough(wanted, left)) run[suit] = whole;
    relevant[suit >> 1]! |= (run[suit]! & -run[suit]!) << (suit & 1 ? 13 : 0);
  }
  return true;
}

/** Whether the others cannot take all the rest but `wanted - 1` tricks, whichever suits they open at that price. */
function enough(wanted: number, left: number): boolean {
  let theirs = wanted - 1;
  for (let suit = 0; suit < 4; suit++) if (run[suit] === 0) theirs += longest[suit]!;
  if (theirs >= left) return false;
  if (wanted === 1) return true;
  for (let opened = 1; opened < 16; opened++) {
    let price = 0;
    let most = theirs;
    for (let suit = 0; suit < 4; suit++) {
      if ((opened & (1 << suit)) === 0) continue;
      const stoppers = run[suit] === 0 ? 13 : COUNT[run[suit]!]!;
      price += stoppers;
      if (longest[suit]! > stoppers) most += longest[suit]! - stoppers;
    }
    if (price < wanted && most >= left) return false;
  }
  return true;
}
