import { parseManyAnswers } from "../../../classroom/answers.ts";
import type { GivenSet } from "../../../classroom/results.ts";
import { idOf, parseSet, type ClassSet, type StepProblem } from "../../../classroom/set.ts";
import { ok, refuse, type Result } from "../../../engine/core/result.ts";
import { keptSets } from "../kept-sets.ts";
import { layStep } from "../lay.ts";
import type { Collected } from "./collected.ts";

/** The set that the codes answer: the one in the box, or one of this device’s list; refuses where neither is known. */
export function setFor({ set, codes }: Collected): Result<ClassSet> {
  if (set.trim()) return parseSet(set);
  const wanted = new Set(parseManyAnswers(codes).answers.map((one) => one.set));
  const kept = keptSets().find(({ id }) => wanted.has(id));
  return kept
    ? ok(kept.set)
    : refuse("no-set", "Which set do these codes answer? Paste its link or code in the box above.");
}

/** A set with its steps laid out. Refuses what this edition has not got; rejects where a step is out of reach. */
export async function layGiven(set: ClassSet): Promise<Result<GivenSet>> {
  const problems: (StepProblem | null)[] = [];
  for (const [at, step] of set.steps.entries()) {
    if (step.type === "fresh") {
      problems.push(null);
      continue;
    }
    const laid = await layStep(step);
    if (!laid.ok) {
      return refuse(laid.violation.code, `Question ${at + 1}: ${laid.violation.message}`);
    }
    problems.push(laid.value);
  }
  return ok({ id: idOf(set), steps: set.steps, problems });
}
