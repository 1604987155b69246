import type { Suit } from "../core/card.ts";

/**
 * What a bid may name, from the lowest trick value to the highest. Spades and royals are the same suit at two prices
 * and count as different strains (ruling AMB-23); nullo is the optional contract to lose tricks.
 */
export const STRAINS = [
  "spades",
  "clubs",
  "diamonds",
  "hearts",
  "royals",
  "nullo",
  "notrump",
] as const;
export type Strain = (typeof STRAINS)[number];
export type ByStrain<T> = Readonly<Record<Strain, T>>;

/** What may be made trumps at straight bridge, from the cheapest: spades have one price only, and there is no nullo. */
export const STRAIGHT_STRAINS = ["spades", "clubs", "diamonds", "hearts", "notrump"] as const;
export type StraightStrain = (typeof STRAIGHT_STRAINS)[number];

/** The trump suit of a strain, or null where there is none. */
export const TRUMP_OF: ByStrain<Suit | null> = {
  spades: "S",
  clubs: "C",
  diamonds: "D",
  hearts: "H",
  royals: "S",
  nullo: null,
  notrump: null,
};

export function isStrain(value: unknown): value is Strain {
  return STRAINS.includes(value as Strain);
}
