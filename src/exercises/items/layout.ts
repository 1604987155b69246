import type { Rank, Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { ThirdHandLayout } from "../dealing/third-hand-deal.ts";

/** What third hand sees of one suit, from written holdings. */
export function layoutOf(
  strain: Strain,
  suit: Suit,
  led: Rank,
  dummy: string,
  hand: string,
): ThirdHandLayout {
  return { suit, strain, led, dummy: must(parseHolding(dummy)), hand: must(parseHolding(hand)) };
}
