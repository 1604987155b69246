import type { RuleId } from "../../rulebook/rules.ts";
import type { Side } from "../core/seat.ts";

/** Below the line counts toward game; above does not. At whist, game points stand below and rubber points above. */
export type Column = "below" | "above";

/**
 * One cited line of a score in any of the games: `count` things at `each` points; the total of a side is the sum of its
 * lines. A line may take points away (a penalty taken from a score) or stand at nought to say why others do.
 */
export interface CitedLine<Item extends string> {
  readonly side: Side;
  readonly column: Column;
  readonly item: Item;
  readonly count: number;
  readonly each: number;
  readonly points: number;
  readonly rule: RuleId;
  /** Set where a limit of the rules cut the points down below `count` times `each`. */
  readonly capped?: boolean;
}

/** A line worth `count` times `each`. */
export function citedLine<Item extends string>(
  side: Side,
  column: Column,
  item: Item,
  count: number,
  each: number,
  rule: RuleId,
): CitedLine<Item> {
  return { side, column, item, count, each, points: count * each, rule };
}

/** The same line held to at most `most` points, under the rule that sets the limit; unchanged where it is within it. */
export function heldTo<Item extends string>(
  line: CitedLine<Item>,
  most: number,
  rule: RuleId,
): CitedLine<Item> {
  return line.points <= most ? line : { ...line, points: most, rule, capped: true };
}

/** Points of one side in one column. */
export function sumOf(lines: readonly CitedLine<string>[], side: Side, column: Column): number {
  return lines
    .filter((line) => line.side === side && line.column === column)
    .reduce((sum, line) => sum + line.points, 0);
}
