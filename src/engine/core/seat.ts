/** The four seats in the order they act, the dealer first: Z deals, then A, Y and B, clockwise. (Rule `auction.seats.letters`.) */
export const SEATS = ["Z", "A", "Y", "B"] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** The two partnerships: Y and Z against A and B. */
export const SIDES = ["YZ", "AB"] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** The seat `steps` places to the left of `seat`, that is later in turn; negative steps go right. */
export function leftOf(seat: Seat, steps = 1): Seat {
  const index = (SEATS.indexOf(seat) + steps) % SEATS.length;
  return SEATS[(index + SEATS.length) % SEATS.length] as Seat;
}

export function partnerOf(seat: Seat): Seat {
  return leftOf(seat, 2);
}

export function sideOf(seat: Seat): Side {
  return seat === "Y" || seat === "Z" ? "YZ" : "AB";
}

export function otherSide(side: Side): Side {
  return side === "YZ" ? "AB" : "YZ";
}

export function isSeat(value: unknown): value is Seat {
  return SEATS.includes(value as Seat);
}
