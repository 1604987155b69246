import type { BySide } from "../../../engine/core/seat.ts";
import type { ScoredGame } from "../../../engine/games/game.ts";
import type { Draft, HouseRules } from "../../../tabletop/score-sheet.ts";

/** What every box of a deal is drawn from. */
export interface FieldsProps {
  readonly game: ScoredGame;
  readonly draft: Draft;
  readonly house: HouseRules;
  readonly names: BySide<string>;
  /** Writes into boxes of the form. */
  readonly set: (changes: Draft) => void;
}
