import { holdingIn } from "../engine/core/card.ts";
import { must } from "../engine/core/result.ts";
import { parseHand } from "../engine/notation/cards.ts";
import { GLYPH, holdingText, SUITS_SHOWN } from "../exercises/kit/words.ts";

/** A hand as our files write it, `K5.86.A9876.T32`; one of its suits may be void. */
const FILED = /(?<![\w.])(?=\.*[AKQJT2-9])(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*(?!\w)/g;

/** A hand in running text, suit by suit in the order in which hands are shown: “♠K 5 ♥8 6 ♣10 3 2 ♦–”. */
function handText(filed: string): string {
  const hand = must(parseHand(filed));
  return SUITS_SHOWN.map(
    (suit) => `${GLYPH[suit]}${holdingText(holdingIn(hand, suit)) || "–"}`,
  ).join(" ");
}

/** Words of our files with every hand in them as the site prints hands. Throws where a suit holds a card twice. */
export function withHandsShown(words: string): string {
  return words.replaceAll(FILED, handText);
}
