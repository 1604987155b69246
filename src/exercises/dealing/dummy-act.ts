import type { Seat } from "../../engine/core/seat.ts";
import type { Code, LawGame } from "../../engine/laws/code.ts";
import type { DummyAct } from "../../engine/laws/dummy.ts";

/** The games that have a dummy. */
export type DummyGame = Exclude<LawGame, "whist">;

/** Something that dummy might say or do, and whether he has kept his rights. */
export interface DummyPosed {
  readonly act: DummyAct;
  readonly game: DummyGame;
  readonly code: Code;
  readonly declarer: Seat;
  /** Whether his hand lies on the table yet. */
  readonly down: boolean;
  /** Whether he has looked into a player’s hand on purpose. */
  readonly looked: boolean;
}
