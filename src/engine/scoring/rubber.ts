import { ok, refuse, type Result } from "../core/result.ts";
import { SIDES, type BySide, type Side } from "../core/seat.ts";
import { scoreDeal, sumOf, type ScoreLine, type ScoreOptions } from "./deal.ts";
import type { DealOutcome } from "./outcome.ts";
import { GAME_POINTS, RUBBER_BONUS } from "./values.ts";

/** What one side writes for one deal: points below the line, toward game, and above it. */
export interface Columns {
  readonly below: number;
  readonly above: number;
}

/** One deal on the sheet. `game` is each side’s score toward the current game once the deal is entered. */
export interface SheetDeal {
  readonly lines: readonly ScoreLine[];
  readonly columns: BySide<Columns>;
  readonly game: BySide<number>;
  readonly gameWonBy?: Side;
}

/** A rubber as far as it has gone. `totals` and `net` include the bonus once it is won. */
export interface Rubber {
  readonly deals: readonly SheetDeal[];
  readonly gamesWon: BySide<number>;
  readonly rubberTo: Side | null;
  readonly bonus: number;
  readonly totals: BySide<number>;
  /** The side that is ahead and by how much; null where they are level. */
  readonly net: { readonly winner: Side; readonly points: number } | null;
}

/**
 * Keeps the score of a rubber: thirty points below the line win a game, a line is drawn and both start again from love;
 * the first side to win two games adds 250. Refuses a deal that cannot be scored, or one after the rubber is over,
 * naming it. (Rules `auction.rubber.best-of-three`, `auction.rubber.bonus-250`, `auction.rubber.difference`.)
 */
export function keepRubber(
  outcomes: readonly DealOutcome[],
  options: ScoreOptions & { readonly bonus?: number } = {},
): Result<Rubber> {
  const deals: SheetDeal[] = [];
  const gamesWon = { YZ: 0, AB: 0 };
  const totals = { YZ: 0, AB: 0 };
  let game = { YZ: 0, AB: 0 };
  let rubberTo: Side | null = null;
  for (const [index, outcome] of outcomes.entries()) {
    if (rubberTo) return refuse("rubber-over", `Deal ${index + 1}: the rubber is already won.`);
    const scored = scoreDeal(outcome, options);
    if (!scored.ok) {
      const { code, message, rule } = scored.violation;
      return refuse(code, `Deal ${index + 1}: ${message}`, rule);
    }
    const lines = scored.value;
    const columns = { YZ: columnsOf(lines, "YZ"), AB: columnsOf(lines, "AB") };
    for (const side of SIDES) {
      game[side] += columns[side].below;
      totals[side] += columns[side].below + columns[side].above;
    }
    const gameWonBy = SIDES.find((side) => game[side] >= GAME_POINTS);
    deals.push({ lines, columns, game: { ...game }, ...(gameWonBy ? { gameWonBy } : {}) });
    if (gameWonBy) {
      gamesWon[gameWonBy] += 1;
      game = { YZ: 0, AB: 0 };
      if (gamesWon[gameWonBy] === 2) rubberTo = gameWonBy;
    }
  }
  const bonus = options.bonus ?? RUBBER_BONUS;
  if (rubberTo) totals[rubberTo] += bonus;
  const ahead = totals.YZ - totals.AB;
  const net =
    ahead === 0
      ? null
      : { winner: ahead > 0 ? ("YZ" as const) : ("AB" as const), points: Math.abs(ahead) };
  return ok({ deals, gamesWon, rubberTo, bonus: rubberTo ? bonus : 0, totals, net });
}

function columnsOf(lines: readonly ScoreLine[], side: Side): Columns {
  return { below: sumOf(lines, side, "below"), above: sumOf(lines, side, "above") };
}
