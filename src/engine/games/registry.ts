import { auction1914 } from "./auction-1914.ts";
import type { Game, GameId } from "./game.ts";

/** Every game the project knows, by id. */
export const GAMES: Readonly<Record<GameId, Game>> = { "auction-1914": auction1914 };
