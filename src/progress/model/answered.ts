import type { Day } from "./days.ts";

/** How an answer was marked; the words are those of the verdict. */
export const MARKS_KEPT = ["best", "acceptable", "wrong"] as const;

/**
 * One answer as it is kept: what was asked, what was said, and which rules were known and which were not. It is read back
 * by `read-answered.ts`, which a page that only keeps answers does without.
 */
export interface Answered {
  /** Unlike any other on any device, so that two records can be laid together. */
  readonly id: string;
  /** When, in milliseconds of universal time, for the order of answers. */
  readonly at: number;
  /** The reader’s own calendar day. */
  readonly day: Day;
  /** The kind of exercise, by its slug. */
  readonly kind: string;
  /** The problem, by its id: `lead:7` from a seed, `lead-card:king-queen` from a lesson. */
  readonly item: string;
  readonly level: 1 | 2 | 3;
  readonly mark: (typeof MARKS_KEPT)[number];
  /** Rules that the answer showed to be known. */
  readonly right: readonly string[];
  /** Rules that it missed. */
  readonly wrong: readonly string[];
  /** 1 for the first answer to the problem, and one more for each time it is tried again. */
  readonly attempt: number;
  /** Hints taken before it. */
  readonly hints: number;
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
