import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Answered } from "./model/answered.ts";
import { itemsKept } from "./model/renamed.ts";

/**
 * The learner’s record on this device, and the one file that opens the browser’s database. It holds in `odd-trick`:
 *
 * - `answers`: every answer, by its id; see `model/answered.ts`. Each is written by itself at the moment it is given, so
 *   that two pages open at once lose nothing to one another.
 * - `missed`: the problem behind each id that waits to be done again, as it was posed.
 * - `choices`: what the reader has set, under the one key `choices`; see `model/choices.ts`.
 *
 * A later edition that changes a shape raises the version here and reads the old shape in the model; ids that are renamed
 * stand in `model/renamed.ts`.
 */
export interface Stored extends DBSchema {
  answers: { key: string; value: unknown };
  missed: { key: string; value: unknown };
  choices: { key: string; value: { readonly levels?: Readonly<Record<string, unknown>> } };
}
export type Database = IDBPDatabase<Stored>;

export const STORES = ["answers", "missed", "choices"] as const;

/** Opens the database; fails where the browser refuses one. */
export function openDatabase(): Promise<Database> {
  return openDB<Stored>("odd-trick", 1, {
    upgrade(db) {
      for (const store of STORES) db.createObjectStore(store);
    },
    // A page of a later edition waits for this one; it may have the database, and this page goes on in memory.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

/**
 * Keeps an answer, and with one that is wrong at the first attempt the problem, to be done again. Both are handed over in
 * one breath, so that a page left the moment after has still kept them.
 */
export async function keepAnswer(db: Database, answer: Answered, problem: unknown): Promise<void> {
  const change = db.transaction(["answers", "missed"], "readwrite");
  const missed = change.objectStore("missed");
  const again = answer.mark === "wrong";
  const steps: Promise<unknown>[] = [
    change.done,
    change.objectStore("answers").put(answer, answer.id),
  ];
  if (answer.attempt === 1) {
    if (again) steps.push(missed.put(problem, answer.item));
    else steps.push(...itemsKept(answer.item).map((item) => missed.delete(item)));
  }
  change.commit();
  await Promise.all(steps);
}
