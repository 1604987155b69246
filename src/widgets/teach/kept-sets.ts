import { formatSet, idOf, parseSet, type ClassSet } from "../../classroom/set.ts";
import { CLASS_SETS_KEY, readStored, writeStored } from "../../progress/storage.ts";

/** A set on this device’s list. */
export interface KeptSet {
  readonly id: string;
  readonly code: string;
  readonly set: ClassSet;
}

/** The sets a teacher keeps on this device, the newest first; a line that cannot be read is left where it is and not shown. */
export function keptSets(): KeptSet[] {
  return lines().flatMap((code) => {
    const read = parseSet(code);
    return read.ok ? [{ id: idOf(read.value), code, set: read.value }] : [];
  });
}

function lines(): string[] {
  return (readStored(CLASS_SETS_KEY) ?? "").split("\n").filter(Boolean);
}

/** Puts a set on the list, once; false where the browser will not keep it. */
export function keepSet(set: ClassSet): boolean {
  const code = formatSet(set);
  return writeStored(CLASS_SETS_KEY, [code, ...lines().filter((line) => line !== code)].join("\n"));
}

/** Takes a set off the list. */
export function dropSet(code: string): void {
  writeStored(
    CLASS_SETS_KEY,
    lines()
      .filter((line) => line !== code)
      .join("\n"),
  );
}
