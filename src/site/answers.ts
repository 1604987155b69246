import { loadAuthored } from "../exercises/authored.ts";
import type { Problem, Solution } from "../exercises/kit/exercise.ts";
import { isKindId } from "../exercises/kit/kinds.ts";
import { fromItem, fromSeed } from "../exercises/kit/problem.ts";

/** An exercise of a lesson with every answer graded. */
export interface Answered {
  readonly problem: Problem;
  readonly solution: Solution;
}

/** The exercises a lesson’s MDX names, in order, each solved by the engine: for the page of answers of a handout. */
export async function answersOf(mdxBody: string): Promise<Answered[]> {
  return Promise.all(
    Array.from(mdxBody.matchAll(/<Exercise\s([^>]*)\/>/g), async ([tag, attributes = ""]) => {
      const kind = /\bkind="([^"]*)"/.exec(attributes)?.[1];
      if (!isKindId(kind)) throw new Error(`No kind of exercise is named in ${tag}`);
      const exercise = await loadAuthored(kind);
      const item = /\bitem="([^"]*)"/.exec(attributes)?.[1];
      const seed = Number(/\bseed=\{(\d+)\}/.exec(attributes)?.[1] ?? 1);
      const problem =
        item === undefined ? await fromSeed(exercise, seed) : fromItem(exercise, item);
      return { problem, solution: exercise.solve(problem) };
    }),
  );
}
