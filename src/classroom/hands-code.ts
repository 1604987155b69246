import { arrangements } from "../engine/core/arrangements.ts";
import { PACK, sortHand, type Card } from "../engine/core/card.ts";
import { SEATS, type BySeat } from "../engine/core/seat.ts";
import type { SignReader, SignWriter } from "./symbols.ts";

/** Where each card may be: in one of the four hands, or in none that is known. */
const PLACES = SEATS.length + 1;
const WHOLE: readonly number[] = [13, 13, 13, 13, 0];

function widthOf(ways: bigint): number {
  return ways <= 1n ? 0 : (ways - 1n).toString(2).length;
}

/**
 * Writes up to four hands as their place in the list of all ways to deal so many cards to each: four whole hands are 96
 * bits, and a bit to say that they are whole. Each card stands in one hand at most, and no hand has more than thirteen.
 */
export function writeHands(out: SignWriter, hands: BySeat<readonly Card[]>): void {
  const counts = SEATS.map((seat) => hands[seat].length);
  const needs = [...counts, PACK.length - counts.reduce((sum, count) => sum + count, 0)];
  const whole = counts.every((count) => count === 13);
  out.bits(whole ? 1 : 0, 1);
  if (!whole) for (const count of counts) out.bits(count, 4);
  let ways = arrangements(needs);
  const width = widthOf(ways);
  let index = 0n;
  let left = BigInt(PACK.length);
  for (const card of PACK) {
    const held = SEATS.findIndex((seat) => hands[seat].includes(card));
    const place = held < 0 ? SEATS.length : held;
    for (let before = 0; before < place; before++) {
      index += (ways * BigInt(needs[before] ?? 0)) / left;
    }
    ways = (ways * BigInt(needs[place] ?? 0)) / left;
    needs[place] = (needs[place] ?? 0) - 1;
    left -= 1n;
  }
  out.big(index, width);
}

/** Reads hands; null where so many cards in each cannot be, or there is no such deal. */
export function readHands(from: SignReader): BySeat<readonly Card[]> | null {
  const needs = [...WHOLE];
  if (from.bits(1) === 0) {
    for (let place = 0; place < SEATS.length; place++) needs[place] = from.bits(4);
    if (needs.some((need) => need > 13)) return null;
    needs[SEATS.length] = PACK.length - needs.reduce((sum, need) => sum + need, 0);
  }
  let ways = arrangements(needs);
  let index = from.big(widthOf(ways));
  if (index >= ways) return null;
  const held: Card[][] = Array.from({ length: PLACES }, () => []);
  let left = BigInt(PACK.length);
  for (const card of PACK) {
    for (let place = 0; place < PLACES; place++) {
      const here = (ways * BigInt(needs[place] ?? 0)) / left;
      if (index < here) {
        held[place]?.push(card);
        needs[place] = (needs[place] ?? 0) - 1;
        ways = here;
        break;
      }
      index -= here;
    }
    left -= 1n;
  }
  const [Z, A, Y, B] = held.map(sortHand);
  return { Z: Z ?? [], A: A ?? [], Y: Y ?? [], B: B ?? [] };
}
