import type { Holding, Suit } from "../../engine/core/card.ts";
import type { Words } from "../kit/exercise.ts";
import { GLYPH, holdingText } from "../kit/words.ts";

/** “♦K Q J 4”. */
export function suitHolding(suit: Suit, holding: Holding): Words {
  return `${GLYPH[suit]}${holdingText(holding)}`;
}
