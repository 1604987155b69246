import type { RuleId } from "../../rulebook/rules.ts";
import type { Strain } from "../declaring/strain.ts";
import { GAME_POINTS, TRICK_VALUE } from "../scoring/values.ts";

/** What hangs on a play that may gain tricks and may lose them. */
export interface AtStake {
  /** Declarer: the contract is safe if nothing is risked. */
  readonly contractSure?: boolean;
  /** Declarer: the tricks already sure win the game. */
  readonly sureWinsGame?: boolean;
  /** Declarer: the tricks hoped for would win it. */
  readonly extraWinsGame?: boolean;
  /** Adversaries: a trick in reach sets the contract. */
  readonly canSet?: boolean;
  /** Either side: a trick in reach saves a game that is in danger. */
  readonly gameInDanger?: boolean;
}

/** What to do about it. */
export interface ScoreAdvice {
  /** `save` the game, `set` the contract, `risk` what is sure for more, or `keep` what is sure. */
  readonly advice: "save" | "set" | "risk" | "keep";
  readonly rules: readonly RuleId[];
}

/**
 * Playing to the score: save the game before trying to win it, set a contract while you can, and never risk a sure contract
 * for more unless the more wins the game and what is sure does not. Null where nothing is sure, so that the rules do not
 * say. Foster 1914, “Playing to the score”.
 */
export function playToScore(stake: AtStake): ScoreAdvice | null {
  if (stake.gameInDanger) return { advice: "save", rules: ["score-play.save-first"] };
  if (stake.canSet) return { advice: "set", rules: ["score-play.no-risk"] };
  if (!stake.contractSure) return null;
  const worth = stake.extraWinsGame === true && stake.sureWinsGame !== true;
  return { advice: worth ? "risk" : "keep", rules: ["score-play.no-risk"] };
}

/**
 * The same from the figures: a declarer at `below` points toward game is sure of `sure` tricks over the book and hopes for
 * `hoped`. Rule `score-play.attention`.
 */
export function stakeOf(contract: {
  readonly strain: Strain;
  readonly level: number;
  readonly multiplier: 1 | 2 | 4;
  readonly below: number;
  readonly sure: number;
  readonly hoped: number;
}): AtStake {
  const { strain, level, multiplier, below, sure, hoped } = contract;
  const wins = (odd: number) => below + odd * TRICK_VALUE[strain] * multiplier >= GAME_POINTS;
  return {
    contractSure: sure >= level,
    sureWinsGame: sure >= level && wins(sure),
    extraWinsGame: hoped >= level && wins(hoped),
  };
}
