import type { Side } from "../../../engine/core/seat.ts";
import type { Column } from "../../../engine/scoring/line.ts";

/** A figure on the pad that may be opened: written for a deal, for a penalty, or at the foot. */
export type Figure =
  | { readonly of: "deal"; readonly deal: number; readonly side: Side; readonly column: Column }
  | { readonly of: "award"; readonly award: number }
  | { readonly of: "ending" | "total"; readonly side: Side };

/** A name for a figure, by which it is known to be open. */
export function keyOf(figure: Figure): string {
  return Object.values(figure).join("-");
}

/** What the two columns of the score are called in a game. */
export type ColumnNames = Readonly<Record<Column, string>>;
