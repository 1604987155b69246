import type { Card } from "../../engine/core/card.ts";
import { SIDES, type Side } from "../../engine/core/seat.ts";
import { SIDE_NAME } from "./words.ts";

/** One number to fill in. */
export interface Field {
  readonly id: string;
  /** The accessible name, complete by itself: “We, below the line”. */
  readonly label: string;
  readonly side?: Side;
  readonly column?: "below" | "above";
}

/**
 * One ruled line of a score sheet. A `deal` has four boxes, below and above for each side; `sides` has one a side, such as
 * the totals; `single` has one in all. The boxes follow from that, so that a problem stays short in a link.
 */
export interface SheetRow {
  readonly id: string;
  readonly label: string;
  readonly boxes: "deal" | "sides" | "single";
}

const COLUMNS = ["below", "above"] as const;

/** The four boxes of one deal, named by `id` and `label` where a sheet has several deals. */
export function dealFields(id = "", label = ""): Field[] {
  return SIDES.flatMap((side) =>
    COLUMNS.map((column) => ({
      id: `${id && `${id}.`}${side}.${column}`,
      label: `${label && `${label}: `}${SIDE_NAME[side]}, ${column} the line`,
      side,
      column,
    })),
  );
}

/** The boxes of one line of a sheet, in order. */
export function rowFields({ id, label, boxes }: SheetRow): readonly Field[] {
  switch (boxes) {
    case "deal":
      return dealFields(id, label);
    case "sides":
      return SIDES.map((side) => ({
        id: `${id}.${side}`,
        label: `${label}, ${SIDE_NAME[side]}`,
        side,
      }));
    case "single":
      return [{ id, label }];
    default:
      return boxes satisfies never;
  }
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
  /** Choose every one that applies, then have the choice checked. */
  | {
      readonly type: "several";
      readonly options: readonly { readonly id: string; readonly label: string }[];
    }
  /** Enter numbers; an empty box counts as nought. */
  | { readonly type: "numbers"; readonly fields: readonly Field[] }
  /** Fill a score sheet, row by row. */
  | { readonly type: "sheet"; readonly rows: readonly SheetRow[] };

export type AskType = Ask["type"];

/** What the reader answered: the card, the option’s id, the ids of several options, or the numbers by field id. */
export type Answer =
  | { readonly type: "choice"; readonly id: string }
  | { readonly type: "several"; readonly ids: readonly string[] }
  | { readonly type: "numbers"; readonly values: Readonly<Record<string, number>> };

/** Every field of an ask that takes numbers, in order; none for a choice. */
export function fieldsOf(ask: Ask): readonly Field[] {
  switch (ask.type) {
    case "numbers":
      return ask.fields;
    case "sheet":
      return ask.rows.flatMap(rowFields);
    case "card":
    case "option":
    case "several":
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
    case "several":
      return ask.options.map((option) => option.id);
    case "numbers":
    case "sheet":
      return [];
    default:
      return ask satisfies never;
  }
}
