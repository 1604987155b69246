import { ok, refuse, type Result } from "../engine/core/result.ts";
import type { Mark } from "../exercises/kit/exercise.ts";
import { parseManyAnswers, type Answers } from "./answers.ts";
import type { Step } from "./model.ts";
import type { StepProblem } from "./pose.ts";
import { markReply, type Marked } from "./reply.ts";

/** A set that was given to a class, with its steps laid out; a fresh step has no one problem, and is null. */
export interface GivenSet {
  readonly id: string;
  readonly steps: readonly Step[];
  readonly problems: readonly (StepProblem | null)[];
}

/** One student’s work on the set. */
export interface Student {
  /** His name as he typed it, or his three signs where he gave none. */
  readonly called: string;
  readonly name: string;
  readonly tag: string;
  readonly marked: readonly Marked[];
  /** How many steps he answered soundly: at the first try, or in an exam as he left them. */
  readonly right: number;
}

/** What a pile of codes came to for one set. */
export interface ClassResults {
  readonly students: readonly Student[];
  /** How many codes were handed in more than once. */
  readonly twice: number;
  /** Codes that answer other sets, by the six signs of the set. */
  readonly others: readonly { readonly set: string; readonly count: number }[];
  /** Codes that were refused, each named by its first signs or by who handed it in. */
  readonly refused: readonly { readonly named: string; readonly fault: string }[];
}

/** Who handed it in, for a table or a refusal. */
export function calledBy({ name, tag }: Answers): string {
  return name.trim() || `No name, ${tag}`;
}

/** Whether an answer stands: the book’s, or another as good. */
export function isRight(mark: Mark | null): boolean {
  return mark === "best" || mark === "acceptable";
}

/**
 * Sorts a text full of codes for one set: each student once, in the order of names; the same code handed in twice counted once;
 * codes of other sets and codes that cannot be told apart from a forgery put aside and named.
 */
export function resultsOf(set: GivenSet, text: string): ClassResults {
  const { answers, refused } = parseManyAnswers(text);
  const students: Student[] = [];
  const faults = [...refused];
  const seen = new Set<string>();
  const others = new Map<string, number>();
  let twice = 0;
  for (const one of answers) {
    const key = JSON.stringify(one);
    if (seen.has(key)) {
      twice += 1;
      continue;
    }
    seen.add(key);
    if (one.set !== set.id) {
      others.set(one.set, (others.get(one.set) ?? 0) + 1);
      continue;
    }
    const student = markStudent(set, one);
    if (student.ok) students.push(student.value);
    else faults.push({ named: calledBy(one), fault: student.violation.message });
  }
  return {
    students: students.sort((a, b) => a.called.localeCompare(b.called)),
    twice,
    others: [...others].map(([id, count]) => ({ set: id, count })),
    refused: faults,
  };
}

function markStudent(set: GivenSet, answers: Answers): Result<Student> {
  if (answers.replies.length !== set.problems.length) {
    return refuse(
      "odd-length",
      `The code answers ${answers.replies.length} questions, and the set has ${set.problems.length}: it was not made by this site.`,
    );
  }
  const marked: Marked[] = [];
  for (const [at, reply] of answers.replies.entries()) {
    const problem = set.problems[at];
    const one = problem
      ? reply.fresh
        ? refuse("odd-reply", "an answer to a problem that was not set")
        : markReply(problem, reply)
      : ok({ reply, mark: reply.fresh?.mark ?? null, missed: [] });
    if (!one.ok) {
      return refuse(
        one.violation.code,
        `Question ${at + 1} has ${one.violation.message}: the code was not made by this site.`,
      );
    }
    marked.push(one.value);
  }
  return ok({
    called: calledBy(answers),
    name: answers.name,
    tag: answers.tag,
    marked,
    right: marked.filter(({ mark }) => isRight(mark)).length,
  });
}

/** The rules missed by most students, with how many missed each, the most first. */
export function rulesMissed(
  students: readonly Student[],
): readonly { readonly rule: string; readonly count: number }[] {
  const times = new Map<string, number>();
  for (const { marked } of students) {
    for (const rule of new Set(marked.flatMap(({ missed }) => missed))) {
      times.set(rule, (times.get(rule) ?? 0) + 1);
    }
  }
  return [...times]
    .map(([rule, count]) => ({ rule, count }))
    .sort((a, b) => b.count - a.count || a.rule.localeCompare(b.rule));
}

/** Who of a list of names, one a line, has not handed in; capitals and spaces make no difference. */
export function absentees(list: string, students: readonly Student[]): readonly string[] {
  const plain = (name: string) => name.trim().replace(/\s+/g, " ").toLocaleLowerCase("en-GB");
  const here = new Set(students.map(({ name }) => plain(name)));
  return list
    .split("\n")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !here.has(plain(name)));
}
