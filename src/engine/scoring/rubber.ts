import type { Result } from "../core/result.ts";
import { scoreDeal, type ScoreItem, type ScoreOptions } from "./deal.ts";
import type { DealOutcome } from "./outcome.ts";
import { keepSheet, type Rubber as AnyRubber } from "./sheet.ts";
import { GAME_POINTS, RUBBER_BONUS } from "./values.ts";

/** A rubber of auction. */
export type Rubber = AnyRubber<ScoreItem>;

/** Added for each game won where a rubber is broken off at an agreed hour. (Rule `auction.law.rubber.unfinished`.) */
export const UNFINISHED_GAME = 125;

/**
 * Keeps the score of a rubber of auction: thirty points below the line win a game, and the first side to win two games
 * adds 250. (Rules `auction.rubber.best-of-three`, `auction.rubber.bonus-250`, `auction.rubber.difference`.)
 */
export function keepRubber(
  outcomes: readonly DealOutcome[],
  options: ScoreOptions & { readonly bonus?: number } = {},
): Result<Rubber> {
  return keepSheet(outcomes, {
    gamePoints: GAME_POINTS,
    gamesToWin: 2,
    adds: ["below", "above"],
    score: (outcome) => scoreDeal(outcome, options),
    bonus: () => options.bonus ?? RUBBER_BONUS,
  });
}
