import type { Session } from "../../../tabletop/playing/session.ts";
import { opening, type HandCosts, type LineCosts, type PlayProps } from "./stage.ts";

/** A deal on the table, and how the reader looks at it. */
export interface PlayState {
  readonly session: Session;
  /** How many tricks have been gathered before the reader’s eyes. */
  readonly gathered: number;
  /** Something that could not be done, in a sentence. */
  readonly trouble: string;
  readonly losses: LineCosts;
  readonly costs: HandCosts;
  /** The reader’s own line, while another is shown for an example. */
  readonly kept: Session | null;
  /** Whether the questions of a printed hand are being answered in place of the play. */
  readonly asking: boolean;
}

export const NO_LOSSES: LineCosts = new Map();
export const NO_COSTS: HandCosts = new Map();

/** The table as it is first drawn. */
export function firstState(props: PlayProps): PlayState {
  return {
    session: props.from ?? opening(props),
    gathered: 0,
    trouble: "",
    losses: NO_LOSSES,
    costs: NO_COSTS,
    kept: null,
    asking: false,
  };
}
