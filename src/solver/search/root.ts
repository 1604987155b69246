import { height, rankOf, suitOf, SUITS, type Card } from "../../engine/core/card.ts";
import { SEATS } from "../../engine/core/seat.ts";
import { winningPlay } from "../../engine/core/trick.ts";
import { COUNT, held, NO_TRUMP, out, writeOwners } from "./board.ts";
import { forgetLeads } from "./history.ts";
import { highest } from "./moves.ts";
import { tricksLeft, trickOf, type Position } from "./position.ts";
import { allow, begin, ended, follow, lead, putDown, STOPPED } from "./search.ts";
import { emptied, forget } from "./table.ts";

/** Positions a question may look at before it is broken off and asked again: a few milliseconds of work. */
export const SLICE = 2000;

/** What the search needs to know of a position besides the cards on the board. */
interface Root {
  readonly left: number;
  readonly seat: number;
  readonly turn: number;
  readonly led: number;
  readonly winner: number;
  readonly winning: number;
  readonly duel: number;
  readonly trump: number;
}

/** The hands that {@link writeOwners} was called for, with the trump and aim the table is about. */
const family = new Int32Array(16);
let familyTrump = -1;
let familyAim = "";

let current: Position | null = null;
let root: Root | null = null;
let positions = 0;
/** How often the table had been emptied when this deal began. */
let emptiedBefore = emptied();

/** How many positions have been looked at since the solver was loaded: the measure of a search that no clock disturbs. */
export function positionsSeen(): number {
  return positions;
}

function numberOf(card: Card): number {
  return SUITS.indexOf(suitOf(card)) * 16 + height(rankOf(card));
}

function give(seat: number, card: Card): void {
  const number = numberOf(card);
  const bit = 1 << (number & 15);
  held[(number >> 4) * 4 + seat]! |= bit;
  out[number >> 4]! |= bit;
}

/** Whether the cards held are among those of the deal the table is about, each with the same owner. */
function sameFamily(): boolean {
  for (let at = 0; at < 16; at++) if ((held[at]! & ~family[at]!) !== 0) return false;
  return true;
}

/** Puts a position on the board and empties the table where it is about other cards. */
function setUp(position: Position): Root {
  if (position === current && root) return root;
  held.fill(0);
  out.fill(0);
  const leader = SEATS.indexOf(position.leader);
  for (const [seat, name] of SEATS.entries()) {
    for (const card of position.hands[name]) give(seat, card);
  }
  for (const [turn, card] of position.trick.entries()) give((leader + turn) & 3, card);
  const trump = position.trump ? SUITS.indexOf(position.trump) : NO_TRUMP;
  if (trump !== familyTrump || position.aim !== familyAim || !sameFamily()) {
    family.set(held.subarray(0, 16));
    familyTrump = trump;
    familyAim = position.aim;
    writeOwners();
    forget();
    forgetLeads();
    emptiedBefore = emptied();
  }
  begin(trump, position.aim === "lose");
  const left = tricksLeft(position);
  for (const [turn, card] of position.trick.entries()) {
    const number = numberOf(card);
    held[(number >> 4) * 4 + ((leader + turn) & 3)]! ^= 1 << (number & 15);
    putDown(left, turn, number);
  }
  const turn = position.trick.length;
  const seat = (leader + turn) & 3;
  const base = { left, seat, turn, trump };
  const [first] = position.trick;
  if (first) {
    const best = winningPlay(trickOf(position), position.trump);
    const rivals = position.trick.filter((card) => suitOf(card) === suitOf(best.card));
    root = {
      ...base,
      led: SUITS.indexOf(suitOf(first)),
      winner: SEATS.indexOf(best.seat),
      winning: numberOf(best.card),
      duel: rivals.length > 1 ? 1 : 0,
    };
  } else root = { ...base, led: 0, winner: seat, winning: 0, duel: 0 };
  current = position;
  return root;
}

function afterCard(at: Root, card: number, need: number): boolean {
  const { left, seat, turn, trump } = at;
  const suit = card >> 4;
  const next = (seat + 1) & 3;
  const wins = turn === 0 || (suit === at.winning >> 4 ? card > at.winning : suit === trump);
  const duel = turn === 0 ? 0 : suit === at.winning >> 4 ? 1 : wins ? 0 : at.duel;
  const winner = wins ? seat : at.winner;
  const winning = wins ? card : at.winning;
  const hand = suit * 4 + seat;
  held[hand]! ^= 1 << (card & 15);
  putDown(left, turn, card);
  const yes =
    turn === 3
      ? ended(left, winner, winning, duel, need)
      : follow(left, next, turn + 1, turn === 0 ? suit : at.led, winner, winning, duel, need);
  held[hand]! ^= 1 << (card & 15);
  return yes;
}

/**
 * Whether the side to play takes at least `tricks` from here, having played `card` if one is given; null where the
 * search was broken off, to be asked again: what it has found so far stays in the table. Each time the table had to be
 * emptied a slice is twice as long, so that even a freak hand comes to an end.
 */
export function sideTakes(position: Position, tricks: number, card: Card | null): boolean | null {
  const at = setUp(position);
  const yz = (at.seat & 1) === 0;
  const need = yz ? tricks : at.left - tricks + 1;
  const slice = SLICE * 2 ** Math.min(12, emptied() - emptiedBefore);
  allow(slice);
  try {
    const yes = card
      ? afterCard(at, numberOf(card), need)
      : at.turn === 0
        ? lead(at.left, at.seat, need)
        : follow(at.left, at.seat, at.turn, at.led, at.winner, at.winning, at.duel, need);
    positions += slice - allow(0);
    return yes === yz;
  } catch (error) {
    if (error !== STOPPED) throw error;
    positions += slice;
    current = null;
    return null;
  }
}

/** A first guess at the tricks of the side to play, from high cards and trumps as they lie in 1,200 solved deals. */
export function guess(position: Position): number {
  const { left, seat, trump } = setUp(position);
  let points = 0;
  for (let suit = 0; suit < 4; suit++) {
    const ours = held[suit * 4 + seat]! | held[suit * 4 + (seat ^ 2)]!;
    let rest = out[suit]!;
    for (let worth = 4; worth > 0 && rest !== 0; worth--) {
      const card = highest(rest);
      points += (ours & card) === 0 ? -worth : worth;
      rest ^= card;
    }
  }
  let length = 0;
  for (let other = 0; other < 4; other++) {
    const trumps = COUNT[held[trump * 4 + other]!]!;
    length += ((other ^ seat) & 1) === 0 ? trumps : -trumps;
  }
  const worth = trump === NO_TRUMP ? 0.25 : 0.19;
  const tricks = left / 2 + (left / 13) * worth * points + 0.55 * length + 0.26;
  return Math.max(0, Math.min(left, Math.round(tricks)));
}
