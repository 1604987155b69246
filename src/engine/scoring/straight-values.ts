import type { StraightStrain } from "../declaring/dealer-makes.ts";
import { honourPoints } from "./honours.ts";
import type { HonourKind } from "./outcome.ts";
import { GAME_POINTS, STRAIGHT_VALUE } from "./values.ts";

const CHICANE_TRICKS = [0, 2, 4] as const;

/** What each trick over six is worth once it has been doubled. (Rules `straight.make.values`, `straight.double.effect`.) */
export function straightTrickValue(strain: StraightStrain, multiplier = 1): number {
  return STRAIGHT_VALUE[strain] * multiplier;
}

/** Honours at straight bridge: the same multiples as at auction, on its own values. (Rule `straight.honours.table`.) */
export function straightHonours(strain: StraightStrain, kind: HonourKind): number {
  return honourPoints(strain, kind, STRAIGHT_VALUE);
}

/**
 * What it is worth that one partner, or both, were dealt no trump; nought at no trump. (Rules `straight.bonus.chicane`,
 * `straight.bonus.chicane-double`.)
 */
export function chicanePoints(strain: StraightStrain, hands: 0 | 1 | 2): number {
  return strain === "notrump" ? 0 : CHICANE_TRICKS[hands] * STRAIGHT_VALUE[strain];
}

/**
 * Tricks over six that win the game from a score, by what one trick counts. (Rule `straight.make.needed`: wanting 12,
 * six in spades, three in clubs, two in a red suit, one at no trump.)
 */
export function tricksForGame(score: number, strain: StraightStrain, multiplier = 1): number {
  return Math.max(0, Math.ceil((GAME_POINTS - score) / straightTrickValue(strain, multiplier)));
}
