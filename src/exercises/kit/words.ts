import type { Card, ByRank, BySuit, Rank, Suit } from "../../engine/core/card.ts";
import { rankOf, suitOf } from "../../engine/core/card.ts";
import type { BySide } from "../../engine/core/seat.ts";
import type { Bid, Call } from "../../engine/declaring/call.ts";
import type { ByStrain } from "../../engine/declaring/strain.ts";
import { numberWord } from "../../engine/notation/number-word.ts";

/** Suit glyphs with the text-presentation selector, so that no device draws them as emoji. */
export const GLYPH: BySuit<string> = { S: "♠\uFE0E", H: "♥\uFE0E", C: "♣\uFE0E", D: "♦\uFE0E" };

export const SUIT_NAME: BySuit<string> = {
  S: "spades",
  H: "hearts",
  C: "clubs",
  D: "diamonds",
};

export const SUIT_SINGULAR: BySuit<string> = {
  S: "spade",
  H: "heart",
  C: "club",
  D: "diamond",
};

export const RANK_NAME: ByRank<string> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};

export const STRAIN_NAME: ByStrain<string> = {
  spades: "spades",
  clubs: "clubs",
  diamonds: "diamonds",
  hearts: "hearts",
  royals: "royals",
  nullo: "nullos",
  notrump: "no trumps",
};

/** How a score sheet calls the two sides: the reader keeps it for Y and Z. */
export const SIDE_NAME: BySide<string> = { YZ: "We", AB: "They" };

export { numberWord };

/** The rank as printed on the card: 10, not T. */
export function rankText(rank: Rank): string {
  return rank === "T" ? "10" : rank;
}

/** “queen of hearts”: the accessible name of a card. */
export function cardName(card: Card): string {
  return `${RANK_NAME[rankOf(card)]} of ${SUIT_NAME[suitOf(card)]}`;
}

/** “♥Q” in running text. */
export function cardText(card: Card): string {
  return `${GLYPH[suitOf(card)]}${rankText(rankOf(card))}`;
}

/** “K 10 3”, joined by no-break spaces so that a holding never breaks across lines. */
export function holdingText(ranks: readonly Rank[]): string {
  return ranks.map(rankText).join("\u00A0");
}

/** “K, 10 and 3”. */
export function listText(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** “two hearts”, “one no trump”, “three royals”. */
export function bidText(bid: Bid): string {
  const name = STRAIN_NAME[bid.strain];
  return `${numberWord(bid.level)} ${bid.level === 1 ? name.replace(/s$/, "") : name}`;
}

export function callText(call: Call): string {
  return call.type === "bid" ? bidText(call) : call.type;
}

/** The same words with their first letter large. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a suit is called as the trump of a strain: royals are spades. */
export function trumpName(suit: Suit | null): string {
  return suit === null ? "no trump" : SUIT_NAME[suit];
}

/** Suits in the order in which a hand is shown and spoken of. */
export { SUITS as SUITS_SHOWN } from "../../engine/core/card.ts";
