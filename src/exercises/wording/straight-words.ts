import { otherSide, sideOf, type BySide, type Side } from "../../engine/core/seat.ts";
import { HONOUR_NAME, lineWords } from "../../engine/notation/line-words.ts";
import { HONOUR_TRICKS } from "../../engine/scoring/honours.ts";
import { revokesOf } from "../../engine/scoring/revoked.ts";
import type { StraightOutcome } from "../../engine/scoring/straight-outcome.ts";
import type { StraightLine, StraightOptions } from "../../engine/scoring/straight.ts";
import { STRAIGHT_VALUE } from "../../engine/scoring/values.ts";
import type { Words } from "../kit/exercise.ts";
import { SIDE_OBJECT, SIDE_OWN, SIDE_SUBJECT, tricksText } from "./side-words.ts";
import { numberWord, sentence, SIDE_NAME } from "../kit/words.ts";

/** How many hands of a side were dealt no trump. */
export function voidHands({ chicane = [] }: StraightOutcome, side: Side): number {
  return chicane.filter((seat) => sideOf(seat) === side).length;
}

/** The line of tricks that crossed over for revokes, if any did. */
export function crossedIn(lines: readonly StraightLine[]): StraightLine | undefined {
  return lines.find(({ item }) => item === "revoke-tricks");
}

/** Tricks as they are scored, after those that crossed over for a revoke. */
function tricksAfter(deal: StraightOutcome, crossed: StraightLine | undefined): BySide<number> {
  if (!crossed) return deal.tricks;
  const taker = crossed.side;
  const taken = deal.tricks[taker] + crossed.count;
  return { ...deal.tricks, [taker]: taken, [otherSide(taker)]: 13 - taken };
}

/** Why the score of one side below the line is what it is. */
export function belowText(
  lines: readonly StraightLine[],
  side: Side,
  deal: StraightOutcome,
  before: BySide<number>,
): Words {
  const crossed = crossedIn(lines);
  const after = tricksAfter(deal, crossed);
  const moved = crossed
    ? `${crossedText(crossed, deal)}, which leaves ${SIDE_OBJECT[side]} ${numberWord(after[side])}. `
    : "";
  const odd = lines.find(({ item }) => item === "tricks");
  if (!odd || odd.side !== side) {
    return `${moved}Only ${SIDE_SUBJECT[otherSide(side)]} have tricks over the book, so nothing goes below for ${SIDE_OBJECT[side]}.`;
  }
  const held = odd.capped
    ? `, but a side that revoked stops at 28, and ${SIDE_SUBJECT[side]} had ${before[side]}, so ${odd.points}`
    : "";
  return `${moved}${sentence(lineText(odd, deal))}${held}.`;
}

/** “Three tricks cross over to us for the revoke”; fewer where the offenders had no more to give. */
function crossedText({ side, count }: StraightLine, deal: StraightOutcome): Words {
  const offenders = otherSide(side);
  const all = deal.tricks[offenders] === count ? `, all ${SIDE_SUBJECT[offenders]} had,` : "";
  const revoke = revokesOf(deal.revokes, offenders) > 1 ? "revokes" : "revoke";
  return `${sentence(tricksText(count))}${all} ${count === 1 ? "crosses" : "cross"} over to ${SIDE_OBJECT[side]} for the ${revoke}`;
}

function doubledText({ strain, multiplier }: StraightOutcome): string {
  return multiplier === 1 ? "" : `, that is ${STRAIGHT_VALUE[strain]} × ${multiplier}`;
}

/** Why the score of one side above the line is what it is. */
export function aboveText(
  lines: readonly StraightLine[],
  side: Side,
  deal: StraightOutcome,
  house: StraightOptions,
): Words {
  const own = lines.filter((line) => line.side === side && line.column === "above");
  const parts = own.map((line) => lineText(line, deal));
  const sum =
    parts.length > 0
      ? `${sentence(parts.join("; "))}.`
      : `${SIDE_NAME[side]} have nothing above the line.`;
  return [sum, ...remarks(lines, side, deal, house)].join(" ");
}

/** One line of the score with its arithmetic: “four tricks over the book at 8: 32”. */
function lineText(line: StraightLine, deal: StraightOutcome): Words {
  const { item, count, each, points, side } = line;
  switch (item) {
    case "tricks":
      return `${tricksText(count)} over the book at ${each}${doubledText(deal)}: ${count * each}`;
    case "honours":
      return honoursText(deal, points);
    case "chicane": {
      const holder = points < 0 ? otherSide(side) : side;
      const what = voidHands(deal, holder) === 2 ? "double chicane, four" : "chicane, two";
      const sum = `${what} tricks at ${STRAIGHT_VALUE[deal.strain]}`;
      return points < 0 ? `less ${SIDE_OWN[holder]} ${sum}: ${-points} off` : `${sum}: ${points}`;
    }
    default:
      return lineWords(line);
  }
}

/** “four honours, divided, four tricks at 8: 32”; the aces have prices of their own. */
function honoursText({ honours, strain, multiplier }: StraightOutcome, points: number): string {
  if (!honours) return `honours: ${points}`;
  const { kind } = honours;
  const worth =
    kind in HONOUR_TRICKS
      ? `, ${numberWord(HONOUR_TRICKS[kind as keyof typeof HONOUR_TRICKS])} tricks at ${STRAIGHT_VALUE[strain]}`
      : "";
  const plain = multiplier > 1 ? ", which doubling does not touch" : "";
  return `${HONOUR_NAME[kind]}${worth}${plain}: ${points}`;
}

/** What might have been looked for above the line and is not there. */
function remarks(
  lines: readonly StraightLine[],
  side: Side,
  deal: StraightOutcome,
  { chicane = "offset" }: StraightOptions,
): Words[] {
  const told: Words[] = [];
  if (voidHands(deal, side) > 0) {
    if (chicane === "off") told.push("At this table there is no chicane.");
    if (chicane === "offset" && deal.honours?.side !== side) {
      told.push(`${sentence(SIDE_OWN[side])} chicane comes off the other side’s honours instead.`);
    }
  }
  if (slamLost(lines, side, deal)) {
    const who =
      revokesOf(deal.revokes, side) > 0
        ? "A side that revoked makes"
        : "Tricks taken for a revoke make";
    told.push(`${who} no slam.`);
  }
  return told;
}

/** Whether a side has twelve tricks or more, before or after a revoke is paid for, and yet no slam. */
export function slamLost(
  lines: readonly StraightLine[],
  side: Side,
  deal: StraightOutcome,
): boolean {
  const most = Math.max(deal.tricks[side], tricksAfter(deal, crossedIn(lines))[side]);
  const slam = lines.some(({ item }) => item.endsWith("slam"));
  return most > 11 && !slam;
}
