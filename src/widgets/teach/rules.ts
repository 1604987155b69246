import type { KindId } from "../../exercises/kit/kinds.ts";
import { fetchJson } from "./lay.ts";

/** A rule as a teacher’s pages know it. */
export interface RuleForTeacher {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** The kinds of exercise that may cite it. */
  readonly kinds: readonly KindId[];
  readonly lessons: readonly { readonly title: string; readonly href: string }[];
}

let had: Promise<readonly RuleForTeacher[]> | null = null;

/** Every rule that an exercise cites, fetched once. Rejects where they cannot be had. */
export function rulesForTeachers(): Promise<readonly RuleForTeacher[]> {
  had ??= fetchJson<readonly RuleForTeacher[]>("/teach/rules.json");
  had.catch(() => {
    had = null;
  });
  return had;
}
