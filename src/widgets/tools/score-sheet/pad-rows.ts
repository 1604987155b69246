import {
  fillPad,
  type PadColumn,
  type PadEntry,
  type PadStyle,
} from "../../../engine/scoring/pad.ts";
import type { Kept } from "../../../tabletop/kept.ts";
import type { Award } from "../../../tabletop/score-sheet.ts";

/** A figure on the pad; `award` is set where it is a penalty laid at the table, and says which. */
export type Written = PadEntry & { readonly award?: number };

/** The figure of an award as it stands among those of the deals: above the line, after the deals before it. */
function withAwards(column: PadColumn, awards: readonly Award[]): PadColumn {
  const up: Written[] = [...column.up];
  for (const [index, { side, points, after }] of awards.entries()) {
    if (side !== column.side) continue;
    const at = up.findIndex(({ deal }) => deal >= after);
    const entry = { points, game: 0, deal: after - 1, column: "above", award: index } as const;
    up.splice(at < 0 ? up.length : at, 0, entry);
  }
  return { ...column, up };
}

/** The sheet as it is written on a pad of this style. */
export function columnsOf(kept: Kept, awards: readonly Award[], style: PadStyle): PadColumn[] {
  return fillPad(kept.rubber, style).map((column, index) =>
    style === "single" || index % 2 === 1 ? withAwards(column, awards) : column,
  );
}

/** One row of the pad: a figure or nothing in each of its columns. */
export interface PadRow {
  /** Its place from the line, so that a row keeps its identity as others are written. */
  readonly key: string;
  readonly cells: readonly (Written | undefined)[];
}

/** Blank rows left above the line and in a game that has begun, as on a printed pad. */
const ROOM = { above: 4, below: 2 } as const;

function rowsOf(columns: readonly (readonly Written[])[], least: number, name: string): PadRow[] {
  const height = Math.max(least, ...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) => ({
    key: `${name}${row}`,
    cells: columns.map((column) => column[row]),
  }));
}

/** What stands above the line, the last written first; a row is kept free for the next figure. */
export function rowsAbove(columns: readonly PadColumn[]): PadRow[] {
  return rowsOf(
    columns.map(({ up }) => up),
    ROOM.above,
    "up",
  ).toReversed();
}

/** What stands below the line, game by game; `games` is how many have begun. */
export function rowsBelow(columns: readonly PadColumn[], games: number): PadRow[][] {
  return Array.from({ length: games }, (_, game) =>
    rowsOf(
      columns.map(({ down }) => down.filter((entry) => entry.game === game)),
      game === games - 1 ? ROOM.below : 1,
      `down${game}-`,
    ),
  );
}
