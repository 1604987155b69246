import { must } from "../../engine/core/result.ts";
import { AMERICAN, ENGLISH } from "../../engine/scoring/whist-forms.ts";
import { scoreWhist } from "../../engine/scoring/whist.ts";
import type { Posed, Solution } from "../kit/exercise.ts";
import { solveStanding, startingAt } from "./revoke-standing.ts";
import { sceneOf } from "../kit/scene.ts";

const FORM = { english: ENGLISH, american: AMERICAN } as const;

/** A revoke at whist: where each side stands. */
export function solveWhistRevoke(problem: Posed): Solution {
  const { deal, before, form } = sceneOf(problem, "whist-deal");
  const lines = must(scoreWhist(deal, FORM[form], startingAt(before)));
  return solveStanding({ lines, before, deal }, "whist.object");
}
