import { ok, refuse, type Result } from "../core/result.ts";
import { otherSide, SIDES, type BySide, type Side } from "../core/seat.ts";
import { sumOf, type CitedLine, type Column } from "./line.ts";
import { AT_LOVE, type Standing } from "./standing.ts";

export { AT_LOVE, type Standing };

/** What one side writes for one deal: points below the line, toward game, and above it. */
export interface Columns {
  readonly below: number;
  readonly above: number;
}

/** One deal on the sheet. `game` is each side’s score toward the current game once the deal is entered. */
export interface SheetDeal<Item extends string = string> {
  readonly lines: readonly CitedLine<Item>[];
  readonly columns: BySide<Columns>;
  readonly game: BySide<number>;
  readonly gameWonBy?: Side;
}

/** A rubber as far as it has gone. `totals` and `net` include the bonus once it is won. */
export interface Rubber<Item extends string = string> {
  readonly deals: readonly SheetDeal<Item>[];
  readonly gamesWon: BySide<number>;
  readonly rubberTo: Side | null;
  readonly bonus: number;
  readonly totals: BySide<number>;
  /** The side that is ahead and by how much; null where they are level. */
  readonly net: { readonly winner: Side; readonly points: number } | null;
}

/** How one game keeps its sheet. */
export interface SheetRules<Outcome, Item extends string> {
  /** Points below the line that make a game. */
  readonly gamePoints: number;
  /** Games that win the rubber; 1 where single games are played. */
  readonly gamesToWin: 1 | 2;
  /** The columns that are added up at the end. */
  readonly adds: readonly Column[];
  score(outcome: Outcome, before: Standing): Result<readonly CitedLine<Item>[]>;
  /** What the winner of the rubber adds. */
  bonus(gamesWon: BySide<number>, winner: Side): number;
}

/**
 * Keeps the score of a rubber: a game is won at the points agreed, a line is drawn and both sides start again from love,
 * until one side has won the games it needs. Refuses a deal that cannot be scored, or one after the rubber is over,
 * naming it.
 */
export function keepSheet<Outcome, Item extends string>(
  outcomes: readonly Outcome[],
  rules: SheetRules<Outcome, Item>,
): Result<Rubber<Item>> {
  const deals: SheetDeal<Item>[] = [];
  const gamesWon = { YZ: 0, AB: 0 };
  const totals = { YZ: 0, AB: 0 };
  let game = { YZ: 0, AB: 0 };
  let rubberTo: Side | null = null;
  for (const [index, outcome] of outcomes.entries()) {
    if (rubberTo) return refuse("rubber-over", `Deal ${index + 1}: the rubber is already won.`);
    const scored = rules.score(outcome, { game: { ...game }, gamesWon: { ...gamesWon } });
    if (!scored.ok) {
      const { code, message, rule } = scored.violation;
      return refuse(code, `Deal ${index + 1}: ${message}`, rule);
    }
    const lines = scored.value;
    const columns = { YZ: columnsOf(lines, "YZ"), AB: columnsOf(lines, "AB") };
    for (const side of SIDES) {
      game[side] += columns[side].below;
      for (const column of rules.adds) totals[side] += columns[side][column];
    }
    const gameWonBy = SIDES.find((side) => game[side] >= rules.gamePoints);
    deals.push({ lines, columns, game: { ...game }, ...(gameWonBy ? { gameWonBy } : {}) });
    if (gameWonBy) {
      gamesWon[gameWonBy] += 1;
      game = { YZ: 0, AB: 0 };
      if (gamesWon[gameWonBy] === rules.gamesToWin) rubberTo = gameWonBy;
    }
  }
  const bonus = rubberTo ? rules.bonus(gamesWon, rubberTo) : 0;
  if (rubberTo) totals[rubberTo] += bonus;
  return ok({ deals, gamesWon, rubberTo, bonus, totals, net: netOf(totals) });
}

/**
 * A rubber broken off at an agreed hour: `each` points for every game won, and the score is made up as it stands.
 * Refuses a rubber that is already won. (Rule `auction.law.rubber.unfinished`.)
 */
export function stopRubber<Item extends string>(
  rubber: Rubber<Item>,
  each: number,
): Result<Rubber<Item>> {
  if (rubber.rubberTo) {
    return refuse("rubber-over", "The rubber is already won.", "auction.law.rubber.unfinished");
  }
  const { totals, gamesWon } = rubber;
  const made = { YZ: totals.YZ + each * gamesWon.YZ, AB: totals.AB + each * gamesWon.AB };
  return ok({ ...rubber, totals: made, net: netOf(made) });
}

/** Where the sheet stands for the next deal. */
export function standingAfter(rubber: Rubber): Standing {
  const last = rubber.deals.at(-1);
  const game = !last || last.gameWonBy ? AT_LOVE.game : last.game;
  return { game, gamesWon: rubber.gamesWon };
}

/** What both sides write for a deal. */
export function columnsOf(lines: readonly CitedLine<string>[], side: Side): Columns {
  return { below: sumOf(lines, side, "below"), above: sumOf(lines, side, "above") };
}

/** The side that is ahead and by how much; null where they are level. */
export function netOf(totals: BySide<number>): Rubber["net"] {
  const ahead = totals.YZ - totals.AB;
  if (ahead === 0) return null;
  const winner = ahead > 0 ? "YZ" : "AB";
  return { winner, points: totals[winner] - totals[otherSide(winner)] };
}
