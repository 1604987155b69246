import { type Side } from "../core/seat.ts";
import type { Column } from "./line.ts";
import type { Rubber } from "./sheet.ts";

/**
 * The two printed styles of score pad. One column a side takes everything, honours upward from the line and tricks
 * downward; or each side has a column for tricks and one for honours and penalties. (Rules `auction.pad.single-column`,
 * `auction.pad.two-column`.)
 */
export const PAD_STYLES = {
  single: [
    { side: "YZ", takes: ["below", "above"] },
    { side: "AB", takes: ["below", "above"] },
  ],
  double: [
    { side: "YZ", takes: ["below"] },
    { side: "YZ", takes: ["above"] },
    { side: "AB", takes: ["below"] },
    { side: "AB", takes: ["above"] },
  ],
} as const satisfies Record<
  string,
  readonly { readonly side: Side; readonly takes: readonly ("below" | "above")[] }[]
>;
export type PadStyle = keyof typeof PAD_STYLES;

/** A figure written on the pad, with the game (0, 1 or 2) and the deal (from 0) it belongs to. */
export interface PadEntry {
  readonly points: number;
  readonly game: number;
  readonly deal: number;
  readonly column: Column;
}

/** One column of a filled pad: `down` is written downward below the line, `up` upward above it. */
export interface PadColumn {
  readonly side: Side;
  readonly down: readonly PadEntry[];
  readonly up: readonly PadEntry[];
  /** Sum of the column, without the rubber bonus. */
  readonly sum: number;
}

/**
 * A rubber written on a pad of the given style; noughts are not written, and points taken away are written below nought.
 * The bonus stands apart in {@link Rubber}.
 */
export function fillPad(rubber: Rubber, style: PadStyle): PadColumn[] {
  return PAD_STYLES[style].map(({ side, takes }) => {
    const down: PadEntry[] = [];
    const up: PadEntry[] = [];
    let game = 0;
    for (const [index, deal] of rubber.deals.entries()) {
      for (const column of takes) {
        const points = deal.columns[side][column];
        if (points === 0) continue;
        (column === "below" ? down : up).push({ points, game, deal: index, column });
      }
      if (deal.gameWonBy) game += 1;
    }
    const sum = [...down, ...up].reduce((total, entry) => total + entry.points, 0);
    return { side, down, up, sum };
  });
}
