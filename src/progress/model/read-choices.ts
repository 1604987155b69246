import * as v from "valibot";
import { GOALS, type Choices } from "./choices.ts";
import { kindsNow, RENAMED, type Renamed } from "./renamed.ts";

const Kept: v.GenericSchema<unknown, Choices> = v.object({
  levels: v.record(v.string(), v.picklist([1, 2, 3])),
  goal: v.picklist(GOALS),
  timer: v.boolean(),
});

/** Reads kept choices, a level under the name its kind has now; null where they are none. */
export function readChoices(stored: unknown, renamed: Renamed = RENAMED): Choices | null {
  const read = v.safeParse(Kept, stored);
  return read.success ? { ...read.output, levels: kindsNow(read.output.levels, renamed) } : null;
}
