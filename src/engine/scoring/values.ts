import type { ByStrain } from "../declaring/strain.ts";

/**
 * Points for each trick over the book of six: Foster 1914, table of trick values; nullo at ten from the chapter’s last
 * section. (Rules `auction.value.tricks`, `nullo.value`.)
 */
export const TRICK_VALUE: ByStrain<number> = {
  spades: 2,
  clubs: 6,
  diamonds: 7,
  hearts: 8,
  royals: 9,
  nullo: 10,
  notrump: 10,
};

/** Tricks that count for nothing: declarer’s first six. (Rule `auction.bid.book`.) */
export const BOOK = 6;

/** Points below the line that make a game. (Rule `auction.game.thirty`.) */
export const GAME_POINTS = 30;

/** Added above the line to the side that first wins two games. (Rule `auction.rubber.bonus-250`.) */
export const RUBBER_BONUS = 250;

/**
 * Points for each trick over six at straight bridge: Elwell 1905, law 4; Foster 1914, straight bridge. (Rule
 * `straight.make.values`.)
 */
export const STRAIGHT_VALUE = {
  spades: 2,
  clubs: 4,
  diamonds: 6,
  hearts: 8,
  notrump: 12,
} as const satisfies Partial<ByStrain<number>>;

/** Added to the score of the side that wins a rubber of straight bridge. (Rule `straight.rubber.bonus`.) */
export const STRAIGHT_RUBBER_BONUS = 100;
