import fc from "fast-check";
import {
  otherSide,
  SEATS,
  SIDES,
  type BySide,
  type Seat,
  type Side,
} from "../../src/engine/core/seat.ts";
import type { Standing } from "../../src/engine/scoring/sheet.ts";

const swapSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4] as Seat;

/** The same outcome with the two sides changed about, at any depth. */
export function swapSides<T>(value: T): T {
  if (SIDES.includes(value as unknown as Side)) return otherSide(value as unknown as Side) as T;
  if (SEATS.includes(value as unknown as Seat)) return swapSeat(value as unknown as Seat) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => swapSides(item)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [swapSides(key), swapSides(item)]),
  ) as T;
}

const swapPair = (pair: BySide<number>): BySide<number> => ({ YZ: pair.AB, AB: pair.YZ });

export function swapStanding({ game, gamesWon }: Standing): Standing {
  return { game: swapPair(game), gamesWon: swapPair(gamesWon) };
}

/** Any place a rubber may have reached, with scores toward game up to `most`. */
export function anyStanding(most: number): fc.Arbitrary<Standing> {
  const pair = (max: number) =>
    fc.record({ YZ: fc.integer({ min: 0, max }), AB: fc.integer({ min: 0, max }) });
  return fc.record({ game: pair(most), gamesWon: pair(1) });
}
