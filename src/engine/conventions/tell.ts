import type { Rank } from "../core/card.ts";
import { isHonour } from "../core/card.ts";
import type { Against } from "./lead-card.ts";

/**
 * What a card led tells partner about the suit, whether or not it is true of the hand. The words belong to the layer that
 * shows them. Foster 1914, the groups of leads and what partner reads in them.
 */
export const TELLS = [
  /** “Best card I have of your suit.” */
  "best-of-yours",
  /** Ace or queen beside the king, or both. */
  "king",
  /** Jack beside it and nothing higher, or top of a short suit. */
  "queen",
  /** Nothing higher: a supporting card. */
  "jack",
  /** King and jack over it, or the top of a short suit. */
  "ten",
  /** Not the king. */
  "ace",
  /** Fourth best: three higher and no high-card lead; or the top of a short suit without honours. */
  "small",
  /** Three honours with ace or queen touching the king, or a very long suit. */
  "nt-king",
  /** The jack with it, and ace or ten for a third honour. */
  "nt-queen",
  /** The ten with it, and ace or king for a third honour. */
  "nt-jack",
  /** King and jack over it, or ace and jack. */
  "nt-ten",
  /** Seven of the suit or more. */
  "nt-ace",
  /** Fourth best: three higher, and not three honours with two touching. */
  "nt-small",
  /** A trump: nothing good to lead away from. */
  "trump",
] as const;
export type Tell = (typeof TELLS)[number];

/** Reads a lead: `partners` where the suit is one partner has bid, `trump` where it is declarer’s. */
export function tellOf(
  led: Rank,
  against: Against,
  suit: "own" | "partners" | "trump" = "own",
): Tell {
  if (suit === "partners") return "best-of-yours";
  if (suit === "trump") return "trump";
  const name = !isHonour(led)
    ? "small"
    : ({ A: "ace", K: "king", Q: "queen", J: "jack", T: "ten" } as const)[
        led as "A" | "K" | "Q" | "J" | "T"
      ];
  return against === "notrump" ? `nt-${name}` : name;
}
