import { formatTyped, parseTyped, type Typed } from "../../../classroom/draft.ts";
import { CLASS_RESULTS_KEY, forget, readStored, writeStored } from "../../../progress/storage.ts";

const BOXES = ["set", "codes", "list"] as const;

/** What a teacher has collected: the set’s code or link, the codes of the students, and the names of the class, as typed. */
export type Collected = Typed<(typeof BOXES)[number]>;

export const NOTHING: Collected = { set: "", codes: "", list: "" };

/** What is kept on this device; nothing where there is none. */
export function keptCollection(): Collected {
  return parseTyped(readStored(CLASS_RESULTS_KEY) ?? "", BOXES) ?? NOTHING;
}

/** Keeps it; false where the browser will not. */
export function keepCollection(collected: Collected): boolean {
  return writeStored(CLASS_RESULTS_KEY, formatTyped(collected));
}

/** Erases it from this device. */
export function eraseCollection(): void {
  forget(CLASS_RESULTS_KEY);
}
