import { height, highToLow, isHonour, RANKS, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Against } from "./lead-card.ts";
import { lowest, top } from "./lead-pattern.ts";
import type { Decision } from "./play-grade.ts";

/** The card due from what is left; `dealt` is how many he began with. */
function due(left: Holding, dealt: number, against: Against): Rank {
  if (against === "trump") {
    return left.length === 2 && dealt === 2 && !isHonour(top(left)) ? top(left) : lowest(left);
  }
  if (left.length === 2) return dealt === 2 ? lowest(left) : top(left);
  return left[1] ?? lowest(left);
}

/**
 * The order in which third hand plays a suit that he makes no attempt to win, given from high to low as dealt. Against a
 * trump down and out: the higher of two and the lowest of three or more, but never an honour first from two. At no trump
 * the Foster echo: the second best each time, the lowest kept to the last; from two the lower (ruling AMB-20). Rules
 * `third.trump.*`, `third.nt.*`; the ten is an honour here (ruling AMB-21).
 */
export function followOrder(holding: Holding, against: Against): Holding {
  const order: Rank[] = [];
  let left = holding;
  while (left.length > 0) {
    const card = due(left, holding.length, against);
    order.push(card);
    left = left.filter((rank) => rank !== card);
  }
  return order;
}

/** The card of the order that is due, with its rules; `played` are those of the holding he has already played to the suit. */
export function followDecision(holding: Holding, against: Against, played: Holding = []): Decision {
  const dealt = highToLow([...holding, ...played]);
  const play = due(holding, dealt.length, against);
  if (holding.length === 1) return { pattern: "only-card", play, rules: ["third.duty"] };
  const line = (
    pattern: string,
    tells: Decision["tells"],
    ...rules: readonly RuleId[]
  ): Decision => ({ pattern, play, rules, signal: true, ...(tells ? { tells } : {}) });
  if (against === "notrump") {
    return played.length > 0
      ? line("echo-later", undefined, "third.nt.echo-second-round", "third.nt.foster-echo")
      : line("foster-echo", "one-higher", "third.nt.foster-echo");
  }
  if (dealt.length > 2) {
    const tells = "low-from-three";
    return line(
      "lowest-of-three",
      tells,
      "third.trump.down-and-out",
      "third.trump.three-low-then-high",
    );
  }
  return isHonour(top(dealt))
    ? line("honour-kept", undefined, "third.trump.not-with-honour")
    : line("down-and-out", "high-from-two", "third.trump.down-and-out");
}

/** What the leader reads in the cards that third hand has followed with, given what he can see. */
export interface FollowReading {
  /** Against a trump: whether third hand can win the third round with the queen or a trump; null where it is not known. */
  readonly winsThird: boolean | null;
  /** Whether he has no more of the suit; null where it is not known. */
  readonly out: boolean | null;
  /** Cards one of which is his, unless he is out: the queen, when the jack falls under the ace. */
  readonly holdsOrOut: Holding;
  /** At no trump: how many cards above the one he played are still with him; null where it is not known. */
  readonly higher: number | null;
  /** Unseen cards that must be declarer’s. */
  readonly declarerHolds: Holding;
}

const NOTHING: FollowReading = {
  winsThird: null,
  out: null,
  holdsOrOut: [],
  higher: null,
  declarerHolds: [],
};

/**
 * Reads third hand’s cards to partner’s king, or to king and ace. `plays` are his cards in order; `visible` all the cards
 * of the suit that the reader sees: his own, dummy’s and those played. Down and out says that he has no more, and the
 * queen, if not in sight, is declarer’s; low and then the jack says queen or no more. The echo leaves one higher card with
 * him, or none where all the higher ones are in sight. Rules `third.trump.*`, `third.nt.foster-echo`.
 */
export function readFollow(
  plays: readonly Rank[],
  against: Against,
  visible: Holding,
): FollowReading {
  const [first, second] = plays;
  const unseen = highToLow(
    RANKS.filter((rank) => !visible.includes(rank) && !plays.includes(rank)),
  );
  const above = (card: Rank) => unseen.filter((rank) => height(rank) > height(card));
  if (!first) return NOTHING;
  if (against === "notrump") return { ...NOTHING, higher: above(first).length > 0 ? 1 : 0 };
  if (!second) return NOTHING;
  if (height(second) < height(first)) {
    const declarerHolds = unseen.filter((rank) => rank === "Q");
    return { ...NOTHING, out: true, winsThird: true, declarerHolds };
  }
  if (!isHonour(second)) return { ...NOTHING, out: unseen.length === 0 };
  const holdsOrOut = above(second);
  if (holdsOrOut.length === 0) return { ...NOTHING, out: true, winsThird: true };
  // Under the ten he may have the jack, which wins nothing while the queen is out.
  return { ...NOTHING, holdsOrOut, winsThird: holdsOrOut.length === 1 ? true : null };
}
