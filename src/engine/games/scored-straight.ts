import { STRAIGHT_STRAINS } from "../declaring/strain.ts";
import { scoreStraight, type StraightOptions } from "../scoring/straight.ts";
import { keepStraight } from "../scoring/straight-rubber.ts";
import { GAME_POINTS } from "../scoring/values.ts";
import type { ScoredStraight } from "./game.ts";
import type { ScoredByHouse } from "./house.ts";
import { GAME_TITLE } from "./titles.ts";

/** The score of straight bridge under house rules. */
export function scoredStraight(options?: StraightOptions): ScoredStraight {
  return {
    id: "straight-bridge",
    title: GAME_TITLE["straight-bridge"],
    strains: STRAIGHT_STRAINS,
    records: "make",
    score: (deal, before) => scoreStraight(deal, before, options),
    rubber: {
      gamePoints: GAME_POINTS,
      gamesToWin: 2,
      keep: (deals) => keepStraight(deals, options),
    },
  };
}

/** Straight bridge as a table scores it: chicane, the limit of doubling and the code of revokes are its own to choose. */
export const STRAIGHT_BY_HOUSE = {
  "straight-bridge": ({ chicane = "offset", doubling = "none", revokes = "american" }) =>
    scoredStraight({ chicane, limit: doubling, code: revokes }),
} as const satisfies ScoredByHouse;
