import { held, NO_TRUMP, out } from "./board.ts";
import { cash } from "./cash.ts";
import { blame, praise } from "./history.ts";
import { lastTrick } from "./last-trick.ts";
import { later } from "./later.ts";
import { beneath, bring, moves } from "./moves.ts";
import { orderFollow } from "./order-follow.ts";
import { orderLead } from "./order-lead.ts";
import { lowestRelevant, matter, relevant } from "./relevant.ts";
import { secondTakes } from "./second-takes.ts";
import { stops } from "./stops.ts";
import { keep, likely, look, known, place, UNKNOWN, YES } from "./table.ts";

/**
 * The search proper. Every question is whether Y and Z take at least `need` of the `left` tricks still to come. One side
 * wants yes: Y and Z themselves where the aim is to win, their opponents where it is to lose. Each answer comes with the
 * cards it rested on.
 */
let trump = NO_TRUMP;
/** The parity of the seats that want yes. */
let wantsYes = 0;
let losing = false;
/** How many more positions may be looked at before the search is broken off. */
let allowance = 0;

/** What is thrown out of a search that has looked at as many positions as it might. */
export const STOPPED = new Error("stopped");

/** The cards played to each trick, at `left * 4 + turn`. */
const played = new Int32Array(14 * 4);

/** By turn and suit: the cards below this one need not be tried, as they would fare as one already tried. */
const tried = new Int32Array(14 * 64);

/** The last lead that settled anything, by tricks left and leader. */
const lastLead = new Int32Array(14 * 4);

/** Sets the game that the following questions are about, on the cards of the board. */
export function begin(trumpSuit: number, toLose: boolean): void {
  trump = trumpSuit;
  losing = toLose;
  wantsYes = toLose ? 1 : 0;
  tried.fill(0);
}

/** Allows so many positions at trick starts before {@link STOPPED} is thrown, and says how many were left over. */
export function allow(positions: number): number {
  const unused = allowance;
  allowance = positions;
  return unused;
}

/** Puts a card that was played to the trick at hand before the search began. */
export function putDown(left: number, turn: number, card: number): void {
  played[left * 4 + turn] = card;
}

/** The question at the start of a trick. */
export function lead(left: number, leader: number, need: number): boolean {
  if (need <= 0 || need > left) {
    relevant[0] = 0;
    relevant[1] = 0;
    return need <= 0;
  }
  if (left === 1) return lastTrick(leader, trump, need);
  if (--allowance < 0) throw STOPPED;
  const yz = (leader & 1) === 0;
  const wanted = yz ? need : left - need + 1;
  let at = -1;
  let first = -1;
  let second = -1;
  // Two tricks are searched sooner than they are found.
  if (left > 2) {
    const answer = look(leader, need);
    if (answer !== UNKNOWN) return answer === YES;
    at = place;
    first = known;
    second = likely;
  }
  if (!losing) {
    if (cash(leader, trump, wanted, left, 0) >= wanted) return yz;
    if (later(leader, trump, left - wanted + 1, left)) return !yz;
    const foes = trump * 4 + ((leader + 1) & 1);
    if ((held[foes]! | held[foes + 2]!) === 0 && stops(leader & 1, wanted, left)) return yz;
  }
  if (second < 0) second = lastLead[left * 4 + leader]!;
  const mover = (leader & 1) === wantsYes;
  const base = left * 64;
  const spare = left - wanted;
  const count = orderLead(left, leader, trump, first, second, spare > 2 ? 2 : spare, wantsYes);
  let low = 0;
  let high = 0;
  let best = 0;
  let answer = !mover;
  for (let i = 0; i < count; i++) {
    const card = (i === 0 ? moves[base]! : bring(base + i, base + count)) & 63;
    const suit = card >> 4;
    const bit = 1 << (card & 15);
    if (bit < tried[base + suit]!) continue;
    held[suit * 4 + leader]! ^= bit;
    played[left * 4] = card;
    const yes = follow(left, (leader + 1) & 3, 1, suit, leader, card, 0, need);
    held[suit * 4 + leader]! ^= bit;
    if (yes === mover) {
      answer = yes;
      best = card;
      lastLead[left * 4 + leader] = card;
      praise(card);
      for (let j = 0; j < i; j++) blame(moves[base + j]! & 63);
      break;
    }
    const edge = lowestRelevant(suit);
    if (bit < edge && edge > tried[base + suit]!) tried[base + suit] = edge;
    low |= relevant[0]!;
    high |= relevant[1]!;
  }
  tried[base] = tried[base + 1] = tried[base + 2] = tried[base + 3] = 0;
  if (answer !== mover) {
    relevant[0] = low;
    relevant[1] = high;
  }
  if (at >= 0) keep(at, leader, left, need, answer, best);
  return answer;
}

/**
 * The question with the trick begun: `turn` cards are down, `winning` is the best of them and `winner` whose it is;
 * `duel` says whether another card of its suit was played, so that its rank counted.
 */
export function follow(
  left: number,
  seat: number,
  turn: number,
  led: number,
  winner: number,
  winning: number,
  duel: number,
  need: number,
): boolean {
  const wanted = (seat & 1) === 0 ? need : left - need + 1;
  if (turn === 1 && !losing && secondTakes(left, led, winner, 1 << (winning & 15), trump, wanted)) {
    return (seat & 1) === 0;
  }
  const mover = (seat & 1) === wantsYes;
  const base = left * 64 + turn * 16;
  const spare = left - wanted;
  const count = orderFollow(
    left,
    seat,
    turn,
    led,
    winner,
    winning,
    trump,
    spare > 2 ? 2 : spare < 0 ? 0 : spare,
    wantsYes,
  );
  if (count === 1)
    return next(moves[base]! & 63, left, seat, turn, led, winner, winning, duel, need);
  let low = 0;
  let high = 0;
  let answer = !mover;
  for (let i = 0; i < count; i++) {
    const card = (i === 0 ? moves[base]! : bring(base + i, base + count)) & 63;
    const suit = card >> 4;
    const bit = 1 << (card & 15);
    if (bit < tried[base + suit]!) continue;
    const yes = next(card, left, seat, turn, led, winner, winning, duel, need);
    if (yes === mover) {
      if (i === 0) return yes;
      answer = yes;
      break;
    }
    const edge = lowestRelevant(suit);
    if (bit < edge && edge > tried[base + suit]!) tried[base + suit] = edge;
    low |= relevant[0]!;
    high |= relevant[1]!;
  }
  tried[base] = tried[base + 1] = tried[base + 2] = tried[base + 3] = 0;
  if (answer !== mover) {
    relevant[0] = low;
    relevant[1] = high;
  }
  return answer;
}

/** The question after one more card of the trick, which is played and taken up again. */
function next(
  card: number,
  left: number,
  seat: number,
  turn: number,
  led: number,
  winner: number,
  winning: number,
  duel: number,
  need: number,
): boolean {
  const suit = card >> 4;
  const hand = suit * 4 + seat;
  const same = suit === winning >> 4;
  const wins = same ? card > winning : suit === trump;
  const best = wins ? card : winning;
  const whose = wins ? seat : winner;
  const contested = same ? 1 : wins ? 0 : duel;
  held[hand]! ^= 1 << (card & 15);
  played[left * 4 + turn] = card;
  const yes =
    turn === 3
      ? ended(left, whose, best, contested, need)
      : follow(left, (seat + 1) & 3, turn + 1, led, whose, best, contested, need);
  held[hand]! ^= 1 << (card & 15);
  return yes;
}

/** The question after the fourth card: the trick is turned and its winner leads. */
export function ended(
  left: number,
  winner: number,
  winning: number,
  duel: number,
  need: number,
): boolean {
  const at = left * 4;
  const a = played[at]!;
  const b = played[at + 1]!;
  const c = played[at + 2]!;
  const d = played[at + 3]!;
  out[a >> 4]! ^= 1 << (a & 15);
  out[b >> 4]! ^= 1 << (b & 15);
  out[c >> 4]! ^= 1 << (c & 15);
  out[d >> 4]! ^= 1 << (d & 15);
  const yes = lead(left - 1, winner, need - 1 + (winner & 1));
  out[a >> 4]! ^= 1 << (a & 15);
  out[b >> 4]! ^= 1 << (b & 15);
  out[c >> 4]! ^= 1 << (c & 15);
  out[d >> 4]! ^= 1 << (d & 15);
  if (duel !== 0) {
    const suit = winning >> 4;
    const bit = 1 << (winning & 15);
    matter(suit, bit);
    if (((winner & 1) === wantsYes) !== yes) {
      // The side that failed won the trick. Touching cards were not tried one by one, so where the hand has no lower card
      // that was, the whole sequence matters: in a position where it is broken, its lower part is another choice.
      const lower = held[suit * 4 + winner]! & (bit - 1);
      const others = out[suit]! & ~held[suit * 4 + winner]! & (bit - 1);
      if ((lower & beneath(others)) === 0) matter(suit, lower);
    }
  }
  return yes;
}
