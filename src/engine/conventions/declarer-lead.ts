import { height, RANKS, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { combined, type TwoHands } from "./declarer-suit.ts";
import type { RankGrade } from "./lead-card.ts";
import { has, honoursOf, lacks, lowest, top } from "./lead-pattern.ts";
import { equalsOf } from "./play-grade.ts";

/** So many cards in the two hands, and a finesse is usually wrong. (Rule `declarer.finesse-nine`.) */
export const NO_FINESSE_FROM = 9;

/**
 * Whether a card played from a hand is a finesse: neither the best of the hand nor in sequence with it.
 * (Rule `declarer.finesse-defined`.)
 */
export function isFinesse(holding: Holding, played: Rank): boolean {
  return !equalsOf(holding, top(holding)).includes(played);
}

/** The cards a finesse hopes to pass: those out against us between the card played and the best of its hand. */
export function finesseAgainst(holding: Holding, opposite: Holding, played: Rank): Holding {
  const [low, high] = [height(played), height(top(holding))];
  return RANKS.slice(low + 1, Math.max(low + 1, high))
    .filter((rank) => !holding.includes(rank) && !opposite.includes(rank))
    .toReversed();
}

/** Who is to play. */
export type Player = "declarer" | "adversary";

/** How to play a suit of two hands: what to lead, or to play when the lead comes from the other hand. */
export interface SuitPlan {
  readonly name: SuitPlanName;
  /** The hand that leads: the weak one for a finesse, the short one to force out an ace. */
  readonly leadFrom: "strong" | "weak" | "short";
  /** The cards of the strong hand, or of the short one where it leads, in the order they are tried. */
  readonly plays: Holding;
  /** How often the lead must come from the weak hand. */
  readonly leads: number;
  readonly against: Holding;
  readonly rules: readonly RuleId[];
}

export type SuitPlanName =
  "finesse-twice" | "finesse-once" | "lead-to-ace" | "force-ace" | "play-for-drop";

interface SuitPlanLine {
  readonly name: SuitPlanName;
  /** Honours of the hand with the strength in the suit, and of the other hand. */
  fits(strong: Holding, weak: Holding): boolean;
  readonly plays: Holding;
  readonly leadFrom: SuitPlan["leadFrom"];
  readonly against: Holding;
  readonly leads: number;
  readonly rules: readonly RuleId[];
}

const TWICE = {
  name: "finesse-twice",
  leadFrom: "weak",
  leads: 2,
  rules: ["declarer.finesse-twice", "declarer.finesse-defined"],
} as const;

/** Foster 1914, “Leading” and “Finessing”: the combinations that he plays through. */
const LINES: readonly SuitPlanLine[] = [
  {
    ...TWICE,
    fits: (strong, weak) => has(strong, "AQJ") && lacks(strong, "K") && lacks(weak, "K"),
    plays: ["J", "Q"],
    against: ["K"],
  },
  {
    ...TWICE,
    fits: (strong, weak) => has(strong, "AJT") && lacks(strong, "KQ") && lacks(weak, "KQ"),
    plays: ["T", "J"],
    against: ["K", "Q"],
  },
  {
    name: "lead-to-ace",
    fits: (strong, weak) =>
      has(strong, "QJ") && lacks(strong, "AK") && has(weak, "A") && lacks(weak, "K"),
    plays: ["Q", "J"],
    leadFrom: "strong",
    against: ["K"],
    leads: 0,
    rules: ["declarer.divided-combination"],
  },
  {
    name: "finesse-once",
    fits: (strong, weak) => has(strong, "AQ") && lacks(strong, "KJT") && lacks(weak, "KJT"),
    plays: ["Q"],
    leadFrom: "weak",
    against: ["K"],
    leads: 1,
    rules: ["declarer.finesse-defined", "declarer.nt.rule-1-weak-to-strong"],
  },
];

const DROP: readonly RuleId[] = ["declarer.finesse-nine"];

/**
 * How declarer plays a suit, as far as the book plays it through: how often to lead toward a tenace, whether to finesse
 * or play for the drop, when to force out the ace as if a divided combination lay in one hand. Null where it does not
 * say.
 */
export function planSuit({ declarer, dummy }: TwoHands): SuitPlan | null {
  const ours = combined({ declarer, dummy });
  const nine = ours.length >= NO_FINESSE_FROM;
  for (const [strong, weak] of [
    [declarer, dummy],
    [dummy, declarer],
  ] as const) {
    if (weak.length === 0) continue;
    const line = LINES.find((each) => each.fits(strong, weak));
    if (!line) continue;
    const { name, leadFrom, plays, leads, against, rules } = line;
    // With two honours out, nine cards do not settle it: only one of them may fall.
    if (nine && against.length > 1) return null;
    return nine
      ? { name: "play-for-drop", leadFrom, plays: ["A"], leads: 0, against, rules: DROP }
      : { name, leadFrom, plays, leads, against, rules };
  }
  const divided = [declarer, dummy].every((held) => honoursOf(held).length > 0);
  if (!has(ours, "KQJ") || has(ours, "A") || !divided) return null;
  return {
    name: "force-ace",
    leadFrom: "short",
    plays: unblocking({ declarer, dummy }).first,
    leads: 0,
    against: ["A"],
    rules: ["declarer.divided-combination", "declarer.high-from-short"],
  };
}

/** Whether to finesse with so many cards in the two hands: the declarer under nine, his adversaries as a rule not at all. (Ruling AMB-52.) */
export function mayFinesse(cards: number, by: Player = "declarer"): boolean {
  return by === "declarer" && cards < NO_FINESSE_FROM;
}

/** Which hand is short, and the high cards it should play before its small ones. */
export interface Unblocking {
  readonly short: keyof TwoHands;
  readonly first: Holding;
  /** Every card of the short hand. */
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
}

/**
 * The high cards to play from the shorter hand, so as to be out of the way of the longer: any of them is right, the
 * highest first, and a small card is wrong while one is left. With no high card, or none but high ones, all are alike.
 * (Rule `declarer.high-from-short`.)
 */
export function unblocking({ declarer, dummy }: TwoHands): Unblocking {
  const short = declarer.length < dummy.length ? "declarer" : "dummy";
  const held = short === "declarer" ? declarer : dummy;
  const first = honoursOf(held);
  return {
    short,
    first,
    grades: held.map((rank) => ({
      rank,
      mark:
        first.length === 0 || rank === first[0]
          ? "best"
          : first.includes(rank)
            ? "acceptable"
            : "wrong",
    })),
    rules: ["declarer.high-from-short"],
  };
}

/**
 * Whether to lose the first round on purpose: the long hand has ace and king of five or more without the queen and no
 * other entry, and the short hand just two small ones to lead. (Rule `declarer.duck`.)
 */
export function ducks(long: Holding, short: Holding, otherEntry: boolean): boolean {
  return (
    !otherEntry &&
    short.length === 2 &&
    honoursOf(short).length === 0 &&
    long.length >= 5 &&
    has(long, "AK") &&
    lacks(long, "Q")
  );
}

/** Cards of the long hand for the first round of a suit led from the short: low if it is ducked. Null where not settled. */
export function gradeDuck(
  long: Holding,
  short: Holding,
  otherEntry: boolean,
): readonly RankGrade[] | null {
  if (!ducks(long, short, otherEntry)) return null;
  return long.map((rank) => ({
    rank,
    mark: rank === lowest(long) ? "best" : "AK".includes(rank) ? "wrong" : "acceptable",
  }));
}
