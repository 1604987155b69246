import { sortHand, type Card } from "../../src/engine/core/card.ts";
import type { BySeat } from "../../src/engine/core/seat.ts";

/** One deal with two voids, a lone ten and a long suit, each hand as PBN writes it. */
export const FREAK: BySeat<string> = {
  Y: "AKQJT98.T..65432",
  B: "765.AKQJ.987.AKQ",
  Z: "432.98765.AKQ.JT",
  A: ".432.JT65432.987",
};

/** A hand as PBN writes it, high to low. */
export const handOf = (written: string): Card[] =>
  sortHand(
    written
      .split(".")
      .flatMap((ranks, at) => [...ranks].map((rank) => `${"SHDC"[at]}${rank}` as Card)),
  );

/** The same four hands, card by card. */
export const FREAK_HANDS: BySeat<readonly Card[]> = {
  Y: handOf(FREAK.Y),
  B: handOf(FREAK.B),
  Z: handOf(FREAK.Z),
  A: handOf(FREAK.A),
};
