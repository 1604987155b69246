import { applyRow, type FindRow, type Ruling } from "./apply.ts";
import type { Code } from "./code.ts";
import type { Known } from "./facts.ts";
import type { LawRow } from "./row.ts";

/** A ruling that holds instead of the plain one in certain circumstances. */
export interface Case {
  /** The circumstances, any one of which will do. */
  readonly when: readonly Partial<Known>[];
  readonly ruling: Ruling;
}

/** What a row says under a code before anything more is known, and every way in which the facts may change it. */
export interface Cases {
  readonly plain: Ruling;
  readonly otherwise: readonly Case[];
}

/**
 * Works out a situation with all its circumstances at once, so that nobody need be asked about them. Circumstances that
 * come to the same ruling stand together; those that change nothing under this code are left out.
 */
export function casesOf(row: LawRow, code: Code, find: FindRow): Cases {
  const plain = applyRow(row, code, {}, find);
  const found = new Map<string, { when: Partial<Known>[]; ruling: Ruling }>();
  for (const turn of row.turns ?? []) {
    const { code: only = code, ...when } = turn.if;
    if (only !== code || Object.keys(when).length === 0) continue;
    const ruling = applyRow(row, code, when, find);
    const key = JSON.stringify(ruling);
    if (key === JSON.stringify(plain)) continue;
    const same = found.get(key);
    if (same) same.when.push(when);
    else found.set(key, { when: [when], ruling });
  }
  return { plain, otherwise: [...found.values()] };
}
