import { COUNT, held, out } from "./board.ts";
import { highest } from "./moves.ts";
import { relevant } from "./relevant.ts";
import { stops } from "./stops.ts";

/**
 * Whether the side that is not on lead is sure of `wanted` tricks sooner or later: its sure tricks in trumps or, where the
 * leader’s side has no trump, what its highest cards stop. Only where taking tricks is the aim. If so it writes
 * which cards that rests on.
 */
export function later(leader: number, trump: number, wanted: number, left: number): boolean {
  const base = trump * 4;
  return (
    trumpTricks(leader, base, wanted, trump) ||
    ((held[base + leader]! | held[base + (leader ^ 2)]!) === 0 &&
      stops((leader + 1) & 1, wanted, left))
  );
}

/** Whether the other side has `wanted` tricks in trumps whatever is done. */
function trumpTricks(leader: number, base: number, wanted: number, trump: number): boolean {
  const lho = (leader + 1) & 3;
  const l = held[base + lho]!;
  const r = held[base + (lho ^ 2)]!;
  const foes = l | r;
  if (foes === 0) return false;
  const lengthL = COUNT[l]!;
  const lengthR = COUNT[r]!;
  const longest = lengthL > lengthR ? lengthL : lengthR;
  const set = out[trump]!;
  let sure = 0;
  let bottom = 0;
  if (foes === set) sure = longest;
  else {
    const first = highest(set);
    if ((foes & first) !== 0) {
      for (let rest = set; sure < longest && sure < wanted && rest !== 0;) {
        const bit = highest(rest);
        if ((bit & foes) === 0) break;
        sure++;
        bottom = bit;
        rest ^= bit;
      }
    } else {
      const second = highest(set ^ first);
      const holder = (second & l) !== 0 ? lho : lho ^ 2;
      const hand = held[base + holder]!;
      if ((second & hand) !== 0 && COUNT[hand]! > 1) {
        // A guarded king behind the ace, or king and queen.
        const behind = (held[base + ((holder + 3) & 3)]! & first) !== 0;
        const third = highest(set ^ first ^ second);
        if (behind || (third & hand) !== 0) {
          sure = 1;
          bottom = behind ? second : third;
        }
      }
    }
  }
  if (sure < wanted) return false;
  relevant[0] = 0;
  relevant[1] = 0;
  relevant[trump >> 1] = bottom << (trump & 1 ? 13 : 0);
  return true;
}
