import type { Result } from "../core/result.ts";
import { SIDES, type Side } from "../core/seat.ts";
import { keepSheet, type Rubber } from "./sheet.ts";
import type { WhistForm } from "./whist-forms.ts";
import { rubberPoints, scoreWhist, type WhistItem, type WhistOutcome } from "./whist.ts";

/**
 * Keeps a rubber of whist, or a single game where the form plays those. What counts at the end is what stands above the
 * line, except where the form adds the points themselves. (Rules `whist.rubber-bonus`, `whist.rubber-min-max`.)
 */
export function keepWhist(
  outcomes: readonly WhistOutcome[],
  form: WhistForm,
): Result<Rubber<WhistItem>> {
  return keepSheet(outcomes, {
    gamePoints: form.gamePoints,
    gamesToWin: form.gamesToWin,
    adds: [form.gameValue === "none" ? "below" : "above"],
    score: (outcome, before) => scoreWhist(outcome, form, before),
    bonus: () => form.rubberBonus,
  });
}

/** A game that has been won, for counting up a rubber of English whist. */
export interface WonGame {
  readonly winner: Side;
  readonly losersScore: number;
}

/**
 * What a rubber of English whist comes to from its games: the winners’ rubber points and two for the rubber, less the
 * losers’. Null where nobody has won two games. From one point to a bumper of eight. (Rules `whist.rubber-bonus`,
 * `whist.rubber-min-max`.)
 */
export function rubberValue(
  games: readonly WonGame[],
  bonus = 2,
): { readonly winner: Side; readonly points: number } | null {
  const winner = SIDES.find((side) => games.filter((game) => game.winner === side).length === 2);
  if (!winner) return null;
  const points = games.reduce(
    (sum, game) => sum + (game.winner === winner ? 1 : -1) * rubberPoints(game.losersScore),
    bonus,
  );
  return { winner, points };
}
