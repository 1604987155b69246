import type { Problem, Solution } from "../../../exercises/kit/exercise.ts";
import type { KindId } from "../../../exercises/kit/kinds.ts";
import { fromSeed } from "../../../exercises/kit/problem.ts";
import type { RuleSection } from "../../../rulebook/rules.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";
import type { Laid } from "../../drill/lay-out.ts";

/** The titles of both, so that a sitting fetches each list once. */
export function titlesTogether(one: Titles, other: Titles): Titles {
  const sections = [...new Set([...Object.keys(one), ...Object.keys(other)])] as RuleSection[];
  return Object.fromEntries(
    sections.map((section) => [section, { ...one[section], ...other[section] }]),
  );
}

/**
 * Lays out a problem of a kind: the one with that number, or a fresh one at the reader’s level. Rejects where there is no
 * such kind, or it cannot be fetched.
 */
export async function layFresh(kind: string, titles: Titles, seed?: number): Promise<Laid> {
  const { loadKind, layOut } = await import("../../drill/mount.tsx");
  const exercise = await loadKind(kind as KindId);
  const number = seed ?? (await (await import("../../drill/later.ts")).seedAtLevel(exercise));
  const problem = await fromSeed(exercise, number);
  return layOut(exercise, problem, titles);
}

/** Whether every answer the problem offers is one the solution knows. */
function fits({ ask }: Problem, solution: Solution): boolean {
  if (solution.type === "entries") return solution.entries.length > 0;
  const known = solution.choices.map(({ id }) => id);
  const offered: readonly string[] =
    "from" in ask ? ask.from : "options" in ask ? ask.options.map(({ id }) => id) : [];
  return offered.length > 0 && offered.every((id) => known.includes(id));
}

/**
 * Lays out a problem as it was kept; null where it is of none of the `kinds` there are, or no longer fits its kind, which
 * may have changed since. Rejects where what it needs cannot be fetched.
 */
export async function layKept(
  kept: unknown,
  titles: Titles,
  kinds: readonly string[],
): Promise<Laid | null> {
  const problem = kept as Problem | null;
  if (!problem || !kinds.includes(problem.kind)) return null;
  const { loadKind, layOut } = await import("../../drill/mount.tsx");
  const exercise = await loadKind(problem.kind);
  await exercise.ready?.();
  try {
    if (!fits(problem, exercise.solve(problem))) return null;
  } catch {
    return null;
  }
  return layOut(exercise, problem, titles);
}
