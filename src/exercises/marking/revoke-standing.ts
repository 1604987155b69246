import { otherSide, SIDES, type BySide, type Side } from "../../engine/core/seat.ts";
import { sumOf, type CitedLine } from "../../engine/scoring/line.ts";
import { revokesOf, type RevokesBySide } from "../../engine/scoring/revoked.ts";
import type { Standing } from "../../engine/scoring/sheet.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Entry, Solution, Words } from "../kit/exercise.ts";
import { SIDE_OBJECT, SIDE_OWN, tricksText } from "../wording/side-words.ts";
import { sentence, SIDE_NAME } from "../kit/words.ts";

/** A deal of a game in which either side scores, the lines of its score, and where the sides stood before. */
interface Revoked {
  readonly lines: readonly CitedLine<string>[];
  readonly before: BySide<number>;
  readonly deal: { readonly tricks: BySide<number>; readonly revokes?: RevokesBySide };
}

/** Where a deal begins, as the engine is told. */
export function startingAt(game: BySide<number>): Standing {
  return { game, gamesWon: { YZ: 0, AB: 0 } };
}

/** Where each side stands once a deal with a revoke is scored; `otherwise` is cited for a side that nothing happened to. */
export function solveStanding(revoked: Revoked, otherwise: RuleId): Solution {
  const { lines, before } = revoked;
  const crossed = lines.filter(({ item }) => item === "revoke-tricks");
  const entries = SIDES.map((side): Entry => {
    const own = lines.filter(
      (line) => line.side === side && line.column === "below" && line.item !== "revoke-tricks",
    );
    const rules = [...crossed, ...own].map(({ rule }) => rule);
    return {
      field: side,
      value: before[side] + sumOf(lines, side, "below"),
      rules: rules.length > 0 ? [...new Set(rules)] : [otherwise],
      because: standingText(revoked, side),
    };
  });
  return {
    type: "entries",
    entries,
    hints: [
      "Settle the revoke before anything else; then count the tricks over six. A side that revoked stops short of game.",
      ...entries.map(({ because }) => because),
    ],
  };
}

/** How a side’s score toward the game is come by: tricks that cross over, points taken or added, odd tricks, and the limit. */
function standingText({ lines, before, deal: { tricks, revokes } }: Revoked, side: Side): Words {
  const own = lines.filter((line) => line.side === side && line.column === "below");
  const crossed = lines.find(({ item }) => item === "revoke-tricks");
  const said = [`${SIDE_NAME[side]} had ${before[side] || "nothing"}.`];
  if (crossed) {
    const { side: taker, count } = crossed;
    const left = tricks[side] + (taker === side ? count : -count);
    said.push(
      `${sentence(tricksText(count))} ${count === 1 ? "crosses" : "cross"} over to ${SIDE_OBJECT[taker]} for the revoke, which leaves ${SIDE_OBJECT[side]} ${left || "none"}.`,
    );
  } else if (SIDES.every((one) => revokesOf(revokes, one) > 0)) {
    said.push("The revokes of the two sides are set against each other.");
  }
  const after = before[side] + own.reduce((sum, { points }) => sum + points, 0);
  const stopped = revokesOf(revokes, side) > 0;
  for (const line of own) {
    if (line.item === "revoke") said.push(penaltyText(line, side));
    if (line.item === "tricks" && line.count > 0) said.push(oddText(line, after, stopped));
  }
  said.push(after === before[side] ? "Nothing is added." : `That makes ${after}.`);
  return said.join(" ");
}

function penaltyText({ each, points, capped }: CitedLine<string>, side: Side): Words {
  return points < 0 || each < 0
    ? `For ${SIDE_OWN[side]} revoke ${-each} ${-each === 1 ? "comes" : "come"} off${capped ? `, or all there is, ${-points}` : ""}.`
    : `For ${SIDE_OWN[otherSide(side)]} revoke ${each} ${each === 1 ? "is" : "are"} added${capped ? `, of which ${points} can be` : ""}.`;
}

function oddText(
  { count, each, points, capped }: CitedLine<string>,
  after: number,
  stopped: boolean,
): Words {
  const sum = `${sentence(tricksText(count))} over six${each === 1 ? "" : ` at ${each}`}: ${count * each}`;
  if (!capped) return `${sum}.`;
  return stopped
    ? `${sum}, but a side that revoked cannot win the game on that hand, and stops at ${after}.`
    : `${sum}, of which ${points} ${points === 1 ? "is" : "are"} needed for game.`;
}
