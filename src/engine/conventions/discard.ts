import {
  cardOf,
  height,
  holdings,
  isHonour,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Mark } from "./mark.ts";

/** At no trump some throw from the weak suit, some from the best protected one; the book cannot choose (ruling AMB-53). */
export const NO_TRUMP_SCHOOLS = ["weak", "protected"] as const;
export type NoTrumpSchool = (typeof NO_TRUMP_SCHOOLS)[number];

/** A discard above the six encourages partner to lead the suit. Rule `discard.encourage`. */
export function isEncouraging(rank: Rank): boolean {
  return height(rank) > height("6");
}

/**
 * The discards, in order, that ask for a suit to be led: one small card above the six, the lowest such; without one, two
 * small ones, the higher first. Honours are what is to be protected and are kept, the ten among them. Null where one card
 * or none can be spared below the honours and it is no higher than the six. Rules `discard.encourage`, `discard.reverse`.
 */
export function askingDiscards(
  suit: Holding,
): { readonly cards: Holding; readonly rule: RuleId } | null {
  const small = suit.filter((rank) => !isHonour(rank));
  const one = small.findLast(isEncouraging);
  if (one) return { cards: [one], rule: "discard.encourage" };
  const [high, ...rest] = small;
  const low = rest.at(-1);
  return high && low ? { cards: [high, low], rule: "discard.reverse" } : null;
}

/** What discards of one suit say to partner, in the order they were made. */
export type DiscardTell = "protection" | "none";

/**
 * Reads discards of one suit: a card above the six, or a higher before a lower, says that the suit is protected or wanted.
 * `visible` are the cards of the suit that the reader sees; with ace and king among them there is nothing to protect, and
 * nothing is read. Rules `discard.encourage`, `discard.reverse`.
 */
export function readDiscards(cards: readonly Rank[], visible: Holding = []): DiscardTell {
  const [first, second] = cards;
  if (!first || ["A", "K"].every((rank) => visible.includes(rank as Rank))) return "none";
  const reversed = second !== undefined && height(second) < height(first);
  return isEncouraging(first) || reversed ? "protection" : "none";
}

/** Whether a suit is at least as good as another, card by card from the top, and no shorter. */
function asGoodAs(one: Holding, other: Holding): boolean {
  const worth = (rank: Rank | undefined) => (rank && isHonour(rank) ? height(rank) : 0);
  return one.length >= other.length && other.every((rank, at) => worth(one[at]) >= worth(rank));
}

/** Whether a suit has nothing to protect: no card above the ten. */
const isWeak = (holding: Holding): boolean => !holding.some((rank) => height(rank) > height("T"));

/** Why a discard has its mark. */
export type DiscardReason =
  /** A small card of a suit to discard from. */
  | "right-suit"
  /** An honour of such a suit, which has small cards to spare. */
  | "honour"
  /** A small card of a suit that has nothing to protect either, and is only longer than the weakest. */
  | "weak-too"
  /** Keep this suit. */
  | "keep"
  /** A trump is a ruff and no discard. */
  | "trump";

export interface DiscardGrade {
  readonly card: Card;
  readonly mark: Mark;
  readonly reason: DiscardReason;
  readonly rules: readonly RuleId[];
}

/** The suits to discard from. */
export interface DiscardChoice {
  readonly suits: readonly Suit[];
  /** Whether the texts single them out; where no suit is plainly the best, or the best has nothing to protect, they do not. */
  readonly settled: boolean;
  readonly rules: readonly RuleId[];
  readonly grades: readonly DiscardGrade[];
}

/**
 * Grades every card of a hand as a discard on a suit he has none of. Against a trump from the best suit, so that partner may
 * know where the best chance lies; at no trump by the one school from the weakest, by the other from the best protected,
 * and with no school agreed from either (ruling AMB-53). Which suit is best is settled only where one is at least as good
 * as each other card for card; otherwise every suit that no other surpasses will do. Where the weak suit may be thrown from,
 * the book does not rank two that have nothing to protect, so the other is sound. Rules `discard.trump-best-suit`,
 * `discard.nt-two-schools`. The hand must hold a plain card.
 */
export function gradeDiscards(
  hand: readonly Card[],
  trump: Suit | null,
  school?: NoTrumpSchool,
): DiscardChoice {
  const held = holdings(hand);
  const plain = SUITS.filter((suit) => suit !== trump && held[suit].length > 0);
  if (plain.length === 0) throw new Error("nothing to discard but trumps");
  const unsurpassed = plain.filter((suit) =>
    plain.every((other) => asGoodAs(held[suit], held[other]) || !asGoodAs(held[other], held[suit])),
  );
  const unsurpassing = plain.filter((suit) =>
    plain.every((other) => asGoodAs(held[other], held[suit]) || !asGoodAs(held[suit], held[other])),
  );
  const from: readonly Suit[] =
    trump !== null || school === "protected"
      ? unsurpassed
      : school === "weak"
        ? unsurpassing
        : SUITS.filter((suit) => unsurpassed.includes(suit) || unsurpassing.includes(suit));
  const rules: readonly RuleId[] = trump ? ["discard.trump-best-suit"] : ["discard.nt-two-schools"];
  // A suit that is weak, but not the weakest, is like it only where the weakest has nothing to protect.
  const throwsWeak =
    trump === null &&
    school !== "protected" &&
    unsurpassing.length === 1 &&
    unsurpassing.every((suit) => isWeak(held[suit]));
  const clear = (suits: readonly Suit[]) => suits.length === 1;
  const plainlyBest = clear(unsurpassed) && unsurpassed.every((suit) => !isWeak(held[suit]));
  const grade = (card: Card): DiscardGrade => {
    const suit = suitOf(card);
    const spare = held[suit].some((rank) => !isHonour(rank));
    if (suit === trump) return { card, mark: "wrong", reason: "trump", rules };
    const weakToo = throwsWeak && isWeak(held[suit]);
    if (!from.includes(suit) && !weakToo) return { card, mark: "wrong", reason: "keep", rules };
    if (isHonour(rankOf(card)) && spare) return { card, mark: "wrong", reason: "honour", rules };
    if (!from.includes(suit)) return { card, mark: "acceptable", reason: "weak-too", rules };
    return { card, mark: "best", reason: "right-suit", rules };
  };
  return {
    suits: from,
    settled:
      trump !== null || school === "protected"
        ? plainlyBest
        : school === "weak"
          ? clear(unsurpassing)
          : plainlyBest && clear(unsurpassing),
    rules,
    grades: SUITS.flatMap((suit) => held[suit].map((rank) => cardOf(suit, rank))).map(grade),
  };
}
