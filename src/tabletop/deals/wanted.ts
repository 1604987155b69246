import { bidHand } from "../../engine/conventions/bid-hand.ts";
import { gradeOpeningLead } from "../../engine/conventions/lead.ts";
import {
  holdingIn,
  rankOf,
  SUITS,
  type BySuit,
  type Card,
  type Rank,
} from "../../engine/core/card.ts";
import { randomDeal, type Deal } from "../../engine/core/deal.ts";
import { seededRandom } from "../../engine/core/random.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { leftOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { isShaped, type Lengths, type Shape } from "../field/problem.ts";

/**
 * How strength is counted: the tricks that high cards are sure of, as the bidding of 1914 counts them, or points for ace,
 * king, queen and jack, as players do today.
 */
export const COUNTS = ["sure-tricks", "points"] as const;
export type Count = (typeof COUNTS)[number];

/** What a dealt deal is to be like. A seat that is not named may hold anything. */
export interface Wanted {
  readonly shapes: Readonly<Partial<Record<Seat, Shape>>>;
  readonly strengths: Readonly<Partial<Record<Seat, Lengths>>>;
  readonly count: Count;
  /** A rule that is to settle the opening lead against this declarer; null where the lead does not matter. */
  readonly lead: { readonly rule: RuleId; readonly strain: Strain; readonly declarer: Seat } | null;
}

export const ANYTHING: Wanted = { shapes: {}, strengths: {}, count: "sure-tricks", lead: null };

const POINTS: Readonly<Partial<Record<Rank, number>>> = { A: 4, K: 3, Q: 2, J: 1 };

/** The strength of a hand by either count. */
export function strengthOf(hand: readonly Card[], count: Count): number {
  return count === "sure-tricks"
    ? bidHand(hand).total
    : hand.reduce((sum, card) => sum + (POINTS[rankOf(card)] ?? 0), 0);
}

/** Whether a rule settles the opening lead: some card is right by it, and every card that is right is so by it. */
export function ledBy(hands: Deal, { rule, strain, declarer }: NonNullable<Wanted["lead"]>) {
  const best = gradeOpeningLead(hands[leftOf(declarer)], { declarer, strain }, []).filter(
    ({ mark }) => mark === "best",
  );
  return best.length > 0 && best.every(({ rules }) => rules.includes(rule));
}

function fits(hands: Deal, { shapes, strengths, count }: Wanted): boolean {
  for (const seat of SEATS) {
    const wished = shapes[seat];
    const shape = wished && isShaped(wished) ? wished : null;
    const within = (value: number, { least, most }: Lengths) => value >= least && value <= most;
    if (shape && !SUITS.every((suit) => within(holdingIn(hands[seat], suit).length, shape[suit]))) {
      return false;
    }
    const strength = strengths[seat];
    if (strength && !within(strengthOf(hands[seat], count), strength)) return false;
  }
  return true;
}

/** Deals looked at for one that fits, and how many of them have their lead judged, which is slower: a second at the most. */
const MOST_TRIED = 20_000;
const MOST_LEADS = 2_500;

const SUIT_WORD: BySuit<string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** Why four hands together cannot be had of one pack: a suit has thirteen cards and the pack forty points; or null. */
function beyondPack({ shapes, strengths, count }: Wanted): string | null {
  for (const suit of SUITS) {
    const asked = SEATS.map((seat) => shapes[seat]?.[suit] ?? { least: 0, most: 13 });
    const least = asked.reduce((sum, lengths) => sum + lengths.least, 0);
    const most = asked.reduce((sum, lengths) => sum + lengths.most, 0);
    if (least > 13) {
      return `You ask for ${least} ${SUIT_WORD[suit]} or more in the four hands together, and there are thirteen.`;
    }
    if (most < 13) {
      return `You leave room for ${most} ${SUIT_WORD[suit]} in the four hands together, and there are thirteen.`;
    }
  }
  if (count !== "points") return null;
  const asked = SEATS.map((seat) => strengths[seat] ?? { least: 0, most: MOST_POINTS });
  const least = asked.reduce((sum, strength) => sum + strength.least, 0);
  const most = asked.reduce((sum, strength) => sum + strength.most, 0);
  if (asked.some((strength) => strength.least > MOST_POINTS))
    return `No hand has more than ${MOST_POINTS} points.`;
  if (least > 40)
    return `You ask for ${least} points or more in the four hands together, and there are 40.`;
  return most < 40
    ? `You leave room for ${most} points in the four hands together, and there are 40.`
    : null;
}

/** Four aces, four kings, four queens and a jack. */
const MOST_POINTS = 37;

/**
 * The first deal of a seed that is as wanted: the same seed and wishes give the same deal for ever. Refuses lengths that
 * come to more or fewer than thirteen cards, more of a suit or of points than a pack has, and wishes that no deal among {@link MOST_TRIED} meets.
 */
export function dealWanted(seed: number, wanted: Wanted): Result<Deal> {
  for (const seat of SEATS) {
    const shape = wanted.shapes[seat];
    if (!shape || !isShaped(shape)) continue;
    const least = SUITS.reduce((sum, suit) => sum + shape[suit].least, 0);
    const most = SUITS.reduce((sum, suit) => sum + shape[suit].most, 0);
    if (least > 13 || most < 13) {
      return refuse(
        "impossible",
        `The lengths you ask of {${seat}} cannot come to thirteen cards.`,
      );
    }
  }
  const beyond = beyondPack(wanted);
  if (beyond) return refuse("impossible", beyond);
  const random = seededRandom(seed);
  let judged = 0;
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const hands = randomDeal(random);
    if (!fits(hands, wanted)) continue;
    if (wanted.lead === null || ledBy(hands, wanted.lead)) return ok(hands);
    judged += 1;
    if (judged >= MOST_LEADS) break;
  }
  return refuse(
    "not-found",
    wanted.lead === null
      ? `None of ${MOST_TRIED.toLocaleString("en-GB")} deals from this number is as you ask: ask for less, or try another number.`
      : "No deal from this number is as you ask. Some leads are made only against a trump, and some only at no trump.",
  );
}
