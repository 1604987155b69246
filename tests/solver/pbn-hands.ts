import { cardOf, isRank, SUITS, type Card, type Suit } from "../../src/engine/core/card.ts";
import { SEATS, type BySeat, type Seat } from "../../src/engine/core/seat.ts";

/** The compass as double-dummy files name it, clockwise; north is our dealer Z. */
const COMPASS = ["N", "E", "S", "W"] as const;
export type Compass = (typeof COMPASS)[number];
export type ByCompass = Readonly<Record<Compass, number>>;

/** A deal of the double-dummy oracle: see its README. `N` as a trump is no trumps. */
export interface SolvedDeal {
  readonly pbn: string;
  readonly trump: Suit | "N";
  readonly leader: Compass;
  readonly leads: Readonly<Partial<Record<Card, number>>>;
  readonly table: Readonly<Record<Suit | "N", ByCompass>>;
}

export function seatAt(point: Compass): Seat {
  return SEATS[COMPASS.indexOf(point)] ?? "Z";
}

export function pointOf(seat: Seat): Compass {
  return COMPASS[SEATS.indexOf(seat)] ?? "N";
}

/** The hands of `N:AKQ.JT9.8765.432 …`: suits in the order spades, hearts, diamonds, clubs. */
export function handsOf(pbn: string): BySeat<readonly Card[]> {
  const order = ["S", "H", "D", "C"] as const satisfies readonly (typeof SUITS)[number][];
  const first = COMPASS.findIndex((point) => pbn.startsWith(point));
  const hands: Record<Seat, readonly Card[]> = { Z: [], A: [], Y: [], B: [] };
  for (const [index, hand] of pbn.slice(2).split(" ").entries()) {
    const seat = SEATS[(first + index) % 4] ?? "Z";
    hands[seat] = hand
      .split(".")
      .flatMap((ranks, at) =>
        [...ranks].filter(isRank).map((rank) => cardOf(order[at] ?? "S", rank)),
      );
  }
  return hands;
}
