import { ok, refuse, type Result } from "../core/result.ts";
import { otherSide, SIDES, sideOf, type Side } from "../core/seat.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { DoublingLimit } from "../declaring/doubling-limit.ts";
import type { ChicaneMode } from "./chicane.ts";
import { citedLine as line, heldTo, sumOf, type CitedLine } from "./line.ts";
import type { HonourKind } from "./outcome.ts";
import { afterRevokes, exacted, revokesOf, takerOf } from "./revoked.ts";
import { AT_LOVE, type Standing } from "./standing.ts";
import { checkStraightOutcome, type StraightOutcome } from "./straight-outcome.ts";
import { chicanePoints, straightHonours, straightTrickValue } from "./straight-values.ts";
import { BOOK } from "./values.ts";

export { CHICANE_MODES, type ChicaneMode } from "./chicane.ts";
export {
  chicanePoints,
  straightHonours,
  straightTrickValue,
  tricksForGame,
} from "./straight-values.ts";

/** What a line of the score of straight bridge is for; `revoke-tricks` stands at nought and says what crossed over. */
export const STRAIGHT_ITEMS = [
  "tricks",
  "revoke-tricks",
  "revoke",
  "honours",
  "chicane",
  "little-slam",
  "grand-slam",
] as const;
export type StraightItem = (typeof STRAIGHT_ITEMS)[number];
export type StraightLine = CitedLine<StraightItem>;

/** Where houses and codes differ. */
export interface StraightOptions {
  /** `offset` where nothing is said. */
  readonly chicane?: ChicaneMode;
  /**
   * American, the default: a revoke costs three tricks. English: their value may be taken from the offenders’ score or
   * added to the claimants’ instead. (Rules `straight.revoke.penalty`, `straight.revoke.english`.)
   */
  readonly code?: "american" | "english";
  /** How far doubling may go; without limit where nothing is said. */
  readonly limit?: DoublingLimit;
}

const LITTLE_SLAM = 20;
const GRAND_SLAM = 40;
const REVOKE_TRICKS = 3;
/** The most a side that revoked may stand at: two short of game. (Rule `straight.revoke.cap-28`.) */
const REVOKED_CEILING = 28;

const HONOUR_RULE = {
  simple: "straight.honours.simple",
  four: "straight.honours.four",
  "four-in-one": "straight.honours.four-in-one",
  five: "straight.honours.five",
  "five-4in1": "straight.honours.five-4in1",
  "five-in-one": "straight.honours.five-in-one",
  "three-aces": "straight.honours.simple",
  "four-aces": "straight.honours.four",
  "hundred-aces": "straight.honours.four-in-one",
} as const satisfies Record<HonourKind, RuleId>;

/**
 * Scores one deal of straight bridge as cited lines. Whichever side took more than six tricks scores them; tricks cross
 * over for a revoke first and are then valued as doubled, and a side that revoked stops at 28. Refuses an outcome that
 * could not have come about. (Rules `straight.both-sides-score`, `straight.revoke.transfer`.)
 */
export function scoreStraight(
  deal: StraightOutcome,
  before: Standing = AT_LOVE,
  options: StraightOptions = {},
): Result<StraightLine[]> {
  const checked = checkStraightOutcome(deal, options.limit);
  if (!checked.ok) return checked;
  const choosing = SIDES.some((side) => (deal.revokes?.[side]?.penalty ?? "tricks") !== "tricks");
  if (choosing && options.code !== "english") {
    return refuse(
      "no-such-penalty",
      "In America a revoke costs three tricks and nothing else.",
      "straight.revoke.penalty",
    );
  }
  const forRevokes = revokeLines(deal, before);
  return ok([
    ...forRevokes,
    trickLine(deal, before, forRevokes),
    ...honourLines(deal),
    ...chicaneLines(deal, options.chicane ?? "offset"),
    ...slamLines(deal),
  ]);
}

/** Tricks that cross over for a revoke, and the points of the English choices. */
function revokeLines(deal: StraightOutcome, before: Standing): StraightLine[] {
  const { tricks, revokes } = deal;
  const three = REVOKE_TRICKS * straightTrickValue(deal.strain, deal.multiplier);
  const after = afterRevokes(tricks, revokes, REVOKE_TRICKS);
  const taker = takerOf(tricks, after);
  const crossed = Math.abs(after.YZ - tricks.YZ);
  const lines: StraightLine[] = taker
    ? [line(taker, "below", "revoke-tricks", crossed, 0, "straight.revoke.transfer")]
    : [];
  for (const side of SIDES) {
    const deducted = exacted(revokes, side, "deduct");
    const taken = Math.min(before.game[side], deducted * three);
    if (deducted > 0) {
      const cut = line(side, "below", "revoke", deducted, -three, "straight.revoke.english");
      lines.push(taken < deducted * three ? { ...cut, points: -taken, capped: true } : cut);
    }
    const added = exacted(revokes, otherSide(side), "add");
    if (added > 0) {
      const gain = line<StraightItem>(
        side,
        "below",
        "revoke",
        added,
        three,
        "straight.revoke.english",
      );
      lines.push(withinCeiling(gain, before.game[side] - taken, deal));
    }
  }
  return lines;
}

/** The odd tricks of the side that has any, once tricks have crossed over and points have been taken or added. */
function trickLine(
  deal: StraightOutcome,
  before: Standing,
  forRevokes: readonly StraightLine[],
): StraightLine {
  const tricks = afterRevokes(deal.tricks, deal.revokes, REVOKE_TRICKS);
  const side: Side = tricks.YZ > BOOK ? "YZ" : "AB";
  const value = straightTrickValue(deal.strain, deal.multiplier);
  const rule = deal.multiplier === 1 ? "straight.make.values" : "straight.double.effect";
  const odd = line<StraightItem>(side, "below", "tricks", tricks[side] - BOOK, value, rule);
  return withinCeiling(odd, before.game[side] + sumOf(forRevokes, side, "below"), deal);
}

/** A side that revoked may not pass 28 toward game on that hand, whatever it makes. */
function withinCeiling(credit: StraightLine, score: number, deal: StraightOutcome): StraightLine {
  if (revokesOf(deal.revokes, credit.side) === 0) return credit;
  return heldTo(credit, Math.max(0, REVOKED_CEILING - score), "straight.revoke.cap-28");
}

function honourLines({ honours, strain }: StraightOutcome): StraightLine[] {
  if (!honours) return [];
  const points = straightHonours(strain, honours.kind);
  return [line(honours.side, "above", "honours", 1, points, HONOUR_RULE[honours.kind])];
}

function chicaneLines(deal: StraightOutcome, mode: ChicaneMode): StraightLine[] {
  if (mode === "off") return [];
  return SIDES.flatMap((side): StraightLine[] => {
    const handsWithout = new Set(deal.chicane?.filter((seat) => sideOf(seat) === side)).size as
      0 | 1 | 2;
    const points = chicanePoints(deal.strain, handsWithout);
    if (points === 0) return [];
    const rule = handsWithout === 2 ? "straight.bonus.chicane-double" : "straight.bonus.chicane";
    const offset = mode === "offset" && deal.honours && deal.honours.side !== side;
    return [
      offset
        ? line(otherSide(side), "above", "chicane", 1, -points, "straight.bonus.chicane-rule")
        : line(side, "above", "chicane", 1, points, rule),
    ];
  });
}

/** A slam made in play by a side that did not revoke. (Rules `straight.bonus.slam`, `straight.slam`.) */
function slamLines({ tricks, revokes }: StraightOutcome): StraightLine[] {
  const side = tricks.YZ > BOOK ? "YZ" : "AB";
  if (revokesOf(revokes, side) > 0) return [];
  if (tricks[side] === 13) {
    return [line(side, "above", "grand-slam", 1, GRAND_SLAM, "straight.bonus.slam")];
  }
  if (tricks[side] === 12) {
    return [line(side, "above", "little-slam", 1, LITTLE_SLAM, "straight.bonus.slam")];
  }
  return [];
}
