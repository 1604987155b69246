import { COUNT, held, out } from "./board.ts";
import { cash, own } from "./cash.ts";
import { highest } from "./moves.ts";
import { matter } from "./relevant.ts";

/**
 * Whether the side that follows to a lead takes `wanted` tricks by winning this one with the highest card of the suit,
 * from either hand, and running winners from there. Only where taking tricks is the aim. If so it writes which cards that
 * rests on.
 */
export function secondTakes(
  left: number,
  led: number,
  leader: number,
  card: number,
  trump: number,
  wanted: number,
): boolean {
  const first = highest(out[led]!);
  const base = led * 4;
  const second = (leader + 1) & 3;
  const taker =
    (held[base + second]! & first) !== 0
      ? second
      : (held[base + (second ^ 2)]! & first) !== 0
        ? second ^ 2
        : -1;
  if (taker < 0) return false;
  if (led !== trump) {
    // The third hand must not be able to ruff, nor the taker’s partner be obliged to.
    const third = (leader + 2) & 3;
    if (held[base + third] === 0 && held[trump * 4 + third] !== 0) return false;
    if (COUNT[held[trump * 4 + (taker ^ 2)]!] === left) return false;
  }
  // With the card led put back it is as if the taker were on lead and began with this suit: the leader has played what
  // he might have chosen to play, and the order in which losing cards fall does not matter.
  held[base + leader]! |= card;
  const tricks = cash(taker, trump, wanted, left, led);
  held[base + leader]! ^= card;
  if (tricks < wanted || own[led] === 0) return false;
  matter(led, first);
  return true;
}
