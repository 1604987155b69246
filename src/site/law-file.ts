import { LAW_ROWS } from "../engine/laws/rows.ts";
import { CODES_OF, type LawGame } from "../engine/laws/code.ts";
import { RULES_BY_SECTION, RULE_SECTIONS, type RuleId } from "../rulebook/rules.ts";
import type { LawFile } from "../tabletop/law-file.ts";

/**
 * The laws of one game in the form in which “What happens now?” fetches them: one file a game, since all of them are
 * more than a page may weigh.
 */
export function lawFile(game: LawGame): LawFile {
  const rows = LAW_ROWS.filter((row) => row.game === game);
  const sectionOf = (id: RuleId) =>
    RULE_SECTIONS.find((section) =>
      (RULES_BY_SECTION[section].ids as readonly RuleId[]).includes(id),
    );
  const parts = [...new Set(rows.map(({ id }) => sectionOf(id) ?? ""))];
  const entries = rows.map((row) => {
    const { id, game: _, codes, ...entry } = row;
    const part = parts.indexOf(sectionOf(id) ?? "");
    return [id, { ...entry, ...(codes.length < CODES_OF[game].length && { codes }), part }];
  });
  return { parts, entries: Object.fromEntries(entries) };
}
