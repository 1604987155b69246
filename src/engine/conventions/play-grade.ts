import { height, highToLow, isHonour, RANKS, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { lowest } from "./lead-pattern.ts";
import type { Mark } from "./mark.ts";

/** Why a card has its mark. The words belong to the layer that shows them; the pattern of the play says what decides. */
export type PlayReason =
  /** The card that the rule names. */
  | "called-for"
  /** As strong as the card called for: no card of another player lies between. */
  | "equal"
  /** The rule asks for a small card and this is one. */
  | "small"
  /** Another text, or another school, plays it; or the texts leave it open. */
  | "also-sound"
  /** Higher than the card called for. */
  | "too-high"
  /** Lower than the card called for. */
  | "too-low";

/** One card of the suit as a play. */
export interface PlayGrade {
  readonly rank: Rank;
  readonly mark: Mark;
  readonly reason: PlayReason;
  readonly rules: readonly RuleId[];
}

/** What follows from the card played, if it wins. */
export type NextMove =
  "change-suit" | "return-suit" | "return-queen" | "return-lowest" | "doubtful-card";

/** What the card tells partner, whether or not it is true of the hand. */
export type PlayTell =
  /** Against a trump, the higher of two first: he can ruff the third round. */
  | "high-from-two"
  /** Against a trump, the lowest first: another remains. */
  | "low-from-three"
  /** Exactly one card of the suit above this one. */
  | "one-higher"
  /** The queen behind it, or no more of the suit. */
  | "queen-or-none"
  /** One more is left in his hand at the most. */
  | "two-left"
  /** Two more at the least are left in his hand. */
  | "three-left"
  /** The touching cards below it are his too. */
  | "sequence-below"
  /** The touching card below it is not his. */
  | "lowest-of-sequence";

/** What the rules decide about one suit, before every card is graded. */
export interface Decision {
  /** Name of the pattern that decides, for the words around it. */
  readonly pattern: string;
  readonly play: Rank;
  readonly rules: readonly RuleId[];
  /** Cards that another text or another school plays. */
  readonly alsoSound?: readonly Rank[];
  /** Whether any small card does as well: second hand low, or letting partner’s card run. */
  readonly low?: boolean;
  /** Whether the very card carries a message, so that its equals tell something else. */
  readonly signal?: boolean;
  /** False where the texts leave the play open and the card is only our own choice. */
  readonly settled?: boolean;
  readonly tells?: PlayTell;
  readonly next?: NextMove;
}

/** A play from one suit, with every card of the holding graded in the order given. */
export interface SuitPlay {
  readonly pattern: string;
  readonly play: Rank;
  readonly alsoSound: readonly Rank[];
  readonly low: boolean;
  readonly settled: boolean;
  readonly rules: readonly RuleId[];
  readonly tells: PlayTell | null;
  readonly next: NextMove | null;
  readonly grades: readonly PlayGrade[];
}

/**
 * The cards of `holding` that rank with `rank`, high to low: nothing lies between but cards named in `between`, which are
 * gone or can no longer take this trick.
 */
export function equalsOf(holding: Holding, rank: Rank, between: Holding = []): Holding {
  const run = [rank];
  for (const step of [1, -1]) {
    for (let at = height(rank) + step; ; at += step) {
      const next = RANKS[at];
      if (next && holding.includes(next)) run.push(next);
      else if (!next || !between.includes(next)) break;
    }
  }
  return highToLow(run);
}

/**
 * Grades every card of a holding by what has been decided. Where a small card is called for, those that rank with it are
 * as good and the other small ones sound; a card equal to one that is called for or sound is sound, unless the very card
 * is a message.
 */
export function gradePlay(holding: Holding, decision: Decision, between: Holding = []): SuitPlay {
  const { play, rules, low = false, signal = false } = decision;
  const alsoSound = (decision.alsoSound ?? []).filter((rank) => rank !== play);
  const equal = signal ? [play] : equalsOf(holding, play, between);
  const sound = signal ? alsoSound : alsoSound.flatMap((rank) => equalsOf(holding, rank, between));
  const verdict = (rank: Rank): readonly [Mark, PlayReason] => {
    if (rank === play) return ["best", "called-for"];
    if (equal.includes(rank)) return low ? ["best", "equal"] : ["acceptable", "equal"];
    if (sound.includes(rank)) return ["acceptable", "also-sound"];
    if (low && !isHonour(rank)) return ["acceptable", "small"];
    return ["wrong", height(rank) > height(play) ? "too-high" : "too-low"];
  };
  return {
    pattern: decision.pattern,
    play,
    alsoSound,
    low,
    settled: decision.settled ?? true,
    rules,
    tells: decision.tells ?? null,
    next: decision.next ?? null,
    grades: holding.map((rank) => {
      const [mark, reason] = verdict(rank);
      return { rank, mark, reason, rules };
    }),
  };
}

/** A small card, it does not matter which: the lowest is the one to recommend. */
export function playLow(
  pattern: string,
  holding: Holding,
  rules: readonly RuleId[],
  more: Partial<Decision> = {},
): Decision {
  return { pattern, play: lowest(holding), rules, low: true, ...more };
}

/** The cards of the pack that have not gone, high to low. */
export function standing(gone: Holding): Holding {
  return highToLow(RANKS.filter((rank) => !gone.includes(rank)));
}
