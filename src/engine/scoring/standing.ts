import type { BySide } from "../core/seat.ts";

/** Where a rubber stands as a deal begins: each side’s score toward the current game, and the games it has won. */
export interface Standing {
  readonly game: BySide<number>;
  readonly gamesWon: BySide<number>;
}

/** Nothing scored yet, no game won. */
export const AT_LOVE: Standing = { game: { YZ: 0, AB: 0 }, gamesWon: { YZ: 0, AB: 0 } };
