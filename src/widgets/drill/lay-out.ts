import {
  rulesCited,
  type Exercise,
  type Problem,
  type Solution,
} from "../../exercises/kit/exercise.ts";
import { fetchViews } from "../views.ts";
import { placeOf, type Titles } from "./RuleLinks.tsx";

/** A problem with all that it takes to draw and mark it. */
export interface Laid {
  readonly problem: Problem;
  readonly solution: Solution;
  readonly titles: Titles;
}

/** Fetches what a problem needs to be drawn and marked; of the titles it may cite, only where one is not at hand. */
export async function layOut(exercise: Exercise, problem: Problem, titles: Titles): Promise<Laid> {
  await fetchViews(problem);
  const solution = exercise.solve(problem);
  if (rulesCited(solution).every((rule) => placeOf(rule, titles))) {
    return { problem, solution, titles };
  }
  const response = await fetch(`/practice/${problem.kind}/titles.json`);
  return { problem, solution, titles: (await response.json()) as Titles };
}
