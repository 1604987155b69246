import type { Result } from "../core/result.ts";
import { keepSheet, type Rubber } from "./sheet.ts";
import type { StraightOutcome } from "./straight-outcome.ts";
import { scoreStraight, type StraightItem, type StraightOptions } from "./straight.ts";
import { GAME_POINTS, STRAIGHT_RUBBER_BONUS } from "./values.ts";

/**
 * Keeps a rubber of straight bridge: games of thirty by tricks, the best of three, 100 to its winners. (Rules
 * `straight.game.frame`, `straight.rubber.bonus`, `straight.settle`.)
 */
export function keepStraight(
  outcomes: readonly StraightOutcome[],
  options: StraightOptions & { readonly bonus?: number } = {},
): Result<Rubber<StraightItem>> {
  return keepSheet(outcomes, {
    gamePoints: GAME_POINTS,
    gamesToWin: 2,
    adds: ["below", "above"],
    score: (outcome, before) => scoreStraight(outcome, before, options),
    bonus: () => options.bonus ?? STRAIGHT_RUBBER_BONUS,
  });
}
