import { keptParts } from "../engine/core/kept.ts";

/** What a page of the classroom keeps of what was typed: its boxes by name, in one line of JSON that tells its edition. */
export type Typed<Box extends string> = Readonly<Record<Box, string>>;

const VERSION = 1;

/** The boxes as one line. */
export function formatTyped<Box extends string>(typed: Typed<Box>): string {
  return JSON.stringify({ v: VERSION, ...typed });
}

/** Reads boxes back; a box that is missing is empty. Null where the text is of another edition, or nothing of ours. */
export function parseTyped<Box extends string>(
  text: string,
  boxes: readonly Box[],
): Typed<Box> | null {
  const kept = keptParts(text);
  if (kept["v"] !== VERSION) return null;
  const read = boxes.map((box) => {
    const value = Object.hasOwn(kept, box) ? kept[box] : "";
    return [box, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(read) as Record<Box, string>;
}
