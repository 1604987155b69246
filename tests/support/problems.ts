import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Problem, Solution } from "../../src/exercises/kit/exercise.ts";
import { isKindId } from "../../src/exercises/kit/kinds.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";

export interface Solved {
  readonly problem: Problem;
  readonly solution: Solution;
}

async function kindOf(kind: string) {
  if (!isKindId(kind)) throw new Error(`there is no kind of exercise “${kind}”`);
  return loadAuthored(kind);
}

/** An authored item with its solution, as the engine gives it. */
export async function solvedItem(kind: string, item: string): Promise<Solved> {
  const exercise = await kindOf(kind);
  const problem = fromItem(exercise, item);
  return { problem, solution: exercise.solve(problem) };
}

/** The problem of a seed with its solution. */
export async function solvedSeed(kind: string, seed: number): Promise<Solved> {
  const exercise = await kindOf(kind);
  const problem = await fromSeed(exercise, seed);
  return { problem, solution: exercise.solve(problem) };
}
