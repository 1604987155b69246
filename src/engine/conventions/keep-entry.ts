import { height, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { RankGrade } from "./lead-card.ts";
import { has, honoursOf, lowest, top } from "./lead-pattern.ts";

/** A suit that the adversaries lead, one of declarer’s two hands having a long suit elsewhere and its only entry here. */
export interface EntryLed {
  readonly led: Rank;
  /** The hand that plays next. */
  readonly second: Holding;
  /** Declarer’s other hand, which plays last. */
  readonly fourth: Holding;
  /** Which of them has the long suit. */
  readonly keep: "second" | "fourth";
}

export interface EntryAdvice {
  /** The card of entry. */
  readonly entry: Rank;
  /** Whether second hand lets the lead run to the other, or wins it so that the other need not. */
  readonly by: "run" | "win";
  readonly play: Rank;
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
}

/** The ace, or the king with the ace in the other hand: sure to win a trick in the suit. */
function sureWinner(hand: Holding, other: Holding): Rank | null {
  if (has(hand, "A")) return "A";
  return has(hand, "K") && has(other, "A") ? "K" : null;
}

/**
 * What second hand plays to keep an entry with the long suit. If the entry is his own, he plays low where the other hand
 * can win the lead: with ace or king, or with a queen that has a guard and is higher than the lead. If it lies in the
 * other hand, he wins with his own sure card. Null where neither is so, where the entry is not a single high card with a
 * smaller one, or the other hand’s is not. (Rule `declarer.reentry`.)
 */
export function guardEntry({ led, second, fourth, keep }: EntryLed): EntryAdvice | null {
  const [entryHand, other] = keep === "second" ? [second, fourth] : [fourth, second];
  const entry = sureWinner(entryHand, other);
  const helper = top(other);
  const single = (hand: Holding) => honoursOf(hand).length === 1 && hand.length > 1;
  if (!entry || !single(entryHand) || !single(other) || height(helper) <= height(led)) return null;
  const rules = ["declarer.reentry"] as const;
  if (keep === "second") {
    if (!["A", "K", "Q"].includes(helper)) return null;
    return {
      entry,
      by: "run",
      play: lowest(second),
      rules,
      grades: second.map((rank) => ({
        rank,
        mark: rank === lowest(second) ? "best" : rank === entry ? "wrong" : "acceptable",
      })),
    };
  }
  const winner = sureWinner(second, fourth);
  if (!winner) return null;
  return {
    entry,
    by: "win",
    play: winner,
    rules,
    grades: second.map((rank) => ({ rank, mark: rank === winner ? "best" : "wrong" })),
  };
}
