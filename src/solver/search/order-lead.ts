import { COUNT, held, out, owners } from "./board.ts";
import { worthOf } from "./history.ts";
import { beneath, insert, swapped } from "./moves.ts";
import {
  LEAD_DEPTH,
  LEAD_FOES,
  LEAD_LENGTHS,
  LEAD_NEED,
  LEAD_PLACE,
  LEAD_RUFFS,
  LEAD_TOPS,
} from "./weights.ts";

/**
 * What a card remembered for the very position is worth over all others, and one for a position of the same shape: more
 * without trumps, where the suit to lead is the same trick after trick. Chosen for the fewest positions over 18 deals of
 * tests/solver without trumps and 43 with; values half or twice as great come to nearly the same.
 */
const KNOWN = 1000;
const LIKELY = 20;
const LIKELY_WITHOUT_TRUMPS = 40;

/**
 * Lists the cards the leader may try, touching cards once, and says how many there are. `known` and `likely` are cards
 * remembered from like positions or -1; `spare` is how many tricks the side can spare, up to two;
 * `aim` is 0 to win tricks and 1 to lose them.
 */
export function orderLead(
  left: number,
  leader: number,
  trump: number,
  known: number,
  likely: number,
  spare: number,
  aim: number,
): number {
  const base = left * 64;
  const partner = leader ^ 2;
  const lho = (leader + 1) & 3;
  const rho = (leader + 3) & 3;
  const trumps = trump * 4;
  const ruffs =
    (held[trumps + partner] === 0 ? 0 : 1) |
    (held[trumps + lho] === 0 ? 0 : 2) |
    (held[trumps + rho] === 0 ? 0 : 4);
  const noTrumps = out[trump] === 0;
  const depth = (aim * 3 + (left > 8 ? 2 : left > 5 ? 1 : 0)) * 12;
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    const mine = held[suit * 4 + leader]!;
    if (mine === 0) continue;
    const set = out[suit]!;
    const others = set & ~mine;
    const p = held[suit * 4 + partner]!;
    const l = held[suit * 4 + lho]!;
    const r = held[suit * 4 + rho]!;
    const foes = l | r;
    const row = owners[(suit << 13) | set]!;
    const context = noTrumps ? 0 : suit === trump ? 1 : 2;
    const total = COUNT[set]!;
    const owner1 = swapped((row >>> 30) - leader);
    const owner2 = total < 2 ? 0 : swapped((row >>> 28) - leader);
    const owner3 = total < 3 ? 0 : swapped((row >>> 26) - leader);
    const lengthP = COUNT[p]!;
    const lengthL = COUNT[l]!;
    const lengthR = COUNT[r]!;
    const length = COUNT[mine]!;
    const voids = (p === 0 ? 1 : 0) | (l === 0 ? 2 : 0) | (r === 0 ? 4 : 0);
    const weight =
      1000 +
      LEAD_RUFFS[aim * 24 + context * 8 + (voids & ruffs)]! +
      LEAD_LENGTHS[
        aim * 48 + context * 16 + ((length > 4 ? 4 : length) - 1) * 4 + (lengthP > 3 ? 3 : lengthP)
      ]! +
      LEAD_FOES[
        aim * 48 + context * 16 + (lengthL > 3 ? 3 : lengthL) * 4 + (lengthR > 3 ? 3 : lengthR)
      ]!;
    const tops = (aim * 192 + context * 64 + owner1 * 16 + owner2 * 4 + owner3) * 3;
    const need = (aim * 9 + spare * 3 + context) * 12 + owner2 * 3;
    const deep = depth + owner1 * 3;
    for (let rest = mine; rest !== 0;) {
      const rank = 31 - Math.clz32(rest);
      const bit = 1 << rank;
      const under = rest & beneath(others & (bit - 1));
      const kind = bit > foes ? 0 : under === 0 ? 2 : 1;
      const place = COUNT[set & -bit]! - 1;
      const card = (suit << 4) | rank;
      let score =
        weight +
        LEAD_TOPS[tops + kind]! +
        LEAD_NEED[need + kind]! +
        LEAD_DEPTH[deep + kind]! +
        LEAD_PLACE[aim * 24 + context * 8 + (place > 7 ? 7 : place)]!;
      if (noTrumps) score += worthOf(card);
      if (card === known) score += KNOWN;
      else if (card === likely) score += noTrumps ? LIKELY_WITHOUT_TRUMPS : LIKELY;
      insert(base, count++, score, card);
      rest = under;
    }
  }
  return count;
}
