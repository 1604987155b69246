import { suitOf, SUITS, type BySuit, type Card, type Suit } from "../../engine/core/card.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import type { Trick } from "../../engine/core/trick.ts";

/** What a player sees who counts: his own cards, dummy’s, and the tricks that are over. */
export interface Counting {
  readonly viewer: Seat;
  readonly hand: readonly Card[];
  readonly dummy: readonly Card[];
  readonly tricks: readonly Trick[];
}

/** Whose cards of which suit are counted. */
export interface Counted {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** Why a hand has so many cards of a suit left, where that suit by itself leaves no doubt. */
export type DirectCount = {
  readonly left: number;
} & (
  | { readonly why: "all-seen" }
  /** He did not follow the suit in this trick, counted from 0. */
  | { readonly why: "shown-out"; readonly trick: number }
  /** The other unseen player did not, so that what is out is all here. */
  | { readonly why: "other-out"; readonly trick: number }
);

/** Why a hand has so many: by the suit itself, or because its three others are counted and the rest must be of this one. */
export type SuitCount =
  | DirectCount
  | {
      readonly left: number;
      readonly why: "rest";
      readonly cards: number;
      readonly others: readonly OtherSuit[];
    };

/** One of the three suits counted already. */
export interface OtherSuit {
  readonly suit: Suit;
  readonly count: DirectCount;
}

const DUMMY: Seat = "Y";

/** The two hands that a player does not see. */
export function unseenBy(viewer: Seat): readonly [Seat, Seat] {
  const [one, other] = SEATS.filter((seat) => seat !== viewer && seat !== DUMMY);
  if (!one || !other) throw new Error("two hands are unseen");
  return [one, other];
}

/** How many cards of each suit the two unseen hands hold between them. */
export function outOf({ hand, dummy, tricks }: Counting): BySuit<number> {
  const out = { S: 13, H: 13, C: 13, D: 13 };
  for (const card of hand) out[suitOf(card)] -= 1;
  for (const card of dummy) out[suitOf(card)] -= 1;
  for (const trick of tricks) for (const { card } of trick) out[suitOf(card)] -= 1;
  return out;
}

/** The first trick in which a player did not follow a suit; undefined where he always has. */
export function shownOut(tricks: readonly Trick[], seat: Seat, suit: Suit): number | undefined {
  const at = tricks.findIndex(
    ([led, ...after]) =>
      led &&
      suitOf(led.card) === suit &&
      after.some((play) => play.seat === seat && suitOf(play.card) !== suit),
  );
  return at < 0 ? undefined : at;
}

/** How many cards each hand has left. */
export function cardsLeft({ tricks }: Counting): number {
  return 13 - tricks.length;
}

/**
 * How many cards of a suit an unseen hand has left, where those who have followed suit leave no doubt; null where they do,
 * or where it could be found by no shorter road than both unseen hands together. (Rule `second.count`.)
 */
export function countIn(
  counting: Counting,
  { seat, suit }: Counted,
  out = outOf(counting),
): SuitCount | null {
  const direct = directly(counting, seat, suit, out);
  if (direct) return direct;
  const others: OtherSuit[] = [];
  for (const each of SUITS) {
    const count = each === suit ? null : directly(counting, seat, each, out);
    if (count) others.push({ suit: each, count });
    else if (each !== suit) return null;
  }
  const cards = cardsLeft(counting);
  const left = others.reduce((rest, { count }) => rest - count.left, cards);
  return { left, why: "rest", cards, others };
}

function directly(
  { tricks, viewer }: Counting,
  seat: Seat,
  suit: Suit,
  out: BySuit<number>,
): DirectCount | null {
  const left = out[suit];
  if (left === 0) return { left, why: "all-seen" };
  const own = shownOut(tricks, seat, suit);
  if (own !== undefined) return { left: 0, why: "shown-out", trick: own };
  const other = unseenBy(viewer).find((each) => each !== seat);
  const trick = other && shownOut(tricks, other, suit);
  return trick === undefined ? null : { left, why: "other-out", trick };
}
