import type { Result } from "../core/result.ts";
import { otherSide, type BySide, type Side } from "../core/seat.ts";
import {
  MADE_GAME,
  scoreRubberContract,
  type ContractItem,
  type ContractOutcome,
} from "./contract.ts";
import { keepSheet, type Rubber } from "./sheet.ts";

/** 700 to a side that wins two games running, 500 where the others have won one. */
export function contractRubberBonus(gamesWon: BySide<number>, winner: Side): number {
  return gamesWon[otherSide(winner)] === 0 ? 700 : 500;
}

/** Keeps a rubber of contract: a hundred below the line win a game, the best of three. */
export function keepContract(outcomes: readonly ContractOutcome[]): Result<Rubber<ContractItem>> {
  return keepSheet(outcomes, {
    gamePoints: MADE_GAME,
    gamesToWin: 2,
    adds: ["below", "above"],
    score: scoreRubberContract,
    bonus: contractRubberBonus,
  });
}
