import { now, today } from "../../../progress/clock.ts";
import { firstAnswers, isRight } from "../../../progress/model/answered.ts";
import { dayNumber } from "../../../progress/model/days.ts";
import { waiting } from "../../../progress/model/redo.ts";
import { skillsOf } from "../../../progress/model/schedule.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import { placeOf } from "../../drill/RuleLinks.tsx";
import { whenWords } from "../words.ts";
import type { SittingRun } from "./run.ts";

/** What a sitting came to. */
export interface Summary {
  readonly right: number;
  readonly of: number;
  /** The rules that were missed, with their places in the rulebook. */
  readonly rules: readonly { readonly href: string; readonly title: string }[];
  /** The kinds met, by when they come back, the soonest first. */
  readonly back: readonly { readonly when: string; readonly kinds: readonly string[] }[];
  /** How many problems wait to be done again. */
  readonly again: number;
  /** The time taken in milliseconds, where the reader has asked for it. */
  readonly took: number | null;
  readonly trouble: string | null;
}

/** So many rules are named at the end, those missed oftenest first. */
const RULES = 6;

/** What a sitting has come to so far; `kinds` are the names of the kinds. */
export function sumUp(sitting: SittingRun, kinds: Readonly<Record<string, string>>): Summary {
  const { answers, missed, choices, trouble } = sitting.record;
  const first = firstAnswers(sitting.answers);
  const times = new Map<string, number>();
  for (const rule of first.flatMap(({ wrong }) => wrong)) {
    times.set(rule, (times.get(rule) ?? 0) + 1);
  }
  const rules = [...times]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([rule]) => placeOf(rule as RuleId, sitting.titles) ?? [])
    .slice(0, RULES);
  const day = today();
  const met = new Set(first.map(({ kind }) => kind));
  const byDay = new Map<string, string[]>();
  const due = [...skillsOf(answers, day)]
    .filter(([kind]) => met.has(kind))
    .sort(([, a], [, b]) => dayNumber(a.due) - dayNumber(b.due));
  for (const [kind, standing] of due) {
    const when = whenWords(standing.due, day);
    byDay.set(when, [...(byDay.get(when) ?? []), kinds[kind] ?? kind]);
  }
  const missedNow = Object.fromEntries(first.map(({ item }) => [item, null]));
  return {
    right: first.filter(isRight).length,
    of: first.length,
    rules,
    back: [...byDay].map(([when, names]) => ({ when, kinds: names })),
    again: waiting(answers, { ...missedNow, ...missed }).length,
    took: choices.timer ? now() - sitting.begun : null,
    trouble,
  };
}
