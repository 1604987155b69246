import type { Step } from "./model.ts";
import { settle } from "./pose.ts";

/** The questions of a set after one has gone from one place to another, both from 0; the same where a place does not exist. */
export function moved(steps: readonly Step[], from: number, to: number): readonly Step[] {
  const step = steps[from];
  if (!step || to < 0 || to >= steps.length) return steps;
  return steps.toSpliced(from, 1).toSpliced(to, 0, step);
}

/** Another problem of the same kind at the same level: six is the least number that two and three levels divide. */
export function dealtAgain(
  step: Extract<Step, { type: "seed" }>,
  drawn: number,
): Extract<Step, { type: "seed" }> {
  return { ...step, seed: drawn - (drawn % 6) + (step.seed % 6) };
}

/** How many questions of a set are dealt afresh to each student. */
export function freshIn(steps: readonly Step[]): number {
  return steps.filter(({ type }) => type === "fresh").length;
}

/**
 * The questions with every one that is dealt afresh made exact: one problem of its kind and level, the same for everybody.
 * `draw` gives the number of each; rejects where a kind cannot be fetched.
 */
export function madeExact(steps: readonly Step[], draw: () => number): Promise<readonly Step[]> {
  return Promise.all(
    steps.map((step) => (step.type === "fresh" ? settle(step, draw()) : Promise.resolve(step))),
  );
}
