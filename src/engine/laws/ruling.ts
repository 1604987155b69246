import { applyRow, type Ruling } from "./apply.ts";
import type { Code } from "./code.ts";
import { knownFrom, type Facts } from "./facts.ts";
import { isSituation, rowOf, type SituationId } from "./rows.ts";

export type { Ruling } from "./apply.ts";

/**
 * The ruling on a situation. The facts may show that another situation is meant (declarer, not a defender, showed the
 * card; the deal was over when it was noticed), and they settle what is still open where the code makes it depend on
 * them. Without a code the first that has the situation is used.
 */
export function rulingOn(situation: SituationId, facts: Facts = {}): Ruling {
  const row = rowOf(situation);
  const code = facts.code ?? (row.codes[0] as Code);
  return applyRow(row, code, knownFrom({ ...facts, code }), (id) =>
    isSituation(id) ? rowOf(id) : undefined,
  );
}
