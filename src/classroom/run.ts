import { MAX_SEED } from "../engine/core/random.ts";
import { choicesOf, fieldsOf, type Answer } from "../exercises/kit/ask.ts";
import type { StepProblem } from "./pose.ts";
import type { Reply } from "./reply.ts";
import { SIGNS } from "./symbols.ts";

/** Fresh problems have numbers of six figures, like those of the practice rooms. */
const MOST_SEED = 999_999;

/**
 * The number of the fresh problem that a student with this tag is dealt at this place: always the same, so that a page
 * opened again shows him the same cards.
 */
export function seedFor(tag: string, at: number): number {
  let hash = (at + 1) * 0x9e3779b1;
  for (const sign of tag) hash = Math.imul(hash ^ (SIGNS.indexOf(sign) + 1), 0x85ebca6b);
  hash ^= hash >>> 15;
  return 1 + (((hash & MAX_SEED) >>> 0) % MOST_SEED);
}

/** The answer a reply stands for, to show it again; null where none was given, or its figures are not known. */
export function answerOf({ ask, solution }: StepProblem, { given }: Reply): Answer | null {
  const choices = choicesOf(ask);
  switch (given.type) {
    case "none":
      return null;
    case "choice": {
      const id = choices[given.at];
      return id === undefined ? null : { type: "choice", id };
    }
    case "several":
      return { type: "several", ids: given.at.flatMap((at) => choices[at] ?? []) };
    case "figures": {
      if (given.figures.includes("wrong")) return null;
      const right = solution.type === "entries" ? solution.entries : [];
      const values = fieldsOf(ask).map(({ id }, at) => {
        const figure = given.figures[at];
        const value = right.find(({ field }) => field === id)?.value ?? 0;
        return [id, typeof figure === "number" ? figure : value] as const;
      });
      return { type: "numbers", values: Object.fromEntries(values) };
    }
    default:
      return given satisfies never;
  }
}
