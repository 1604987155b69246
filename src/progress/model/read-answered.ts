import * as v from "valibot";
import { MARKS_KEPT, type Answered } from "./answered.ts";
import { isDay, type Day } from "./days.ts";
import { itemNow, kindNow, RENAMED, type Renamed } from "./renamed.ts";

const Names = v.array(v.string());

const Kept: v.GenericSchema<unknown, Answered> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  at: v.pipe(v.number(), v.finite(), v.minValue(0)),
  day: v.custom<Day>(isDay, "a day of the calendar was expected"),
  kind: v.string(),
  item: v.string(),
  level: v.picklist([1, 2, 3]),
  mark: v.picklist(MARKS_KEPT),
  right: Names,
  wrong: Names,
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hints: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Reads one kept answer; null where it is not one, whatever it is. */
export function readAnswered(stored: unknown, renamed: Renamed = RENAMED): Answered | null {
  const read = v.safeParse(Kept, stored);
  if (!read.success) return null;
  const answer = read.output;
  const now = (ids: readonly string[]) => ids.map((id) => renamed.rules[id] ?? id);
  return {
    ...answer,
    kind: kindNow(answer.kind, renamed),
    item: itemNow(answer.item, renamed),
    right: now(answer.right),
    wrong: now(answer.wrong),
  };
}

/** Why a thing is not a kept answer, and at which of its parts; null where it is one. */
export function faultIn(stored: unknown): string | null {
  const read = v.safeParse(Kept, stored);
  if (read.success) return null;
  const [issue] = read.issues;
  return `${v.getDotPath(issue) ?? "it"}: ${issue.message}`;
}

/**
 * Reads the problems that wait to be done again, by their ids, under the names of today. Whether one still fits its kind
 * shows only when it is laid out.
 */
export function readMissed(
  stored: Readonly<Record<string, unknown>>,
  renamed: Renamed = RENAMED,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).map(([item, problem]) => {
      const id = itemNow(item, renamed);
      return [
        id,
        id === item ? problem : { ...(problem as object), id, kind: id.split(":", 1)[0] },
      ];
    }),
  );
}
