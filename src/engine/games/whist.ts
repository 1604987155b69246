import { settledByTurnUp } from "../declaring/turn-up.ts";
import { CUTTING } from "./cutting-rules.ts";
import type { ScoredWhist, WhistGame } from "./game.ts";
import { SCORED_WHIST_ENGLISH, SCORED_WHIST_FORMS } from "./scored-whist.ts";

/** Whist in one way of scoring it: the last card turned, no dummy, equal cuts cut again. */
function whistGame(scored: ScoredWhist): WhistGame {
  return {
    ...scored,
    cutting: CUTTING[scored.id],
    declaring: { kind: "turn-up", settled: settledByTurnUp },
    aim: () => "win",
  };
}

/** English whist: five points, honours, rubbers. */
export const whistEnglish = whistGame(SCORED_WHIST_ENGLISH);

/** American whist: seven points by tricks alone. */
export const whistAmerican = whistGame(SCORED_WHIST_FORMS.seven);
