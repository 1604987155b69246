import { firstAnswers, type Answered } from "./answered.ts";
import type { Day } from "./days.ts";
import { dueBy, rulesOf, skillsOf } from "./schedule.ts";
import { SITTING } from "./sitting.ts";

/** So many kinds that are new at most, and so many for rules that are weak, so that what is due is not crowded out. */
const NEW = 2;
const WEAK = 3;

/** The kinds met in which a rule was missed or shown, by the rule’s id. */
function kindsByRule(answers: readonly Answered[]): Map<string, string[]> {
  const byRule = new Map<string, string[]>();
  for (const { kind, right, wrong } of firstAnswers(answers)) {
    for (const rule of [...right, ...wrong]) {
      const kinds = byRule.get(rule) ?? [];
      if (!kinds.includes(kind)) byRule.set(rule, [...kinds, kind]);
    }
  }
  return byRule;
}

/**
 * The kinds of a mixed review, in the order in which they are asked: those due, the longest overdue first; those of the
 * rules that are weakest; and something new of the subjects that have been begun. Each comes once before any comes twice.
 * `subjects` are the kinds there are, subject by subject; kinds that are not among them, since the record may be older than
 * the site, are left out. With no record at all it is the first subject.
 */
export function planReview(
  answers: readonly Answered[],
  subjects: readonly (readonly string[])[],
  today: Day,
): string[] {
  const known = new Set(subjects.flat());
  const skills = skillsOf(answers, today);
  const rules = rulesOf(answers, today);
  const byRule = kindsByRule(answers);
  const weak = [...rules]
    .sort(([, a], [, b]) => a.strength - b.strength)
    .flatMap(([rule]) => byRule.get(rule) ?? []);
  const begun = subjects.filter((kinds) => kinds.some((kind) => skills.has(kind)));
  const open = begun.length > 0 ? begun : subjects.slice(0, 1);
  const fresh = open.flat().filter((kind) => !skills.has(kind));

  const due = dueBy(skills, today).filter((kind) => known.has(kind));
  const other = (kinds: readonly string[], most: number, taken: readonly string[]) =>
    [...new Set(kinds)].filter((kind) => known.has(kind) && !taken.includes(kind)).slice(0, most);
  const withWeak = [...due, ...other(weak, WEAK, due)];
  const all = [...withWeak, ...other(fresh, begun.length > 0 ? NEW : SITTING, withWeak)];
  const asked = all.slice(0, SITTING);
  return Array.from(
    { length: asked.length && SITTING },
    (_, turn) => asked[turn % asked.length] ?? "",
  );
}
