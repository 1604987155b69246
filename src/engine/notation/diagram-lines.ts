import { cardOf, isRank, type Card, type Suit } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { parseHand } from "./cards.ts";

/** A piece of a line of a diagram: who is meant, one suit of a hand, or a whole hand between full stops. */
export type Piece =
  | { readonly is: "seat"; readonly at: number; readonly seat: Seat; readonly colon: boolean }
  | {
      readonly is: "suit";
      readonly at: number;
      readonly suit: Suit;
      readonly cards: readonly Card[];
    }
  | { readonly is: "hand"; readonly at: number; readonly cards: readonly Card[] }
  | { readonly is: "unknown"; readonly at: number };

const SEAT_NAMED: Readonly<Record<string, Seat>> = {
  n: "Y",
  e: "B",
  s: "Z",
  w: "A",
  y: "Y",
  b: "B",
  z: "Z",
  a: "A",
  north: "Y",
  east: "B",
  south: "Z",
  west: "A",
  dummy: "Y",
  dealer: "Z",
};

/** The seat of a word: a letter of ours, a compass point, dummy or dealer. */
export function seatNamed(word: string): Seat | null {
  return SEAT_NAMED[word.toLowerCase()] ?? null;
}

const SUIT_NAMED: Readonly<Record<string, Suit>> = {
  "♠": "S",
  "♥": "H",
  "♦": "D",
  "♣": "C",
  s: "S",
  h: "H",
  d: "D",
  c: "C",
};

/** A line as it is read: one form for each sign, tens as one letter, boxes drawn round seats put away. */
export function plainLine(line: string): string {
  return line
    .replace(/[\uFE0E\uFE0F\u200B-\u200D]/g, "")
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, " ")
    .replace(
      /&(spade|heart|diam|club)s?;/gi,
      (_, name: string) => SUIT_GLYPH[name.toLowerCase()] ?? "",
    )
    .replace(/&#(98\d\d);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/!([SHDC])/gi, (_, letter: string) => GLYPH_OF[letter.toUpperCase()] ?? "")
    .replace(/[♤♡♢♧]/g, (sign) => WHITE[sign] ?? sign)
    .replace(/[‐-―−]/g, "-")
    .replaceAll("10", "T")
    .replace(/\t/g, "        ")
    .replace(/\|[\sZAYBNESW]{0,40}\|/g, "|");
}

const SUIT_GLYPH: Readonly<Record<string, string>> = {
  spade: "♠",
  heart: "♥",
  diam: "♦",
  club: "♣",
};
const GLYPH_OF: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const WHITE: Readonly<Record<string, string>> = { "♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣" };

const SEPARATOR = /[\s|+_;,*]+|[-=]{2,}|\.(?=\s|$)/y;
const SEAT =
  /(north|east|south|west|dummy|dealer|[neswyzab])(?:’s|'s)?(?:\s*\((?:[neswyzab]|north|east|south|west)\))?(?:\s*([:=])|(?![\w.]))/iy;
const DOTTED = /(?:[AKQJT2-9]*|-)(?:\.(?:[AKQJT2-9]+|-)?){3}(?![\w.])/iy;
const GLYPH_SUIT = /([♠♥♦♣])\s{0,2}[:.=]?/y;
const WORD_SUIT = /(spade|heart|diamond|club)s?\s{0,2}[:.=]?/iy;
const LETTER_SUIT = /([SHDC])(?:\s{0,2}[:.=]\s{0,2}|\s{1,2})(?=[AKQJT2-9-])/iy;
const JOINED = /(?:[SHDC](?:[AKQJT2-9]+|-)?){1,4}(?![\w.])/iy;
const RANKS = /(?:\s{0,2},?\s?[AKQJT2-9]+(?![a-z]))*/iy;
const NO_CARDS = /\s{0,2}(?:-(?![-=])|\((?:void|none)\)|void\b|none\b)/iy;

function take(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  const found = pattern.exec(line);
  return found && found[0] !== "" ? found : null;
}

/**
 * The pieces of a line. Where a line shows that it is one of a hand (by a suit sign, a seat with a colon or full stops) and
 * has something in it that cannot be read, it is refused, naming that; any other line that cannot be read is words, and
 * has no pieces.
 */
export function piecesOf(line: string): Result<Piece[]> {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < line.length) {
    const between = take(SEPARATOR, line, at);
    if (between) {
      at += between[0].length;
      continue;
    }
    const read = pieceAt(line, at);
    if (!read) return leftOver(line, at, pieces);
    if (!read.ok) return read;
    pieces.push(...read.value.pieces);
    at = read.value.end;
  }
  return ok(pieces);
}

function leftOver(line: string, at: number, pieces: readonly Piece[]): Result<Piece[]> {
  const meant =
    /[♠♥♦♣]/.test(line) ||
    pieces.some(
      (piece) => piece.is === "hand" || (piece.is === "seat" && piece.colon && pieces.length > 1),
    );
  if (!meant) return ok([]);
  const word = /^\S{1,20}/.exec(line.slice(at))?.[0] ?? "";
  return refuse("bad-card", `“${word}” is not a card: write A K Q J 10 9 8 7 6 5 4 3 2.`);
}

type Read = { readonly pieces: readonly Piece[]; readonly end: number };

function pieceAt(line: string, at: number): Result<Read> | null {
  const dotted = take(DOTTED, line, at);
  if (dotted) {
    const cards = parseHand(dotted[0].replaceAll("-", ""));
    const end = at + dotted[0].length;
    // Three full stops are a hand of which nothing is known, or no hand at all but words left off.
    if (cards.ok && cards.value.length === 0) return ok({ pieces: [{ is: "unknown", at }], end });
    return cards.ok ? ok({ pieces: [{ is: "hand", at, cards: cards.value }], end }) : cards;
  }
  const letter = take(LETTER_SUIT, line, at);
  const suit =
    take(GLYPH_SUIT, line, at) ??
    take(WORD_SUIT, line, at) ??
    // South and spades have one letter; a whole hand after it is South’s.
    (letter && !take(DOTTED, line, at + letter[0].length) ? letter : null);
  if (suit) return suitAt(line, at, at + suit[0].length, suit[1] ?? "");
  const seat = take(SEAT, line, at);
  if (seat) {
    const named = seatNamed(seat[1] ?? "");
    if (named) {
      const piece = { is: "seat", at, seat: named, colon: seat[2] !== undefined } as const;
      return ok({ pieces: [piece], end: at + seat[0].length });
    }
  }
  const joined = take(JOINED, line, at);
  if (joined) return joinedAt(joined[0], at);
  const unknown = take(/-(?!\S)/y, line, at);
  return unknown ? ok({ pieces: [{ is: "unknown", at }], end: at + 1 }) : null;
}

function suitOfWord(word: string): Suit | null {
  return SUIT_NAMED[word] ?? SUIT_NAMED[word.charAt(0).toLowerCase()] ?? null;
}

function suitAt(line: string, at: number, from: number, word: string): Result<Read> | null {
  const suit = suitOfWord(word);
  if (!suit) return null;
  const nothing = take(NO_CARDS, line, from);
  if (nothing)
    return ok({ pieces: [{ is: "suit", at, suit, cards: [] }], end: from + nothing[0].length });
  const ranks = take(RANKS, line, from)?.[0] ?? "";
  const cards = cardsIn(suit, ranks);
  return ok({ pieces: [{ is: "suit", at, suit, cards }], end: from + ranks.length });
}

function cardsIn(suit: Suit, ranks: string): Card[] {
  return [...ranks.toUpperCase()].filter(isRank).map((rank) => cardOf(suit, rank));
}

function joinedAt(word: string, at: number): Result<Read> {
  const pieces = [...word.matchAll(/([SHDC])([AKQJT2-9]*)/gi)].map(
    ([, letter = "", ranks = ""]): Piece => {
      const suit = suitOfWord(letter) ?? "S";
      return { is: "suit", at, suit, cards: cardsIn(suit, ranks) };
    },
  );
  return ok({ pieces, end: at + word.length });
}
