import { isCard, SUITS, type Suit } from "../../engine/core/card.ts";
import type { Words } from "../../exercises/kit/exercise.ts";
import { cardName, GLYPH, SUIT_NAME, SUIT_SINGULAR } from "../../exercises/kit/words.ts";

const SUIT_OF: ReadonlyMap<string, Suit> = new Map(
  SUITS.map((suit) => [GLYPH[suit].charAt(0), suit]),
);

/** The article that a card’s name takes after a word: none where the word stands for one. */
function articleAfter(before: string): string {
  if (/^(?:an?|the|his|her|your|my|their|one|\w+’s) $/i.test(before)) return "";
  return /^$|^[.?!] $/.test(before) ? "The " : "the ";
}

/**
 * Words of a problem for a system that knows no suit signs: “♥Q” becomes “queen of hearts” and any other sign the name of
 * its suit; seats stand bare, and spaces are plain ones.
 */
export function plainWords(words: Words): string {
  return words
    .replaceAll("\uFE0E", "")
    .replaceAll("\u00A0", " ")
    .replace(
      /(^|[.?!] |\b[\w’]+ )?([♠♥♦♣])(10|[2-9AKQJ])(?![\w])(?! (?:10|[2-9AKQJ])(?!\w))/g,
      (written: string, before = "", sign: string, rank: string) => {
        const card = `${SUIT_OF.get(sign) ?? ""}${rank === "10" ? "T" : rank}`;
        return isCard(card) ? before + articleAfter(before) + cardName(card) : written;
      },
    )
    .replace(/\ba ([♠♥♦♣])(?!\w)/g, (written, sign: string) => {
      const suit = SUIT_OF.get(sign);
      return suit ? `a ${SUIT_SINGULAR[suit]}` : written;
    })
    .replace(/([♠♥♦♣])(?=([\w])?)/g, (_, sign: string, next?: string) => {
      const suit = SUIT_OF.get(sign);
      return (suit ? SUIT_NAME[suit] : "") + (next ? " " : "");
    })
    .replace(/\{([ZAYB])\}/g, "$1");
}
