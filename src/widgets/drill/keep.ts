import type { Exercise, Problem, Solution, Verdict } from "../../exercises/kit/exercise.ts";
import { levelOf } from "../../exercises/kit/problem.ts";
import { now, today } from "../../progress/clock.ts";
import { keepHere } from "../../progress/keep.ts";
import type { Answered } from "../../progress/model/answered.ts";
import { seedOf } from "../address.ts";
import { freshSeed } from "../chance.ts";

/** An answer as the drill knows it: to what, how it was marked, at which attempt, with how much help. */
export interface Given {
  readonly exercise: Exercise;
  readonly problem: Problem;
  readonly solution: Solution;
  readonly verdict: Verdict;
  readonly attempt: number;
  readonly hints: number;
}

/**
 * Which rules an answer shows to be known, and which it misses. One thing chosen shows the rules it rests on, or misses
 * those of the best choice; of figures and of several chosen at once each stands for its own, and a rule that is both is missed.
 */
export function rulesShown({
  solution,
  verdict,
}: Pick<Given, "solution" | "verdict">): Pick<Answered, "right" | "wrong"> {
  const { lines, mark, rules } = verdict;
  const all = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  if (lines) {
    const wrong = all(lines.filter(({ right }) => !right).map((line) => line.rules));
    const right = all(lines.filter((line) => line.right).map((line) => line.rules));
    return { right: right.filter((rule) => !wrong.includes(rule)), wrong };
  }
  if (mark !== "wrong" || solution.type !== "choices") return { right: all([rules]), wrong: [] };
  const best = solution.choices.find((choice) => choice.mark === "best");
  return { right: [], wrong: all([best?.rules ?? []]) };
}

/**
 * Keeps an answer in the reader’s record on this device. Gives the answer as it was kept, and the sentence to say where the
 * browser would not.
 */
export async function keep(
  given: Given,
): Promise<{ readonly kept: Answered; readonly trouble: string | null }> {
  const { exercise, problem, verdict, attempt, hints } = given;
  const at = now();
  const kept: Answered = {
    // Two answers in one instant, on one device or two, are told apart by chance.
    id: `${at.toString(36)}-${freshSeed().toString(36)}`,
    at,
    day: today(),
    kind: problem.kind,
    item: problem.id,
    level: levelOf(exercise, seedOf(problem) ?? 0),
    mark: verdict.mark,
    ...rulesShown(given),
    attempt,
    hints,
  };
  return { kept, trouble: await keepHere(kept, problem) };
}
