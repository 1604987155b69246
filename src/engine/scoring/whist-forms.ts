import type { BySuit } from "../core/card.ts";
import type { RevokePenalty } from "./revoked.ts";

/** One way of scoring whist: how long a game is, what counts toward it, and what winning it is worth. */
export interface WhistForm {
  readonly gamePoints: 5 | 7 | 10;
  /** Games that win the rubber, or 1 where single games are played. */
  readonly gamesToWin: 1 | 2;
  /** Whether the four honours count. */
  readonly honours: boolean;
  /** Whether the last hand is played out and every trick counted, instead of stopping at the game. */
  readonly playOut: boolean;
  /** Tricks that cross over for a revoke, and what may be exacted instead. */
  readonly revokeTricks: 2 | 3;
  readonly revokeChoices: readonly RevokePenalty[];
  /**
   * What a game is worth: rubber points by the losers’ score; the losers’ score taken from the winners’; or nothing of
   * its own, where the points themselves are added up.
   */
  readonly gameValue: "rubber-points" | "difference" | "none";
  /** What the winners of the rubber add. */
  readonly rubberBonus: number;
  /** Points for each trick over six where they differ by the trump; one each where not. */
  readonly trickValue?: BySuit<number>;
}

/**
 * English whist: five points up, honours, treble, double and single, two for the rubber, three tricks for a revoke or
 * three points either way. (Rules `whist.english`, `whist.score.english`; English laws 1 to 10 and 72.)
 */
export const ENGLISH: WhistForm = {
  gamePoints: 5,
  gamesToWin: 2,
  honours: true,
  playOut: false,
  revokeTricks: 3,
  revokeChoices: ["tricks", "deduct", "add"],
  gameValue: "rubber-points",
  rubberBonus: 2,
};

/**
 * American whist: seven points up, no honours, single games worth seven less the losers’ score, two tricks for a revoke.
 * (Rules `whist.score.american`, `whist.awl`, `whist.american.no-honours`; American laws 1, 30 and 31.)
 */
export const AMERICAN: WhistForm = {
  gamePoints: 7,
  gamesToWin: 1,
  honours: false,
  playOut: false,
  revokeTricks: 2,
  revokeChoices: ["tricks"],
  gameValue: "difference",
  rubberBonus: 0,
};

/** The house form: as American, but the last hand is played out and counted. (Rule `whist.score.play-out`.) */
export const PLAY_OUT: WhistForm = { ...AMERICAN, playOut: true };

/** Single games of ten points, stopping at ten. (Rules `whist.object`, `whist.single-game`.) */
export const TEN_POINT: WhistForm = { ...AMERICAN, gamePoints: 10 };

/**
 * Favourite whist: tricks at one, two, three or four by the trump, ten up, hands played out, ten for the rubber and the
 * totals compared. (Rule `whist.score.favourite`.)
 */
export const FAVOURITE: WhistForm = {
  ...TEN_POINT,
  gamesToWin: 2,
  playOut: true,
  gameValue: "none",
  rubberBonus: 10,
  trickValue: { S: 1, C: 2, D: 3, H: 4 },
};
