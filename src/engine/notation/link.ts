import { arrangements } from "../core/arrangements.ts";
import { PACK, type Card } from "../core/card.ts";
import { dealFrom } from "../core/deal.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { SEATS, type Seat } from "../core/seat.ts";
import { LEVELS, type Call, type Level } from "../declaring/call.ts";
import { STRAINS, type Strain } from "../declaring/strain.ts";
import type { DealRecord } from "./record.ts";

/**
 * The short form of a deal record for an address: a version digit, the record as one large number in base 62, and two
 * check signs. Only letters and digits, so that no chat program or mail wrapper breaks it. A deal alone is 96 bits.
 */
const VERSION = "1";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = BigInt(DIGITS.length);
const CHECK_MODULUS = 3821;
const MAX_CALLS = 320;
/** Version, two check signs, and room for a record of {@link MAX_CALLS} calls and 52 cards. */
const MAX_LENGTH = 500;
const FIXED_CALLS = ["pass", "double", "redouble"] as const;
const CALL_CODES = FIXED_CALLS.length + LEVELS.length * STRAINS.length;

/** A mixed-radix number: what is written last is read first. */
class Digits {
  value: bigint;

  constructor(value = 0n) {
    this.value = value;
  }

  write(digit: number, radix: number): void {
    this.value = this.value * BigInt(radix) + BigInt(digit);
  }

  read(radix: number): number {
    const digit = Number(this.value % BigInt(radix));
    this.value /= BigInt(radix);
    return digit;
  }
}

function callCode(call: Call): number {
  return call.type === "bid"
    ? FIXED_CALLS.length + STRAINS.indexOf(call.strain) * LEVELS.length + call.level - 1
    : FIXED_CALLS.indexOf(call.type);
}

function callFrom(code: number): Call {
  const fixed = FIXED_CALLS[code];
  if (fixed) return { type: fixed };
  const at = code - FIXED_CALLS.length;
  const strain = STRAINS[Math.floor(at / LEVELS.length)] as Strain;
  return { type: "bid", level: ((at % LEVELS.length) + 1) as Level, strain };
}

const DEALS = arrangements([13, 13, 13, 13]);

/** The deal’s place in the list of all deals, from 0. */
function dealIndex(record: LinkedRecord): bigint {
  const needs = [13, 13, 13, 13];
  let index = 0n;
  for (const card of PACK) {
    const holder = SEATS.findIndex((seat) => record.hands[seat].includes(card));
    for (let seat = 0; seat < holder; seat++) {
      if (needs[seat] === 0) continue;
      index += arrangements(needs.with(seat, (needs[seat] as number) - 1));
    }
    needs[holder] = (needs[holder] as number) - 1;
  }
  return index;
}

function handsAt(index: bigint): Record<Seat, Card[]> {
  const needs = [13, 13, 13, 13];
  const hands: Record<Seat, Card[]> = { Z: [], A: [], Y: [], B: [] };
  let rest = index;
  for (const card of PACK) {
    for (const [at, seat] of SEATS.entries()) {
      if (needs[at] === 0) continue;
      const ways = arrangements(needs.with(at, (needs[at] as number) - 1));
      if (rest < ways) {
        hands[seat].push(card);
        needs[at] = (needs[at] as number) - 1;
        break;
      }
      rest -= ways;
    }
  }
  return hands;
}

function checkSigns(body: string): string {
  let sum = 0;
  for (const sign of body) sum = (sum * 131 + DIGITS.indexOf(sign) + 1) % CHECK_MODULUS;
  return `${DIGITS[Math.floor(sum / DIGITS.length)]}${DIGITS[sum % DIGITS.length]}`;
}

/** A record that a link can carry: this version has no room for irregularities, and the compiler refuses one that has any. */
export type LinkedRecord = Omit<DealRecord, "irregularities"> & {
  readonly irregularities?: never;
};

/** A record as a link string. Cards played are written by their place in the pack. */
export function formatLink(record: LinkedRecord): string {
  const digits = new Digits();
  for (const card of record.plays.toReversed()) digits.write(PACK.indexOf(card), PACK.length);
  digits.write(record.plays.length, PACK.length + 1);
  for (const call of record.calls.toReversed()) digits.write(callCode(call), CALL_CODES);
  digits.write(record.calls.length, MAX_CALLS);
  digits.write(SEATS.indexOf(record.dealer), SEATS.length);
  let rest = digits.value * DEALS + dealIndex(record);
  let body = "";
  while (rest > 0n) {
    body = (DIGITS[Number(rest % BASE)] as string) + body;
    rest /= BASE;
  }
  return VERSION + body + checkSigns(VERSION + body);
}

/**
 * Reads a link string; white space and a trailing full stop, comma or bracket are forgiven. Refuses, in one sentence, a
 * sign that cannot stand in a link, a newer version, and a string that was cut or changed on the way.
 */
export function parseLink(text: string): Result<LinkedRecord> {
  const link = text.replace(/\s+/g, "").replace(/[.,;:)\]>'"’”]+$/, "");
  const odd = [...link].find((sign) => !DIGITS.includes(sign));
  if (odd) return refuse("bad-sign", `The link has a sign that does not belong in it: “${odd}”.`);
  if (link.length < 4 || link.length > MAX_LENGTH) {
    return refuse("bad-length", "The link is not whole: copy it again from its first letter.");
  }
  if (link.charAt(0) !== VERSION) {
    return refuse(
      "newer-version",
      `The link is of version ${link.charAt(0)}, which this page does not know; reload for a newer edition.`,
    );
  }
  const body = link.slice(0, -2);
  if (checkSigns(body) !== link.slice(-2)) {
    return refuse("bad-check", "The link was cut or changed on its way: copy it again.");
  }
  let value = 0n;
  for (const sign of body.slice(1)) value = value * BASE + BigInt(DIGITS.indexOf(sign));
  const hands = dealFrom(handsAt(value % DEALS));
  if (!hands.ok) return hands;
  const digits = new Digits(value / DEALS);
  const dealer = SEATS[digits.read(SEATS.length)] as Seat;
  const calls = Array.from({ length: digits.read(MAX_CALLS) }, () =>
    callFrom(digits.read(CALL_CODES)),
  );
  const plays = Array.from(
    { length: digits.read(PACK.length + 1) },
    () => PACK[digits.read(PACK.length)] as Card,
  );
  return ok({ dealer, hands: hands.value, calls, plays });
}
