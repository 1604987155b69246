import * as v from "valibot";

/** What a reader may set for his practice. */
const Choices = v.object({
  /** The level of a kind, where he has set it himself; otherwise it goes by how he does. */
  levels: v.record(v.string(), v.picklist([1, 2, 3])),
  /** Problems he would like to do in a day; 0 for none. */
  goal: v.picklist([0, 5, 10, 20]),
  /** Whether the time taken is shown. */
  timer: v.boolean(),
});
export type Choices = v.InferOutput<typeof Choices>;

/** The goals that may be chosen. */
export const GOALS = [0, 5, 10, 20] as const;

/** Nothing set: levels go by how the reader does, no goal, no clock. */
export const NO_CHOICES: Choices = { levels: {}, goal: 0, timer: false };

/** Reads kept choices; null where they are none. */
export function readChoices(stored: unknown): Choices | null {
  const read = v.safeParse(Choices, stored);
  return read.success ? read.output : null;
}
