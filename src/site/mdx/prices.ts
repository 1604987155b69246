import { STRAINS, type ByStrain, type Strain } from "../../engine/declaring/strain.ts";
import { GAMES } from "../../engine/games/registry.ts";
import { STRAIGHT_VALUE, TRICK_VALUE } from "../../engine/scoring/values.ts";

/** The games whose values a lesson may show, with what they score for each trick. */
const VALUES = {
  "auction-1914": TRICK_VALUE,
  "straight-bridge": STRAIGHT_VALUE,
} as const satisfies Partial<Record<keyof typeof GAMES, Partial<ByStrain<number>>>>;

/** A strain of a game and the value of its tricks. */
export interface Price {
  readonly strain: Strain;
  readonly value: number;
}

/** What a trick is worth in each strain of a game, lowest first. Throws on a game that no figure shows, for the author. */
export function pricesOf(game: string): Price[] {
  if (!(game in VALUES)) throw new Error(`No figure shows the values of the game “${game}”.`);
  const id = game as keyof typeof VALUES;
  const values: Partial<ByStrain<number>> = VALUES[id];
  const named: readonly Strain[] = GAMES[id].strains;
  return STRAINS.flatMap((strain) => {
    const value = values[strain];
    return named.includes(strain) && value !== undefined ? [{ strain, value }] : [];
  });
}
