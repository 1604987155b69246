import type { Standing } from "../../engine/conventions/score-play.ts";

/** What is asked of a contract in play: how many tricks are wanted, and for what, or whether to run a risk. */
export type StakeAsked = "game" | "set" | "save" | "declarer" | "adversary";

/** A contract in play as told to one side: what it has toward game and, where a risk is offered, how the two lines end. */
export interface AtStakePosed extends Standing {
  readonly asks: StakeAsked;
  /** The tricks in all that the viewer’s side takes for sure, if he risks none. */
  readonly sure: number;
  /** The tricks in all if the risk comes off. */
  readonly hoped: number;
  /** The tricks in all if it does not. */
  readonly feared: number;
}
