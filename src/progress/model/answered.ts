import * as v from "valibot";
import { isDay, type Day } from "./days.ts";

/** How an answer was marked; the words are those of the verdict. */
export const MARKS_KEPT = ["best", "acceptable", "wrong"] as const;

const Names = v.array(v.string());

/** One answer as it is kept: what was asked, what was said, and which rules were known and which were not. */
const Answered = v.object({
  /** Unlike any other on any device, so that two records can be laid together. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** When, in milliseconds of universal time, for the order of answers. */
  at: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** The reader’s own calendar day. */
  day: v.custom<Day>(isDay, "a day of the calendar was expected"),
  /** The kind of exercise, by its slug. */
  kind: v.string(),
  /** The problem, by its id: `lead:7` from a seed, `lead-card:king-queen` from a lesson. */
  item: v.string(),
  level: v.picklist([1, 2, 3]),
  mark: v.picklist(MARKS_KEPT),
  /** Rules that the answer showed to be known, and rules that it missed. */
  right: Names,
  wrong: Names,
  /** 1 for the first answer to the problem, and one more for each time it is tried again. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Hints taken before it. */
  hints: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Answered = v.InferOutput<typeof Answered>;

/** Slugs and rule ids that have been renamed since records were kept, old to new. They are read under the new name. */
export interface Renamed {
  readonly kinds: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

/** What has been renamed so far. */
export const RENAMED: Renamed = { kinds: {}, rules: {} };

/** The answer under the names of today. */
function underNewNames(answer: Answered, { kinds, rules }: Renamed): Answered {
  const kind = kinds[answer.kind] ?? answer.kind;
  const now = (ids: readonly string[]) => ids.map((id) => rules[id] ?? id);
  return {
    ...answer,
    kind,
    item: answer.item.startsWith(`${answer.kind}:`)
      ? `${kind}${answer.item.slice(answer.kind.length)}`
      : answer.item,
    right: now(answer.right),
    wrong: now(answer.wrong),
  };
}

/** Reads one kept answer; null where it is not one, whatever it is. */
export function readAnswered(stored: unknown, renamed: Renamed = RENAMED): Answered | null {
  const read = v.safeParse(Answered, stored);
  return read.success ? underNewNames(read.output, renamed) : null;
}

/** Why a thing is not a kept answer, and at which of its parts; null where it is one. */
export function faultIn(stored: unknown): string | null {
  const read = v.safeParse(Answered, stored);
  if (read.success) return null;
  const [issue] = read.issues;
  return `${v.getDotPath(issue) ?? "it"}: ${issue.message}`;
}

/** The answers in the order they were given, each once: two records laid together lose nothing. */
export function together(...records: readonly (readonly Answered[])[]): Answered[] {
  const byId = new Map(records.flat().map((answer) => [answer.id, answer]));
  return [...byId.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** The first answers to each problem posed, which alone show what was known. */
export function firstAnswers(answers: readonly Answered[]): Answered[] {
  return answers.filter(({ attempt }) => attempt === 1);
}

/** Whether the answer was sound. */
export function isRight({ mark }: Answered): boolean {
  return mark !== "wrong";
}
