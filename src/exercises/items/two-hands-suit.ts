import { must } from "../../engine/core/result.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { parseHolding } from "../../engine/notation/cards.ts";

/** A suit of declarer’s hand and dummy’s as written: `twoSuits("AQ64", "53")`. */
export function twoSuits(declarer: string, dummy: string): TwoHands {
  return { declarer: must(parseHolding(declarer)), dummy: must(parseHolding(dummy)) };
}
