import { ok, refuse, type Result } from "../engine/core/result.ts";
import type { WhistForm } from "../engine/scoring/whist-forms.ts";

/** How many points make the game that is marked. */
export type MarkerGame = WhistForm["gamePoints"];

/** Each side has four round counters for the points of a game, and three oblong ones for rubber points or games. (Rule `whist.markers`.) */
export const ROUND = 4;
export const OBLONG = 3;

/**
 * The four round counters as they lie. `across`: so many still at the left, so many moved to the right. `piles`: how high
 * each pile of the row is, from left to right, with perhaps one counter above the row and one below it. A counter that is
 * left over in the ten-point game is not told of.
 */
export type Laid =
  | { readonly way: "across"; readonly left: number; readonly right: number }
  | {
      readonly way: "piles";
      readonly row: readonly number[];
      readonly above?: "left" | "middle" | "right";
      readonly below?: true;
    };

/** Foster’s marker: four large keys on one side, a single large one opposite. */
export interface Keys {
  readonly ones: number;
  readonly five: boolean;
}

/** One side’s score as it lies on the table; `small` is its oblong counters, or the small keys turned up. */
export type Mark = { readonly small: number } & (
  { readonly by: "counters"; readonly laid: Laid } | { readonly by: "keys"; readonly keys: Keys }
);

/** What a mark says: points of the game, and rubber points or games. */
export interface Read {
  readonly points: number;
  readonly small: number;
}

type Piles = Omit<Extract<Laid, { way: "piles" }>, "way">;

/** Nothing to four, the same in every game. The first pile gives up its counters one by one. */
const FIRST: readonly Piles[] = [
  { row: [4] },
  { row: [3, 1] },
  { row: [2, 2] },
  { row: [1, 2, 1] },
  { row: [1, 1, 1, 1] },
];

const TWO = [1, 1] as const;
const THREE = [1, 1, 1] as const;

/** Every way of laying each score, the usual one first. Nine follows from what a counter above and one below count. */
const LAID: Readonly<Record<MarkerGame, readonly (readonly Piles[])[]>> = {
  5: FIRST.map((piles) => [piles]),
  7: [
    ...FIRST.map((piles) => [piles]),
    [
      { row: THREE, above: "right" },
      { row: THREE, above: "left" },
    ],
    [{ row: THREE, above: "middle" }],
  ],
  10: [
    ...FIRST.map((piles) => [piles]),
    [{ row: TWO, below: true }],
    [{ row: THREE, below: true }],
    [{ row: TWO, above: "middle" }],
    [{ row: THREE, above: "middle" }],
    [{ row: [1], above: "middle", below: true }],
  ],
};

function same(one: Piles, other: Piles): boolean {
  return (
    one.row.join() === other.row.join() && one.above === other.above && one.below === other.below
  );
}

function markable(points: number, game: MarkerGame): Result<number> {
  if (Number.isInteger(points) && points >= 0 && points < game) return ok(points);
  return refuse(
    "not-marked",
    points >= game
      ? `A score of ${points} is not marked in a game of ${game} points: the game is won.`
      : `A score of ${points} cannot be marked.`,
    "whist.object",
  );
}

/**
 * How the counters lie for a score; five in the seven-point game may be laid to either side, and `hand` says which.
 * Refuses a score that is not from nought to one short of the game. (Rule `whist.marking`.)
 */
export function layCounters(
  points: number,
  game: MarkerGame,
  hand: "left" | "right" = "right",
): Result<Laid> {
  const checked = markable(points, game);
  if (!checked.ok) return checked;
  const ways = LAID[game][points] as readonly [Piles, ...Piles[]];
  return ok({ way: "piles", ...(ways.find(({ above }) => above === hand) ?? ways[0]) });
}

/** The counters moved across from left to right, a point each. Refuses more than four. (Rule `whist.marking`.) */
export function moveAcross(points: number): Result<Laid> {
  if (Number.isInteger(points) && points >= 0 && points <= ROUND) {
    return ok({ way: "across", left: ROUND - points, right: points });
  }
  return refuse(
    "not-marked",
    `Four counters moved across mark none to four, not ${points}.`,
    "whist.marking",
  );
}

/**
 * The score that counters show. Refuses more counters than there are, and a pattern that stands for nothing in that game.
 * (Rule `whist.marking`.)
 */
export function readCounters(laid: Laid, game: MarkerGame): Result<number> {
  if (laid.way === "across") {
    const all = laid.left + laid.right === ROUND && moveAcross(laid.right).ok;
    return all ? ok(laid.right) : wrongNumber();
  }
  const inRow = laid.row.reduce((sum, high) => sum + high, 0);
  if (inRow + (laid.above ? 1 : 0) + (laid.below ? 1 : 0) > ROUND) return wrongNumber();
  const points = LAID[game].findIndex((ways) => ways.some((way) => same(way, laid)));
  if (points >= 0) return ok(points);
  return refuse(
    "no-such-pattern",
    `Counters laid like that stand for nothing in a game of ${game} points.`,
    "whist.marking",
  );
}

function wrongNumber(): Result<never> {
  return refuse("wrong-number", "Each side has four round counters.", "whist.markers");
}

/** How Foster’s keys are set for a score: four of one, one of five. Refuses a score that is not marked. (Rule `whist.marking`.) */
export function setKeys(points: number, game: MarkerGame): Result<Keys> {
  const checked = markable(points, game);
  if (!checked.ok) return checked;
  return ok({ ones: points % 5, five: points >= 5 });
}

/** The score that the large keys show. Refuses keys that are not there, and a score that would have won. (Rule `whist.marking`.) */
export function readKeys({ ones, five }: Keys, game: MarkerGame): Result<number> {
  if (!Number.isInteger(ones) || ones < 0 || ones > 4) {
    return refuse("no-such-key", "There are four large keys of one point.", "whist.marking");
  }
  return markable(ones + (five ? 5 : 0), game);
}

/** Reads one side’s whole mark. Refuses what its counters or keys refuse, and more than three of the small ones. */
export function readMark(mark: Mark, game: MarkerGame): Result<Read> {
  const points = mark.by === "keys" ? readKeys(mark.keys, game) : readCounters(mark.laid, game);
  if (!points.ok) return points;
  if (!Number.isInteger(mark.small) || mark.small < 0 || mark.small > OBLONG) {
    return refuse(
      "no-such-small",
      "There are three small keys or oblong counters.",
      "whist.markers",
    );
  }
  return ok({ points: points.value, small: mark.small });
}
