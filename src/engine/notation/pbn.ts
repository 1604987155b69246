import type { Card } from "../core/card.ts";
import { dealFrom, type Deal } from "../core/deal.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { leftOf, type BySeat, type Seat } from "../core/seat.ts";
import { formatHand, parseHand } from "./cards.ts";

/** The compass point of each seat: the dealer Z sits South. */
export const COMPASS: BySeat<"N" | "E" | "S" | "W"> = { Z: "S", A: "W", Y: "N", B: "E" };

const SEAT_AT: Readonly<Record<string, Seat>> = { S: "Z", W: "A", N: "Y", E: "B" };

/**
 * Reads the deal of a PBN tag, `[Deal "N:AKQ2.T98.… … … …"]`, or its value alone: four hands clockwise from the letter.
 * Refuses a wrong letter, a wrong number of hands, or hands that are not a whole pack, naming the seat.
 */
export function parseDealTag(text: string): Result<Deal> {
  const value = /\[\s*deal\s+"([^"]*)"\s*\]/i.exec(text)?.[1] ?? text.trim();
  const match = /^([NESW]):(.*)$/is.exec(value.trim());
  if (!match) {
    return refuse("bad-deal-tag", "A deal begins with N, E, S or W and a colon, such as “N:”.");
  }
  const first = SEAT_AT[(match[1] as string).toUpperCase()] as Seat;
  const written = (match[2] as string).trim().split(/\s+/);
  if (written.length !== 4) {
    return refuse("not-four-hands", `A deal has four hands; this one has ${written.length}.`);
  }
  const hands: Partial<Record<Seat, Card[]>> = {};
  for (const [index, words] of written.entries()) {
    const seat = leftOf(first, index);
    const hand = parseHand(words);
    if (!hand.ok) return refuse(hand.violation.code, `Hand ${seat}: ${hand.violation.message}`);
    hands[seat] = hand.value;
  }
  const { Z = [], A = [], Y = [], B = [] } = hands;
  return dealFrom({ Z, A, Y, B });
}

/** A deal as a PBN tag, from North (Y) clockwise. */
export function formatDealTag(deal: Deal): string {
  const hands = [0, 1, 2, 3].map((step) => formatHand(deal[leftOf("Y", step)]));
  return `[Deal "${COMPASS.Y}:${hands.join(" ")}"]`;
}

/** The seat at a compass letter; refuses another letter. */
export function seatAt(letter: string): Result<Seat> {
  const seat = SEAT_AT[letter.toUpperCase()];
  return seat ? ok(seat) : refuse("bad-compass", `“${letter}” is not N, E, S or W.`);
}
