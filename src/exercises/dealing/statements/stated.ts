import type { StatementPart } from "./parts.ts";
import type { StatedGame } from "./statement.ts";

/** What a problem states, by name: several things of one game, or one thing, to be placed in its games. */
export interface Stated {
  readonly part: StatementPart;
  readonly said: readonly string[];
  readonly game?: StatedGame;
}

/** The answer that stands where a statement is so in none of the games named. */
export const NOWHERE = "nowhere";
