import type { BySide } from "../../../engine/core/seat.ts";
import { SIDES } from "../../../engine/core/seat.ts";
import type { ByStrain, Strain } from "../../../engine/declaring/strain.ts";
import { TRUMP_OF } from "../../../engine/declaring/strain.ts";
import { SIDE_NAME, trumpName } from "../../../exercises/kit/words.ts";
import type { Kept } from "../../../tabletop/kept.ts";
import type { RubberRecord } from "../../../tabletop/score-sheet.ts";

/** What the two sides are called: We and They until they are given names. */
export function namesOf({ names }: Pick<RubberRecord, "names">): BySide<string> {
  return { YZ: names.YZ || SIDE_NAME.YZ, AB: names.AB || SIDE_NAME.AB };
}

/** A strain by name where its suit alone does not say it. */
export const OWN_NAME: Partial<ByStrain<string>> = {
  royals: "royals",
  nullo: "nullo",
  notrump: "no trump",
};

/** How a strain is spoken. */
export function strainName(strain: Strain): string {
  return OWN_NAME[strain] ?? trumpName(TRUMP_OF[strain]);
}

/** Where the rubber stands, in a sentence: who is a game up, or has won. */
export function standingWords({ rubber, over, net }: Kept, names: BySide<string>): string {
  const { YZ, AB } = rubber.gamesWon;
  if (over) {
    return net ? `${names[net.winner]} win by ${net.points}.` : "The two sides are level.";
  }
  if (YZ === AB) return YZ === 0 ? "No game is won yet." : "A game each.";
  const ahead = SIDES.find((side) => rubber.gamesWon[side] === Math.max(YZ, AB)) ?? "YZ";
  return `${names[ahead]} are a game up.`;
}
