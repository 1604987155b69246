import type { LawGame } from "../engine/laws/code.ts";
import { rowsFrom, type Entry, type LawRow } from "../engine/laws/row.ts";
import type { RuleId } from "../rulebook/rules.ts";

/** The laws of one game as they are fetched: every situation, and the part of the rulebook it stands in. */
export interface LawFile {
  readonly parts: readonly string[];
  readonly entries: Readonly<Partial<Record<RuleId, Entry & { readonly part: number }>>>;
}

/** The laws of one game ready for use. */
export interface Laws {
  readonly rows: readonly LawRow[];
  /** Where a rule stands in the rulebook; among all of them where it is none of this game’s. */
  hrefOf(id: RuleId): string;
}

/** The laws of a game from the file that holds them. */
export function lawsFrom(game: LawGame, { parts, entries }: LawFile): Laws {
  const rows = rowsFrom(game, entries).map((row) => {
    const { part: _, ...rest } = row as LawRow & { part: number };
    return rest;
  });
  return {
    rows,
    hrefOf: (id) => {
      const part = parts[entries[id]?.part ?? -1];
      return part ? `/rules/${part}/#${id}` : "/rules/";
    },
  };
}
