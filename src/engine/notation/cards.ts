import {
  cardOf,
  highToLow,
  holdingIn,
  isCard,
  isRank,
  rankOf,
  sortHand,
  suitOf,
  type BySuit,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";

/** The order of suits in a written hand: spades, hearts, diamonds, clubs, as PBN has it. */
export const WRITTEN_SUITS = ["S", "H", "D", "C"] as const satisfies readonly Suit[];

const SUIT_SIGNS: Readonly<Record<string, Suit>> = {
  "♠": "S",
  "♥": "H",
  "♦": "D",
  "♣": "C",
};

const SIGN_OF: BySuit<string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A suit as its sign. */
export function suitSign(suit: Suit): string {
  return SIGN_OF[suit];
}

/** A card as people write it: “♥10”. */
export function cardSign(card: Card): string {
  const rank = rankOf(card);
  return `${SIGN_OF[suitOf(card)]}${rank === "T" ? "10" : rank}`;
}

function normal(text: string): string {
  return text.replace(/\uFE0E|\uFE0F/g, "").replace(/10/g, "T");
}

/**
 * Reads one suit written as ranks, such as `AKJ7` or `K 10 3`; `-` or nothing is a void. Refuses a rank that does not
 * exist or stands twice, naming it.
 */
export function parseHolding(text: string): Result<Holding> {
  const ranks: Rank[] = [];
  for (const sign of normal(text.trim()).toUpperCase()) {
    if (sign === "-" || /\s/.test(sign)) continue;
    if (!isRank(sign)) return refuse("bad-rank", `“${sign}” in “${text}” is not a rank.`);
    if (ranks.includes(sign)) return refuse("rank-twice", `${sign} stands twice in “${text}”.`);
    ranks.push(sign);
  }
  return ok(highToLow(ranks));
}

/** Reads one card: `SA`, `♥10`, `d7`, `qh` is refused since the suit comes first. */
export function parseCard(text: string): Result<Card> {
  const signs = normal(text.trim()).toUpperCase();
  const first = signs.charAt(0);
  const card = (SUIT_SIGNS[first] ?? first) + signs.slice(1);
  return isCard(card)
    ? ok(card)
    : refuse(
        "bad-card",
        `“${text}” is not a card; write the suit, then the rank, such as SA or ♥10.`,
      );
}

/**
 * Reads a hand written as four suits between full stops, `AKQ2.T98..J54321`, spades first; or as suits with their signs,
 * `♠AKQ2 ♥T98`. Refuses what cannot be read, naming the suit; it does not ask for thirteen cards.
 */
export function parseHand(text: string): Result<Card[]> {
  const signs = normal(text.trim());
  const parts = signs.includes(".") || !/[♠♥♦♣]/.test(signs) ? dotted(signs) : signed(signs);
  if (!parts.ok) return parts;
  const cards: Card[] = [];
  for (const [suit, ranks] of parts.value) {
    const holding = parseHolding(ranks);
    if (!holding.ok) return holding;
    cards.push(...holding.value.map((rank) => cardOf(suit, rank)));
  }
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice) return refuse("card-twice", `${twice} stands twice in “${text}”.`);
  return ok(sortHand(cards));
}

type Parts = readonly (readonly [Suit, string])[];

function dotted(text: string): Result<Parts> {
  const parts = text.split(".");
  if (parts.length !== 4) {
    return refuse(
      "not-four-suits",
      `“${text}” has ${parts.length} ${parts.length === 1 ? "suit" : "suits"} between full stops, not four.`,
    );
  }
  return ok(WRITTEN_SUITS.map((suit, index) => [suit, parts[index] as string] as const));
}

function signed(text: string): Result<Parts> {
  const parts = [...text.matchAll(/([♠♥♦♣])([^♠♥♦♣]*)/g)].map(
    ([, sign, ranks]) => [SUIT_SIGNS[sign as string] as Suit, ranks as string] as const,
  );
  const before = text.slice(0, text.search(/[♠♥♦♣]/)).trim();
  if (before) return refuse("no-suit", `“${before}” stands before any suit sign.`);
  return ok(parts);
}

/** A hand as `AKQ2.T98..J54321`: spades, hearts, diamonds, clubs. */
export function formatHand(hand: readonly Card[]): string {
  return WRITTEN_SUITS.map((suit) => holdingIn(hand, suit).join("")).join(".");
}
