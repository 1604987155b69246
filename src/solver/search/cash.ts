import { COUNT, held, NO_TRUMP } from "./board.ts";
import { highest } from "./moves.ts";
import { relevant } from "./relevant.ts";

/** By suit: the tricks the leader’s own hand can take at the start. */
export const own = new Int32Array(4);
/** By suit: the tricks partner can take after that, once in. */
const his = new Int32Array(4);
/** By suit: the lowest card that those tricks rest on. */
const lowest = new Int32Array(4);

/** The cards of a suit that are above all of the other side’s. */
function winnersOver(foes: number): number {
  return foes === 0 ? 8191 : -highest(foes) << 1;
}

/**
 * Tricks that the leader’s side can take at once without losing the lead, counted as far as `wanted`: trumps and then the
 * rest from the leader’s own hand, then by a low card over to partner and on from there. Often fewer than there are, and
 * never more; only where taking tricks is the aim. If it finds enough it writes which cards they rest on. Suits
 * other than trumps are counted from `begin` on.
 */
export function cash(
  leader: number,
  trump: number,
  wanted: number,
  left: number,
  begin: number,
): number {
  const partner = leader ^ 2;
  const lho = (leader + 1) & 3;
  const rho = (leader + 3) & 3;
  const trumps = trump * 4;
  let ruffsL = COUNT[held[trumps + lho]!]!;
  let ruffsR = COUNT[held[trumps + rho]!]!;
  let inTrumps = 0;
  let plain = 0;
  let entry = -1;
  const hisTrumps = COUNT[held[trumps + partner]!]!;
  own[0] = own[1] = own[2] = own[3] = 0;
  his[0] = his[1] = his[2] = his[3] = 0;
  lowest[0] = lowest[1] = lowest[2] = lowest[3] = 0;
  // Trumps come first, since drawing them makes the rest safe; then the suit to begin with.
  for (let turn = trump === NO_TRUMP ? 0 : -1; turn < 4; turn++) {
    const suit = turn < 0 ? trump : (begin + turn) & 3;
    if (turn >= 0 && suit === trump) continue;
    const base = suit * 4;
    const mine = held[base + leader]!;
    const partners = held[base + partner]!;
    const l = held[base + lho]!;
    const r = held[base + rho]!;
    const above = winnersOver(l | r);
    if (((mine | partners) & above) === 0) continue;
    const lengthL = COUNT[l]!;
    const lengthR = COUNT[r]!;
    const length = COUNT[mine]!;
    const partnersLength = COUNT[partners]!;
    const longest = lengthL > lengthR ? lengthL : lengthR;
    let safe = 13;
    if (suit !== trump) {
      if (ruffsL > 0) safe = lengthL;
      if (ruffsR > 0 && lengthR < safe) safe = lengthR;
      if (safe === 0) continue;
    }
    // The leader’s winners, high to low, as long as partner has a card to play under each.
    const winners = mine & above;
    let rounds = 0;
    let bottom = 0;
    for (let rest = winners; rest !== 0;) {
      const bit = highest(rest);
      if (COUNT[partners & (bit - 1)]! <= rounds && partnersLength > rounds) break;
      rounds++;
      bottom = bit;
      rest ^= bit;
    }
    const all = rounds === COUNT[winners]!;
    if (all && rounds > 0 && rounds >= longest && partnersLength <= rounds) rounds = length;
    if (rounds > safe) rounds = safe;
    own[suit] = rounds;
    lowest[suit] = (l | r) === 0 && partnersLength === 0 ? 0 : bottom;
    if (suit === trump) {
      inTrumps = rounds;
      ruffsL -= rounds;
      ruffsR -= rounds;
    } else plain += rounds;
    if (inTrumps + plain >= wanted && (hisTrumps <= inTrumps || plain <= left - hisTrumps)) break;
    const partnersWinners = COUNT[partners & above]!;
    if (partnersWinners === 0 || rounds >= safe || !(all || rounds === 0)) continue;
    let more = partnersLength - rounds;
    if (more <= 0) continue;
    if (
      more > partnersWinners &&
      (partnersWinners + rounds < longest || length > rounds + partnersWinners)
    ) {
      more = partnersWinners;
    }
    if (more > safe - rounds) more = safe - rounds;
    his[suit] = more;
    if (length > rounds) entry = suit;
  }
  // A hand that has nothing but trumps left must ruff its partner’s winners, so rounds of other suits are limited.
  let room = hisTrumps > inTrumps ? left - hisTrumps : left;
  if (plain > room) plain = room;
  let total = inTrumps + plain;
  const crossed = total < wanted && entry >= 0;
  if (crossed) {
    const myTrumps = COUNT[held[trumps + leader]!]!;
    if (myTrumps > inTrumps && left - myTrumps < room) room = left - myTrumps;
    for (let suit = 0; suit < 4; suit++) {
      let more = his[suit]!;
      if (suit !== trump) {
        if (more > room - plain) more = room - plain;
        if (more > 0) plain += more;
      }
      // The way over rests on partner’s winner there, even if no trick of that suit is counted.
      if (more <= 0 && suit !== entry) continue;
      if (more > 0) total += more;
      const base = suit * 4;
      const winners = held[base + partner]! & winnersOver(held[base + lho]! | held[base + rho]!);
      const bottom = winners & -winners;
      if (lowest[suit] === 0 || bottom < lowest[suit]!) lowest[suit] = bottom;
    }
  }
  if (total > left) total = left;
  if (total < wanted) return total;
  // Suits that are not needed do not matter, and the result holds for more positions without them.
  let spare = total - wanted;
  for (let suit = 0; suit < 4 && spare > 0; suit++) {
    const tricks = own[suit]! + (crossed ? his[suit]! : 0);
    if (suit === trump || tricks > spare || (crossed && suit === entry)) continue;
    spare -= tricks;
    lowest[suit] = 0;
  }
  relevant[0] = lowest[0]! | (lowest[1]! << 13);
  relevant[1] = lowest[2]! | (lowest[3]! << 13);
  return total;
}
