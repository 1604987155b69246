import { cardOf, holdingIn, isRank, isSuit, type Card, type Suit } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { SEATS, type Seat } from "../core/seat.ts";
import { WRITTEN_SUITS } from "./cards.ts";
import {
  inTurn,
  layHands,
  lostAt,
  MOST_DEALS,
  MOST_FAULTS,
  seatWords,
  shortHands,
  tooMany,
  type DealFault,
  type FoundDeal,
  type FoundDeals,
  type Vulnerable,
  type WrittenHand,
} from "./found-deal.ts";
import type { DealToWrite } from "./pbn-deals.ts";

/** Hands stand in LIN from South clockwise, and the dealer is numbered so from one: our seats in our order. */
const FIRST: Seat = "Z";

const VULNERABLE_SIGN: Readonly<Record<Vulnerable, string>> = {
  None: "o",
  NS: "n",
  EW: "e",
  All: "b",
};
/** Who is vulnerable by the letter of LIN and of links. */
export const VULNERABLE_AT: Readonly<Record<string, Vulnerable>> = {
  o: "None",
  "-": "None",
  "0": "None",
  n: "NS",
  e: "EW",
  w: "EW",
  b: "All",
};

/** Reads a hand written as suit letters with their ranks, `SAKQ2HT98DC54`. Refuses what is no card, naming it. */
export function parseLettered(text: string): Result<Card[]> {
  const cards: Card[] = [];
  let suit: Suit | null = null;
  for (const sign of text.replace(/\s+/g, "").toUpperCase().replaceAll("10", "T")) {
    if (isSuit(sign)) suit = sign;
    else if (suit && isRank(sign)) cards.push(cardOf(suit, sign));
    else if (suit && sign === "-") continue;
    else
      return refuse(
        "bad-card",
        suit
          ? `“${sign}” is not a card of the ${SUIT_WORD[suit]}.`
          : `“${sign}” stands before any suit.`,
      );
  }
  return ok(cards);
}

const SUIT_WORD: Readonly<Record<Suit, string>> = {
  S: "spades",
  H: "hearts",
  D: "diamonds",
  C: "clubs",
};

/** A hand as LIN writes it. */
function formatLettered(hand: readonly Card[]): string {
  if (hand.length === 0) return "";
  return WRITTEN_SUITS.map((suit) => suit + holdingIn(hand, suit).join("")).join("");
}

/** One hand with its seat and line. Refuses what is no card, naming the line and the hand. */
export function lettered(seat: Seat, words: string, line: number): Result<WrittenHand> {
  const cards = parseLettered(words);
  if (cards.ok) return ok({ seat, line, cards: cards.value });
  const { code, message } = cards.violation;
  return refuse(code, `Line ${line}, hand of ${seatWords(seat)}: ${message}`);
}

/** What is said of a board beside its cards. */
export type Said = Pick<FoundDeal, "dealer" | "vulnerable" | "label">;

/** Hands laid on one board with what is said of it; what cannot be laid is told of by line. */
export function gathered(
  hands: readonly Result<WrittenHand>[],
  line: number,
  said: Said,
): { deal?: FoundDeal; faults: DealFault[] } {
  const written: WrittenHand[] = [];
  for (const hand of hands) {
    if (!hand.ok) return { faults: [lostAt(line, hand)] };
    written.push(hand.value);
  }
  if (written.every(({ cards }) => cards.length === 0)) {
    return {
      faults: [lostAt(line, refuse("no-cards", `Line ${line}: there are no cards in this deal.`))],
    };
  }
  const laid = layHands(written);
  if (!laid.ok) return { faults: [lostAt(line, laid)] };
  const deal = { line, hands: laid.value, ...said, tags: [] };
  return { deal, faults: shortHands(deal, written) };
}

interface Token {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** The pairs of a LIN text: a name of two letters, a bar, a value, a bar. */
function* tokensOf(text: string): Generator<Token> {
  let at = 0;
  let line = 1;
  const take = () => {
    const end = text.indexOf("|", at);
    const part = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    return part;
  };
  const lines = (part: string) => part.split(/\r\n|\n|\r/).length - 1;
  while (at < text.length) {
    const name = take();
    line += lines(name);
    // A bar in somebody’s name or in a remark must not make values into names.
    if (!/^\s*\w{1,2}\s*$/.test(name)) continue;
    const begins = line;
    const value = take();
    line += lines(value);
    yield { name: name.trim().toLowerCase(), value, line: begins };
  }
}

/** What stands before a deal and what after it. */
const BEFORE_DEAL = ["pn", "st"];
const AFTER_DEAL = ["sv", "ah", "mb", "pc"];

function noDealer(number: string, line: number): DealFault {
  const message = `Line ${line}: the dealer is numbered 1 to 4, and “${number}” is passed over.`;
  return { code: "bad-dealer", line, lost: false, message };
}

/**
 * Every deal of a LIN text, one for each `md`. Of what else stands there the dealer, the board and who is vulnerable are
 * kept. Where the fourth hand is left out it is what remains. A hand that cannot be read is told of by line.
 */
export function readLin(text: string): FoundDeals {
  const deals: FoundDeal[] = [];
  const faults: DealFault[] = [];
  let label = "";
  let last: Token | null = null;
  let told = false;
  let vulnerable: Vulnerable | null = null;
  const close = () => {
    if (!last) return;
    const { value, line } = last;
    const dealer = SEATS[Number(value.trim().charAt(0)) - 1] ?? null;
    const words = value.replace(/^\s*\d?/, "").split(",");
    const hands =
      words.length > 4
        ? [
            refuse(
              "not-four-hands",
              `Line ${line}: there are four hands in a deal, and ${words.length} here.`,
            ),
          ]
        : words.map((hand, step) => lettered(SEATS[step] ?? FIRST, hand, line));
    const number = /^\s*([05-9])/.exec(value)?.[1];
    if (number) faults.push(noDealer(number, line));
    const found = gathered(hands, line, { dealer, vulnerable, label });
    if (found.deal) deals.push(found.deal);
    faults.push(...found.faults);
    last = null;
    told = false;
    label = "";
    vulnerable = null;
  };
  for (const token of tokensOf(text)) {
    const { name, value } = token;
    if (faults.length >= MOST_FAULTS) break;
    // Players stand before their deal, so that they end the one before; so does a bid or a card before a name.
    if (name === "qx" || (last && (name === "md" || (told && BEFORE_DEAL.includes(name))))) close();
    if (name === "md" && deals.length >= MOST_DEALS) {
      faults.push(tooMany(token.line));
      break;
    }
    told ||= AFTER_DEAL.includes(name);
    if (name === "md") last = token;
    else if (name === "qx") label = value.trim().replace(/^[oc](?=\d)/i, "");
    else if (name === "ah") label = value.trim().replace(/^Board\s+/i, "");
    else if (name === "sv") vulnerable = VULNERABLE_AT[value.trim().toLowerCase()] ?? null;
  }
  close();
  return { deals, faults };
}

/** One deal in LIN. */
export function formatLin({ hands, dealer, vulnerable, label }: DealToWrite): string {
  const four = inTurn(
    FIRST,
    SEATS.map((seat) => hands[seat]),
    1,
  );
  const number = dealer ? String(SEATS.indexOf(dealer) + 1) : "";
  const tokens = [
    ["md", number + four.map(({ cards }) => formatLettered(cards)).join(",")],
    ...(vulnerable ? [["sv", VULNERABLE_SIGN[vulnerable]]] : []),
    ...(label ? [["ah", `Board ${label.replace(/[|]/g, " ")}`]] : []),
  ];
  return tokens.map(([name, value]) => `${name}|${value}|`).join("");
}
