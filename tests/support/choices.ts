import type { Mark, Solution } from "../../src/exercises/kit/exercise.ts";

/** The answers of a choice by their marks, in the order they are shown, with a space between. */
export function choiceMarks(solution: Solution): Readonly<Record<Mark, string>> {
  if (solution.type !== "choices") throw new Error("choices were expected");
  const marked = (mark: Mark) =>
    solution.choices
      .filter((choice) => choice.mark === mark)
      .map(({ id }) => id)
      .join(" ");
  return { best: marked("best"), acceptable: marked("acceptable"), wrong: marked("wrong") };
}
