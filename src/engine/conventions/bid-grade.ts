import { minimumLevel } from "../declaring/auction.ts";
import { LEVELS, type Bid, type Call, type Level } from "../declaring/call.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { BID_STRAINS, isSolid, type BidHand, type BidStrain } from "./bid-hand.ts";
import type { Mark } from "./mark.ts";

/** How a call stands: as a card does, or null where the texts do not settle it. */
export type Verdict = Mark | null;

/** Why a call is or is not the one to make. */
export type BidReason =
  | "nothing-to-show"
  | "holds-back"
  | "winning-suit"
  | "losing-suit"
  | "no-trump-hand"
  | "two-spades"
  | "three-spades"
  | "not-enough"
  | "shout"
  | "no-shout"
  | "no-certainty"
  | "makes"
  | "shows-lead"
  | "seven-tricks"
  | "outbid-three"
  | "stronger-than-dealer"
  | "never-left-in"
  | "rescue-royals"
  | "five-major"
  | "weak-five"
  | "leave-no-trump"
  | "denies"
  | "supports"
  | "three-suits"
  | "three-tricks"
  | "two-stoppers"
  | "good-suit"
  | "single-handed"
  | "no-game"
  | "sound-bid"
  | "saves-game"
  | "tops-shown"
  | "fourth-trick"
  | "rebid-alone"
  | "spent"
  | "silent";

/** One call, graded. */
export interface BidGrade {
  readonly call: Call;
  readonly verdict: Verdict;
  readonly reason: BidReason;
  readonly rules: readonly RuleId[];
}

/** What a judge says of a call. */
export type Judged = readonly [verdict: Verdict, reason: BidReason, ...rules: RuleId[]];

export const PASS: Call = { type: "pass" };
export const DOUBLE: Call = { type: "double" };
export const bidOf = (level: Level, strain: Bid["strain"]): Call => ({
  type: "bid",
  level,
  strain,
});

/** Whether a strain can still be bid, and from what level. */
export function leastBid(strain: BidStrain, last: Bid | null): Level | null {
  return minimumLevel(strain, last);
}

/** The texts have nothing to say of the call. */
export const SILENT: Judged = [null, "silent", "bid.principle.sound"];

export function gradeCall(call: Call, [verdict, reason, ...rules]: Judged): BidGrade {
  return { call, verdict, reason, rules };
}

/** Five sure tricks, or a solid suit, make a shout. (Rule `bid.shout`.) */
const SHOUT_TRICKS = 5;

/** Whether a hand is strong enough to bid one more than is needed in a strain. (Rule `bid.shout`.) */
export function mayShout(hand: BidHand, strain: BidStrain): boolean {
  const suit = TRUMP_OF[strain];
  return hand.total >= SHOUT_TRICKS || (suit !== null && isSolid(hand.held[suit]));
}

/**
 * Grades a bid of every strain at its lowest level, and in the suits one more as a shout, which is sound on a solid suit
 * or five sure tricks where the lower bid is.
 */
export function gradeStrains(
  hand: BidHand,
  last: Bid | null,
  judge: (strain: BidStrain, level: Level) => Judged,
): BidGrade[] {
  return BID_STRAINS.flatMap((strain) => {
    const level = leastBid(strain, last);
    if (!level) return [];
    const least = judge(strain, level);
    const grades = [gradeCall(bidOf(level, strain), least)];
    const more = LEVELS.find((each) => each === level + 1);
    if (strain === "notrump" || !more) return grades;
    const sound = least[0] === "best" || least[0] === "acceptable";
    const shout: Judged = !sound
      ? least
      : mayShout(hand, strain)
        ? ["acceptable", "shout", "bid.shout"]
        : ["wrong", "no-shout", "bid.shout"];
    return [...grades, gradeCall(bidOf(more, strain), shout)];
  });
}

/**
 * Tricks an adversary must be sure of before he doubles: enough to defeat the bid by himself. Even so the texts leave it to
 * his fear of a shift. (Rule `bid.double.certainty`.)
 */
export function judgeDouble(hand: BidHand, last: Bid): Judged {
  return hand.total >= 8 - last.level
    ? [null, "no-certainty", "bid.double.certainty", "bid.double.free"]
    : ["wrong", "no-certainty", "bid.double.certainty", "bid.double.dangers"];
}

/** Whether any of the grades is of this verdict. */
export function some(grades: readonly BidGrade[], ...verdicts: readonly Verdict[]): boolean {
  return grades.some(({ verdict }) => verdicts.includes(verdict));
}

/**
 * The pass beside the bids: recommended where none of them is, sound beside one that is, and no more than sound where the
 * texts come close to a bid without settling it.
 */
export function passBeside(bids: readonly BidGrade[], ...rules: RuleId[]): BidGrade {
  const close = bids.some(({ verdict, reason }) => verdict === null && reason !== "silent");
  const judged: Judged = some(bids, "best")
    ? ["acceptable", "holds-back", ...rules]
    : [close ? "acceptable" : "best", "nothing-to-show", ...rules];
  return gradeCall(PASS, judged);
}
