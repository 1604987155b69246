import { height, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { RankGrade } from "./lead-card.ts";
import { has, honoursOf, lacks, lowest, top } from "./lead-pattern.ts";
import type { Mark } from "./mark.ts";

/** A lead by an adversary, seen by declarer, who plays both the second hand and the fourth. */
export interface LedThrough {
  readonly led: Rank;
  /** The hand that plays next. */
  readonly second: Holding;
  /** Declarer’s other hand, which plays last. */
  readonly fourth: Holding;
}

export type CoverReason =
  /** Ace from A Q 9 on the jack, with the king opposite. */
  | "ace-on-jack"
  /** The other hand can win the card led. */
  | "fourth-wins"
  /** It cannot, and a card that beats the one led is played on it. */
  | "cover"
  /** A king so well guarded that it may wait. */
  | "king-guarded"
  /** Nothing beats the card led. */
  | "cannot";

export interface CoverAdvice {
  readonly reason: CoverReason;
  readonly play: Rank;
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
}

/** With so many beside it a king may be kept back, or not; the text does not say how many are enough. */
const WELL_GUARDED = 4;

/**
 * What declarer plays second hand to a card led by an adversary. If his fourth hand can win the card he seldom covers; if
 * it cannot, he covers, above all with a single honour. Every card is graded. Rules `declarer.second-hand-cover`,
 * `declarer.second-hand-no-cover`, `declarer.aq9-jack`.
 */
export function coverSecond({ led, second, fourth }: LedThrough): CoverAdvice {
  const low = lowest(second);
  const over = second.filter((rank) => height(rank) > height(led));
  const small = (rank: Rank): Mark =>
    rank === low ? "best" : over.includes(rank) ? "wrong" : "acceptable";
  const advice = (
    reason: CoverReason,
    play: Rank,
    rule: RuleId,
    mark: (rank: Rank) => Mark,
  ): CoverAdvice => ({
    reason,
    play,
    rules: [rule],
    grades: second.map((rank) => ({ rank, mark: mark(rank) })),
  });
  if (led === "J" && has(second, "AQ9") && lacks(second, "K") && has(fourth, "K")) {
    return advice("ace-on-jack", "A", "declarer.aq9-jack", (r) => (r === "A" ? "best" : "wrong"));
  }
  if (over.length === 0) {
    return advice("cannot", low, "declarer.second-hand-cover", small);
  }
  if (fourth.some((rank) => height(rank) > height(led))) {
    return advice("fourth-wins", low, "declarer.second-hand-no-cover", small);
  }
  const cheapest = over.at(-1) as Rank;
  if (cheapest === "K" && second.length >= WELL_GUARDED) {
    return advice("king-guarded", "K", "declarer.second-hand-cover", (rank) =>
      rank === "K" ? "best" : "acceptable",
    );
  }
  return advice("cover", cheapest, "declarer.second-hand-cover", (rank) =>
    rank === cheapest ? "best" : over.includes(rank) ? "acceptable" : "wrong",
  );
}

/**
 * A guarded honour in each hand, neither ace nor king: together they are sure of a trick if declarer plays low second hand
 * and does not lead the suit. (Rule `declarer.guarded-honours`.)
 */
export function guardedPair(one: Holding, other: Holding): boolean {
  const lone = (holding: Holding, rank: Rank, length: number) =>
    honoursOf(holding).length === 1 && top(holding) === rank && holding.length >= length;
  return (lone(one, "Q", 3) && lone(other, "J", 2)) || (lone(one, "J", 2) && lone(other, "Q", 3));
}

/** What to do with the only winner in a suit the adversaries lead at no trump. */
export interface HoldUp {
  readonly win: boolean;
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
}

/**
 * Whether to win now with the one stopper in a suit feared, or to hold it up: it is held until third hand has no more of
 * the suit to lead. `thirdLeft` is how many he will still have after this round. A last card must be played.
 * (Rule `declarer.hold-up`.)
 */
export function holdUp(holding: Holding, thirdLeft: number): HoldUp {
  const win = thirdLeft === 0 || holding.length === 1;
  const play = win ? top(holding) : lowest(holding);
  return {
    win,
    rules: ["declarer.hold-up"],
    grades: holding.map((rank) => ({
      rank,
      mark: rank === play ? "best" : !win && rank !== top(holding) ? "acceptable" : "wrong",
    })),
  };
}

/** How a suit led against a trump is turned into a ruff. */
export type RuffPlay = "pass" | "ace-then-ruff" | "ace-first";

/** The suit and where dummy stands in trumps. */
export interface RuffView {
  readonly declarer: Holding;
  readonly dummy: Holding;
  /** Whether dummy has trumps but is weak in them. */
  readonly weakTrumps?: boolean;
  /** Whether declarer’s side is on lead. */
  readonly onLead?: boolean;
}

/**
 * How declarer gets a ruff: with the ace and several others against two small in dummy he lets the first round go; against
 * one card he plays the ace and lets dummy, weak in trumps, ruff; from a short suit he leads the ace first. Null where
 * none of them fits. Rules `declarer.force-by-passing`, `declarer.singleton-dummy-ace`, `declarer.ace-short-ruff`.
 */
export function ruffPlay({ declarer, dummy, weakTrumps, onLead }: RuffView): {
  readonly play: RuffPlay;
  readonly rules: readonly RuleId[];
} | null {
  if (!has(declarer, "A")) return null;
  if (onLead) {
    return declarer.length === 2 && dummy.length > 2
      ? { play: "ace-first", rules: ["declarer.ace-short-ruff"] }
      : null;
  }
  if (dummy.length === 1 && weakTrumps && declarer.length >= 3) {
    return { play: "ace-then-ruff", rules: ["declarer.singleton-dummy-ace"] };
  }
  const small = honoursOf(dummy).length === 0 && lacks(declarer, "K");
  return dummy.length === 2 && small && declarer.length >= 4
    ? { play: "pass", rules: ["declarer.force-by-passing"] }
    : null;
}

/**
 * What dummy plays second hand from a suit whose ace is the only entry to his long suit: low, if declarer has a card that
 * can win the lead as it comes round. Null where the ace need not be kept. (Rule `declarer.reentry`.)
 */
export function keepEntry(
  dummy: Holding,
  declarer: Holding,
  onlyEntry: boolean,
): readonly RankGrade[] | null {
  const stops = has(declarer, "K") || has(declarer, "Q");
  if (!onlyEntry || !has(dummy, "A") || dummy.length < 2 || !stops) return null;
  return dummy.map((rank) => ({
    rank,
    mark: rank === lowest(dummy) ? "best" : rank === "A" ? "wrong" : "acceptable",
  }));
}
