import type { Card } from "../../engine/core/card.ts";
import type { Side } from "../../engine/core/seat.ts";

/** One number to fill in. */
export interface Field {
  readonly id: string;
  /** The accessible name, complete by itself: “We, below the line”. */
  readonly label: string;
  readonly side?: Side;
  readonly column?: "below" | "above";
}

/** One ruled line of a score sheet: a deal, the rubber bonus, the totals. */
export interface SheetRow {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly Field[];
}

/** What is asked of the reader. One input in `widgets/answers` draws each member. */
export type Ask =
  /** Touch one of these cards. */
  | { readonly type: "card"; readonly from: readonly Card[] }
  /** Choose one; `numerals` are drawn as ruled boxes in a row. */
  | {
      readonly type: "option";
      readonly look: "words" | "numerals";
      readonly options: readonly { readonly id: string; readonly label: string }[];
    }
  /** Enter numbers; an empty box counts as nought. */
  | { readonly type: "numbers"; readonly fields: readonly Field[] }
  /** Fill a score sheet, row by row. */
  | { readonly type: "sheet"; readonly rows: readonly SheetRow[] };

export type AskType = Ask["type"];

/** What the reader answered: the card, the option’s id, or the numbers entered by field id. */
export type Answer =
  | { readonly type: "choice"; readonly id: string }
  | { readonly type: "numbers"; readonly values: Readonly<Record<string, number>> };

/** Every field of an ask that takes numbers, in order; none for a choice. */
export function fieldsOf(ask: Ask): readonly Field[] {
  switch (ask.type) {
    case "numbers":
      return ask.fields;
    case "sheet":
      return ask.rows.flatMap((row) => row.fields);
    case "card":
    case "option":
      return [];
    default:
      return ask satisfies never;
  }
}

/** The ids a choice may take: cards such as `HQ`, or option ids; none where numbers are asked. */
export function choicesOf(ask: Ask): readonly string[] {
  switch (ask.type) {
    case "card":
      return ask.from;
    case "option":
      return ask.options.map((option) => option.id);
    case "numbers":
    case "sheet":
      return [];
    default:
      return ask satisfies never;
  }
}
