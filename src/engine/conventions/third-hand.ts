import { height, highToLow, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { elevenCount, ranksAbove } from "./eleven.ts";
import { top } from "./lead-pattern.ts";
import type { Mark } from "./mark.ts";

/** Third hand’s view of one suit when it is his turn to play to partner’s small lead. */
export interface ThirdHandView {
  readonly led: Rank;
  /** Dummy’s cards of the suit before he played. */
  readonly dummy: Holding;
  readonly dummyPlays: Rank;
  readonly hand: Holding;
}

/** Why a card is or is not the one to play. */
export type ThirdHandReason =
  /** Partner’s card already wins: declarer has nothing above it. */
  | "partner-wins"
  /** The cheapest card certain to win. */
  | "cheapest-winner"
  /** As high as the cheapest winner, but not the card that tells the truth. */
  | "equal-to-cheapest"
  /** Wins, but spends more than is needed. */
  | "too-dear"
  /** Nothing is certain: third hand plays the best he has. */
  | "best-held"
  | "equal-to-best"
  /** Declarer can beat it. */
  | "can-be-beaten"
  /** Dummy’s card has it beaten. */
  | "loses-to-dummy"
  /** Dummy still holds an honour over which this card might be kept: the texts do not settle it. */
  | "not-settled"
  /** No card can win. */
  | "cannot-win";

export interface ThirdHandGrade {
  readonly rank: Rank;
  readonly mark: Mark;
  readonly reason: ThirdHandReason;
  readonly rules: readonly RuleId[];
}

/** The cards of `hand` that rank with `rank`: no card of another hand lies between. Dummy’s played card counts as between. */
function equals(hand: Holding, rank: Rank): Holding {
  const run = [rank];
  for (const step of [1, -1]) {
    let at = height(rank) + step;
    for (;;) {
      const next = hand.find((held) => height(held) === at);
      if (!next) break;
      run.push(next);
      at += step;
    }
  }
  return highToLow(run);
}

/**
 * Grades every card of third hand by the Eleven Rule and the rule of the cheapest winner. The lead must be consistent with
 * a fourth best. Rules `third.eleven.*`, `third.high.cheapest`, `third.high.best-if-broken`.
 */
export function gradeThirdHand(view: ThirdHandView): ThirdHandGrade[] {
  const { led, dummy, dummyPlays, hand } = view;
  const count = elevenCount(led, hand, dummy);
  const declarerHas = count.declarerHigher ?? count.leaderAndDeclarerHigher.length;
  const toBeat = Math.max(height(led), height(dummyPlays));
  const danger = declarerHas > 0 ? Math.max(...count.leaderAndDeclarerHigher.map(height), -1) : -1;
  const partnerWins = declarerHas === 0 && height(led) > height(dummyPlays);
  const winners = hand.filter((rank) => height(rank) > Math.max(toBeat, danger));
  const grade = (rank: Rank, mark: Mark, reason: ThirdHandReason, ...rules: RuleId[]) => ({
    rank,
    mark,
    reason,
    rules,
  });

  // From ace and queen alone the ace is as right: it clears the way for partner’s suit. (Rule `third.unblock-aq`.)
  const unblocks = hand.join("") === "AQ";
  if (partnerWins) {
    const below = hand.filter((rank) => height(rank) < height(led));
    const lowest = hand.at(-1) as Rank;
    const right = below.length > 0 ? below : [lowest];
    const level = below.length > 0 ? [] : unblocks ? hand : equals(hand, lowest);
    return hand.map((rank) => {
      if (right.includes(rank)) return grade(rank, "best", "partner-wins", "third.eleven.declarer");
      return level.includes(rank)
        ? grade(rank, "acceptable", "equal-to-cheapest", "third.high.cheapest")
        : grade(rank, "wrong", "too-dear", "third.eleven.declarer", "third.high.cheapest");
    });
  }
  if (winners.length > 0) {
    const cheapest = winners.at(-1) as Rank;
    const level = equals(hand, cheapest);
    return hand.map((rank) => {
      if (rank === cheapest) {
        return grade(
          rank,
          "best",
          "cheapest-winner",
          "third.eleven.declarer",
          "third.high.cheapest",
        );
      }
      if (winners.includes(rank)) {
        return unblocks || level.includes(rank)
          ? grade(rank, "acceptable", "equal-to-cheapest", "third.high.cheapest")
          : grade(rank, "wrong", "too-dear", "third.high.cheapest");
      }
      return loser(rank);
    });
  }
  const best = top(hand);
  if (height(best) < toBeat) {
    const cheap = hand.filter((rank) => height(rank) < toBeat);
    return hand.map((rank) =>
      rank === cheap.at(-1)
        ? grade(rank, "best", "cannot-win", "third.high.cheapest")
        : grade(rank, "acceptable", "cannot-win", "third.high.cheapest"),
    );
  }
  // Nothing is certain, so the best is played: the lowest of the cards that rank with it.
  const level = equals(hand, best);
  const play = level.at(-1) as Rank;
  const kept = ranksAbove(dummyPlays).filter((rank) => dummy.includes(rank));
  return hand.map((rank) => {
    if (rank === play) {
      return grade(rank, "best", "best-held", "third.high.best-if-broken", "third.high.cheapest");
    }
    if (level.includes(rank)) {
      return grade(rank, "acceptable", "equal-to-best", "third.high.cheapest");
    }
    const overDummy = kept.some(
      (held) => height(held) < height(best) && height(held) > height(rank),
    );
    if (overDummy && height(rank) > toBeat) {
      return grade(rank, "acceptable", "not-settled", "third.high.best-if-broken");
    }
    return loser(rank);
  });

  function loser(rank: Rank): ThirdHandGrade {
    return height(rank) < height(dummyPlays)
      ? grade(rank, "wrong", "loses-to-dummy", "third.high.cheapest")
      : grade(rank, "wrong", "can-be-beaten", "third.eleven.declarer", "third.high.best-if-broken");
  }
}
