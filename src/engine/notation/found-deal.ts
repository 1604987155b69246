import { PACK, sortHand, type Card } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { leftOf, SEATS, type BySeat, type Seat } from "../core/seat.ts";
import { cardSign } from "./cards.ts";
import type { PbnEntry } from "./pbn-tags.ts";

/** Who is vulnerable by the file; the old games know no such thing, but clubs’ files do. */
export const VULNERABLE = ["None", "NS", "EW", "All"] as const;
export type Vulnerable = (typeof VULNERABLE)[number];

/** A deal as somebody’s text has it: hands may be short or empty, but no card is in two of them. */
export interface FoundDeal {
  /** The line on which it begins. */
  readonly line: number;
  readonly hands: BySeat<readonly Card[]>;
  readonly dealer: Seat | null;
  readonly vulnerable: Vulnerable | null;
  /** What it is called: the number of its board, as a rule. */
  readonly label: string;
  /** What else a PBN file says of it, kept as it is. */
  readonly tags: readonly PbnEntry[];
}

/** Something amiss in a text, in a sentence that names the line. */
export interface DealFault {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  /** Whether a deal could not be read for it; otherwise the deal is there, and this is a remark on it. */
  readonly lost: boolean;
}

/** What was read, and what was amiss. */
export interface FoundDeals {
  readonly deals: readonly FoundDeal[];
  readonly faults: readonly DealFault[];
}

/** The most faults of one text that are told, and the most deals that are read. */
export const MOST_FAULTS = 20;
export const MOST_DEALS = 500;

/** One hand of a text with the line on which it stands. */
export interface WrittenHand {
  readonly seat: Seat;
  readonly line: number;
  readonly cards: readonly Card[];
}

const COMPASS_NAME: BySeat<string> = { Z: "South", A: "West", Y: "North", B: "East" };

/** A seat in a sentence about a text, by letter and compass: “Y (North)”. */
export function seatWords(seat: Seat): string {
  return `${seat} (${COMPASS_NAME[seat]})`;
}

export const NO_HANDS: BySeat<readonly Card[]> = { Z: [], A: [], Y: [], B: [] };

/**
 * Lays hands of a text on the table. Where three are whole and nothing is said of the fourth, it is what is left. Refuses a
 * card given twice and a hand of more than thirteen, naming card, hand and line.
 */
export function layHands(written: readonly WrittenHand[]): Result<BySeat<readonly Card[]>> {
  const holder = new Map<Card, WrittenHand>();
  const hands: Record<Seat, readonly Card[]> = { ...NO_HANDS };
  for (const hand of written) {
    const { seat, line, cards } = hand;
    for (const card of cards) {
      const other = holder.get(card);
      if (other) {
        return refuse(
          "twice",
          other.seat === seat
            ? `Line ${line}: ${cardSign(card)} stands twice in the hand of ${seatWords(seat)}.`
            : `Line ${line}: ${cardSign(card)} is in the hand of ${seatWords(other.seat)} and again in that of ${seatWords(seat)}.`,
        );
      }
      holder.set(card, hand);
    }
    hands[seat] = sortHand([...hands[seat], ...cards]);
    if (hands[seat].length > 13) {
      return refuse(
        "not-thirteen",
        `Line ${line}: the hand of ${seatWords(seat)} has ${hands[seat].length} cards, not thirteen.`,
      );
    }
  }
  const empty = SEATS.filter((seat) => hands[seat].length === 0);
  const [fourth] = empty;
  if (empty.length === 1 && fourth && holder.size === 39) {
    hands[fourth] = sortHand(PACK.filter((card) => !holder.has(card)));
  }
  return ok(hands);
}

/** Remarks on hands that have some cards and not thirteen. */
export function shortHands(
  { hands, line }: Pick<FoundDeal, "hands" | "line">,
  written: readonly WrittenHand[] = [],
): DealFault[] {
  return SEATS.filter((seat) => hands[seat].length > 0 && hands[seat].length < 13).map((seat) => {
    const at = written.find((hand) => hand.seat === seat)?.line ?? line;
    const count = hands[seat].length;
    return {
      code: "short",
      line: at,
      lost: false,
      message: `Line ${at}: the hand of ${seatWords(seat)} has ${count} ${count === 1 ? "card" : "cards"}, not thirteen; the rest is open.`,
    };
  });
}

/** The fault of a text with more deals than are read, at the first that is not. */
export function tooMany(line: number): DealFault {
  return {
    code: "too-many",
    line,
    lost: true,
    message: `Line ${line}: there are more than ${MOST_DEALS} deals, and the rest is not read.`,
  };
}

/** A fault from a refusal whose sentence names the line already. */
export function lostAt(line: number, refused: Result<unknown>): DealFault {
  const { code, message } = refused.ok ? { code: "lost", message: "" } : refused.violation;
  return { code, line, lost: true, message };
}

/** The hands of seats in turn from the first, each on a line of its own or all on one. */
export function inTurn(first: Seat, hands: readonly (readonly Card[])[], line: number) {
  return hands.map((cards, step): WrittenHand => ({ seat: leftOf(first, step), line, cards }));
}
