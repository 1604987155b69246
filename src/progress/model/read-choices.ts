import * as v from "valibot";
import { GOALS, type Choices } from "./choices.ts";

const Kept: v.GenericSchema<unknown, Choices> = v.object({
  levels: v.record(v.string(), v.picklist([1, 2, 3])),
  goal: v.picklist(GOALS),
  timer: v.boolean(),
});

/** Reads kept choices; null where they are none. */
export function readChoices(stored: unknown): Choices | null {
  const read = v.safeParse(Kept, stored);
  return read.success ? read.output : null;
}
