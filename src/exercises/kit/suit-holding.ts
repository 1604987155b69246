import type { Holding, Suit } from "../../engine/core/card.ts";
import type { Words } from "./exercise.ts";
import { GLYPH, holdingText } from "./words.ts";

/** “♦K Q J 4”. */
export function suitHolding(suit: Suit, holding: Holding): Words {
  return `${GLYPH[suit]}${holdingText(holding)}`;
}
