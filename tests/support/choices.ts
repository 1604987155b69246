import type { Choice, Mark, Solution } from "../../src/exercises/kit/exercise.ts";

function choices(solution: Solution): readonly Choice[] {
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices;
}

/** The answers of a mark, in the order they are offered. */
export function idsMarked(solution: Solution, mark: Mark): string[] {
  return choices(solution)
    .filter((choice) => choice.mark === mark)
    .map(({ id }) => id);
}

/** Why an answer is marked as it is; throws on one that is not offered. */
export function becauseOf(solution: Solution, id: string): string {
  const choice = choices(solution).find((each) => each.id === id);
  if (!choice) throw new Error(`${id} is not offered`);
  return choice.because;
}

/** The answers of a choice by their marks, in the order they are shown, with a space between. */
export function choiceMarks(solution: Solution): Readonly<Record<Mark, string>> {
  const marked = (mark: Mark) => idsMarked(solution, mark).join(" ");
  return { best: marked("best"), acceptable: marked("acceptable"), wrong: marked("wrong") };
}
