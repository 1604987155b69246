import type { RuleId } from "../../../rulebook/rules.ts";
import type { Board } from "../../../tabletop/deals/board.ts";
import type { Under } from "../../../tabletop/deals/declare.ts";
import type { Laid } from "../../../tabletop/deals/desk.ts";

export interface DealDeskProps {
  /** Rules that an opening lead may be asked for by, with their titles. */
  readonly leadRules: readonly { readonly rule: RuleId; readonly title: string }[];
}

/** What every part of the desk below the hands is given. */
export interface RoomProps extends DealDeskProps {
  readonly board: Board;
  readonly laid: Laid;
  readonly under: Under;
  readonly onUnder: (patch: Partial<Under>) => void;
  readonly onBoard: (board: Board, said: string) => void;
  readonly onAdd: (boards: readonly Board[], said: string) => void;
}
