import type { Exercise, Posed, Solution } from "./exercise.ts";
import { Parts } from "./parts.ts";

/**
 * How a kind marks answers whose marking is fetched apart, since it asks a good deal of the engine. It is spread into the
 * kind; marking before it was made ready throws, since that is a bug of ours.
 */
export function lateSolve(
  load: () => Promise<(problem: Posed) => Solution>,
): Required<Pick<Exercise, "ready" | "solve">> {
  const part = new Parts({ solve: load });
  return {
    ready: () => part.fetch(),
    solve: (problem) => part.get("solve")(problem),
  };
}
