import { must } from "../../engine/core/result.ts";
import { scoreStraight } from "../../engine/scoring/straight.ts";
import type { Posed, Solution } from "../kit/exercise.ts";
import { solveStanding, startingAt } from "./revoke-standing.ts";
import { sceneOf } from "../kit/scene.ts";

/** A revoke at straight bridge: where each side stands toward the game. */
export function solveStraightRevoke(problem: Posed): Solution {
  const { deal, before, house } = sceneOf(problem, "straight-deal");
  const lines = must(scoreStraight(deal, startingAt(before), house));
  return solveStanding({ lines, before, deal }, "straight.both-sides-score");
}
