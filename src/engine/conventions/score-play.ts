import type { RuleId } from "../../rulebook/rules.ts";
import type { Bid } from "../declaring/call.ts";
import { BOOK, GAME_POINTS, TRICK_VALUE } from "../scoring/values.ts";

/** Tricks in a deal. */
const TRICKS = 13;

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

/** A contract being played, and what its side has toward the game. */
export interface Standing extends Bid {
  readonly multiplier: 1 | 2 | 4;
  /** Points declarer’s side has below the line in this game. */
  readonly below: number;
}

/**
 * The fewest tricks in all with which declarer wins the game on this deal, the contract being made; null where thirteen are
 * not enough. Rule `score-play.attention`.
 */
export function tricksForGame({ strain, level, multiplier, below }: Standing): number | null {
  for (let odd = level; odd <= TRICKS - BOOK; odd += 1) {
    if (below + odd * TRICK_VALUE[strain] * multiplier >= GAME_POINTS) return BOOK + odd;
  }
  return null;
}

/**
 * What hangs on a declarer’s risk, from the figures: he is sure of `sure` tricks over the book and hopes for `hoped`. Rule
 * `score-play.attention`.
 */
export function stakeOf(
  contract: Standing & { readonly sure: number; readonly hoped: number },
): AtStake {
  const { level, sure, hoped } = contract;
  const game = tricksForGame(contract);
  const wins = (odd: number) => odd >= level && game !== null && BOOK + odd >= game;
  return { contractSure: sure >= level, sureWinsGame: wins(sure), extraWinsGame: wins(hoped) };
}

/** The fewest tricks with which the adversaries set a contract of so many. Rule `score-play.no-risk`. */
export function tricksToSet(level: number): number {
  return TRICKS + 1 - (BOOK + level);
}

/**
 * The fewest tricks with which the adversaries keep declarer from the game; null where he cannot win it on this deal. Rule
 * `score-play.save-first`.
 */
export function tricksToSave(standing: Standing): number | null {
  const game = tricksForGame(standing);
  return game === null ? null : TRICKS + 1 - game;
}

/** Two lines of an adversary, by the tricks his side takes in all. */
export interface DefenceView extends Standing {
  /** What is sure, if nothing is risked. */
  readonly sure: number;
  /** If a risk comes off, and if it does not. */
  readonly hoped: number;
  readonly feared: number;
}

/** Which line the adversaries take, and what for. */
export interface DefenceAdvice extends ScoreAdvice {
  readonly line: "sure" | "risk";
}

/**
 * The adversaries’ choice between what is sure and a risk. Where only the risk can save the game it is run; a trick that
 * saves it is never risked for more; and with no game in danger a contract is set while it can be. Null where the rules do
 * not say. Rules `score-play.save-first`, `score-play.no-risk`.
 */
export function defendToScore(view: DefenceView): DefenceAdvice | null {
  const { sure, hoped, feared, level } = view;
  const save = tricksToSave(view) ?? 0;
  const set = tricksToSet(level);
  if (sure < save) {
    const advice = playToScore({ gameInDanger: hoped >= save });
    return advice && { ...advice, line: "risk" };
  }
  if (feared < save) {
    return { advice: "save", line: "sure", rules: ["score-play.save-first", "score-play.no-risk"] };
  }
  const advice = playToScore({ canSet: sure >= set && feared < set });
  return advice && { ...advice, line: "sure" };
}
