import { holdings, SUITS, type Card, type Holding, type Suit } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { BidSeat } from "./bidding.ts";
import { has, honoursOf } from "./lead-pattern.ts";
import type { Mark } from "./mark.ts";

/** What speaks for and against a nullo in a hand. */
export interface NulloHand {
  /** Suits of one card or none, which give discards. */
  readonly short: readonly Suit[];
  /** Whether the longest suit, or one of the longest, has no deuce. */
  readonly dangerous: boolean;
  /** A suit good for no trump and nullo alike, on which to bid one more than is needed. */
  readonly shout: Suit | null;
  readonly rules: readonly RuleId[];
}

/** So many cards to ace, king and queen with the deuce are good both ways. */
const LONG = 6;

/** Whether a suit is good both for winning and for losing: ace, king and queen over a deuce, in length. (Rule `nullo.bid.shout`.) */
export function goodBothWays(holding: Holding): boolean {
  return holding.length >= LONG && has(holding, "AKQ2");
}

/** Whether it is dangerous to bid a nullo on this longest suit. (Rule `nullo.bid.shape`.) */
export function dangerousLength(longest: Holding): boolean {
  return !has(longest, "2");
}

/** Weighs a hand for a nullo. (Rules `nullo.bid.shape`, `nullo.bid.shout`.) */
export function weighNullo(hand: readonly Card[]): NulloHand {
  const held = holdings(hand);
  const most = Math.max(...SUITS.map((suit) => held[suit].length));
  return {
    short: SUITS.filter((suit) => held[suit].length <= 1),
    dangerous: SUITS.some((suit) => held[suit].length === most && dangerousLength(held[suit])),
    shout: SUITS.find((suit) => goodBothWays(held[suit])) ?? null,
    rules: ["nullo.bid.shape", "nullo.bid.shout"],
  };
}

/** Whether a nullo may be bid from a seat at all. */
export interface NulloSeat {
  readonly advised: boolean | null;
  /** Whether to bid it again if partner does not help. */
  readonly persist: boolean;
  readonly rules: readonly RuleId[];
}

/**
 * A nullo by seat: never the dealer’s first bid, safe as one over partner’s spade though not to be persisted in alone. For
 * other seats the text leaves it to the hand. (Rules `nullo.bid.not-dealer`, `nullo.bid.over-spade`.)
 */
export function nulloFrom(seat: BidSeat, overPartnersSpade = false): NulloSeat {
  if (seat === "dealer") {
    return { advised: false, persist: false, rules: ["nullo.bid.not-dealer"] };
  }
  return seat === "third" && overPartnersSpade
    ? { advised: true, persist: false, rules: ["nullo.bid.over-spade"] }
    : { advised: null, persist: false, rules: ["nullo.bid.shape"] };
}

/** What a suit of two high cards and two small should cost declarer; null for any other. (Rule `nullo.play.declarer`.) */
export function nulloCost(holding: Holding): number | null {
  return holding.length === 4 && honoursOf(holding).length === 2 ? 1 : null;
}

/** One suit of an adversary’s hand as a lead against a nullo. */
export interface NulloSuitGrade {
  readonly suit: Suit;
  readonly mark: Mark;
  readonly reason: "shortest" | "longer" | "partners" | "singleton" | "gives-discard";
  readonly rules: readonly RuleId[];
}

/** What the adversary on lead has seen. */
export interface NulloLeadView {
  readonly hand: readonly Card[];
  /** Dummy, once he is down: a suit he is out of would give him a discard. */
  readonly dummy?: readonly Card[];
  /** The suit partner has led. */
  readonly partnerLed?: Suit;
}

/**
 * Grades each suit an adversary of a nullo holds: a singleton first; then partner’s suit if he has led one, or else the
 * shortest; never one that gives dummy a discard. Where nothing else is held that is no fault.
 * (Rules `nullo.play.lead-shortest`, `nullo.play.return`.)
 */
export function nulloSuits({ hand, dummy = [], partnerLed }: NulloLeadView): NulloSuitGrade[] {
  const held = holdings(hand);
  const theirs = holdings(dummy);
  const mine = SUITS.filter((suit) => held[suit].length > 0);
  const safe = mine.filter((suit) => dummy.length === 0 || theirs[suit].length > 0);
  const open = safe.length > 0 ? safe : mine;
  const shortest = Math.min(...open.map((suit) => held[suit].length));
  const singles = open.filter((suit) => held[suit].length === 1 && suit !== partnerLed);
  const returns = partnerLed !== undefined && open.includes(partnerLed);
  return mine.map((suit): NulloSuitGrade => {
    if (!open.includes(suit)) {
      return { suit, mark: "wrong", reason: "gives-discard", rules: ["nullo.play.lead-shortest"] };
    }
    if (returns) {
      const rules: readonly RuleId[] = ["nullo.play.return"];
      if (singles.includes(suit)) return { suit, mark: "best", reason: "singleton", rules };
      const mark = suit !== partnerLed || singles.length > 0 ? "wrong" : "best";
      return { suit, mark, reason: suit === partnerLed ? "partners" : "longer", rules };
    }
    const short = held[suit].length === shortest;
    return {
      suit,
      mark: short ? "best" : "wrong",
      reason: short ? "shortest" : "longer",
      rules: ["nullo.play.lead-shortest"],
    };
  });
}
