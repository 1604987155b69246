import type { FunctionComponent } from "preact";
import type { ScoredGame } from "../../../engine/games/game.ts";
import { ContractFields } from "./ContractFields.tsx";
import type { FieldsProps } from "./field-props.ts";
import { Later } from "./Later.tsx";

/** The boxes of a deal, by what a game records; those of auction, with which the page is drawn, are at hand. */
export const DEAL_FIELDS: Readonly<Record<ScoredGame["records"], FunctionComponent<FieldsProps>>> =
  {
    contract: ContractFields,
    make: (props) => <Later part="MakeFields" with={props} />,
    tricks: (props) => <Later part="TricksFields" with={props} />,
    "modern-contract": (props) => <Later part="ModernFields" with={props} />,
  };
