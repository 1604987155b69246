import type { FunctionComponent } from "preact";
import type { BySide } from "../../../engine/core/seat.ts";
import type { ScoredGame } from "../../../engine/games/game.ts";
import type { Draft, HouseRules } from "../../../tabletop/score-sheet.ts";
import { ContractFields } from "./ContractFields.tsx";
import { Later } from "./Later.tsx";

export interface FieldsProps {
  readonly game: ScoredGame;
  readonly draft: Draft;
  readonly house: HouseRules;
  readonly names: BySide<string>;
  /** Writes into boxes of the form. */
  readonly set: (changes: Draft) => void;
}

/** The boxes of a deal, by what a game records; those of auction, with which the page is drawn, are at hand. */
export const DEAL_FIELDS: Readonly<Record<ScoredGame["records"], FunctionComponent<FieldsProps>>> =
  {
    contract: ContractFields,
    make: (props) => <Later part="MakeFields" with={props} />,
    tricks: (props) => <Later part="TricksFields" with={props} />,
    "modern-contract": (props) => <Later part="ModernFields" with={props} />,
  };
