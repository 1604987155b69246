import { RANKS, height, highToLow, isHonour, pips, type Holding, type Rank } from "../core/card.ts";

/** The pips that, less those of the card led, leave the higher cards outside the leader’s hand. (Rule `third.eleven.rule`.) */
export const ELEVEN = 11;

/** Why the Eleven Rule cannot be used. */
export type NotEleven = "honour-led" | "too-many-higher";

/** The count by the Eleven Rule from third hand’s chair. */
export interface ElevenCount {
  /** Whether the lead can be a fourth best, so that the count holds. */
  readonly applies: boolean;
  readonly why: NotEleven | null;
  /** Higher cards outside the leader’s hand, by the rule; null where an honour or ten was led. */
  readonly outsideLeader: number | null;
  /** Higher cards in third hand and dummy, high to low. */
  readonly visible: Holding;
  readonly visibleHigher: number;
  /** Higher cards declarer holds; null where the rule does not apply. */
  readonly declarerHigher: number | null;
  /** The unseen higher cards, held between leader and declarer. */
  readonly leaderAndDeclarerHigher: Holding;
  readonly consistentWithFourthBest: boolean;
}

/** The ranks above `led` in the pack. */
export function ranksAbove(led: Rank): Holding {
  return highToLow(RANKS.filter((rank) => height(rank) > height(led)));
}

/**
 * Applies Foster’s Eleven Rule to a card led: eleven less its pips, less the higher cards in sight, are declarer’s. It
 * holds only for a fourth best of two to nine; more higher cards in sight than the rule allows, or more shown by declarer
 * (`declarerShown`) than are left for him, prove the lead was something else. The text of 1914 says to deduct the cards
 * *not* in sight, against its own example: a misprint (ruling AMB-01). Rules `third.eleven.*`, ruling AMB-57.
 */
export function elevenCount(
  led: Rank,
  hand: Holding,
  dummy: Holding,
  declarerShown: Holding = [],
): ElevenCount {
  const above = ranksAbove(led);
  const visible = above.filter((rank) => hand.includes(rank) || dummy.includes(rank));
  const unseen = above.filter((rank) => !visible.includes(rank));
  const base = { visible, visibleHigher: visible.length, leaderAndDeclarerHigher: unseen };
  if (isHonour(led)) {
    return {
      ...base,
      applies: false,
      why: "honour-led",
      outsideLeader: null,
      declarerHigher: null,
      consistentWithFourthBest: false,
    };
  }
  const outsideLeader = ELEVEN - pips(led);
  const declarerHigher = outsideLeader - visible.length;
  const shown = declarerShown.filter((rank) => unseen.includes(rank)).length;
  const consistent = declarerHigher >= shown;
  return {
    ...base,
    applies: consistent,
    why: consistent ? null : "too-many-higher",
    outsideLeader,
    declarerHigher: consistent ? declarerHigher : null,
    consistentWithFourthBest: consistent,
  };
}
