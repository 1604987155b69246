import {
  checkMakeCall,
  makeOf,
  makingEnded,
  STRAIGHT_STRAINS,
  type MakingOptions,
} from "../declaring/dealer-makes.ts";
import { settledBy } from "../declaring/settled.ts";
import { keepStraight, scoreStraight, type StraightOptions } from "../scoring/straight.ts";
import { GAME_POINTS } from "../scoring/values.ts";
import type { StraightGame } from "./game.ts";

/** Straight bridge under house rules: how far doubling goes and what a hand without trumps is worth. */
export function straightGame(
  options: StraightOptions & Pick<MakingOptions, "limit"> = {},
): StraightGame {
  const { limit = "none", ...scoring } = options;
  const making = (dealer: MakingOptions["dealer"] = "Z") => ({ dealer, limit });
  return {
    id: "straight-bridge",
    title: "Straight bridge",
    records: "make",
    cutting: { ties: "recut", outgoers: "longest" },
    declaring: {
      kind: "dealer-makes",
      strains: STRAIGHT_STRAINS,
      options: { limit },
      check: (calls, call, dealer) => checkMakeCall(calls, call, making(dealer)),
      ended: (calls, dealer) => makingEnded(calls, making(dealer)),
      make: (calls, dealer) => makeOf(calls, making(dealer)),
      settled: ({ declarer, strain }) => settledBy(declarer, strain),
    },
    aim: () => "win",
    score: (deal, before) => scoreStraight(deal, before, scoring),
    rubber: {
      gamePoints: GAME_POINTS,
      gamesToWin: 2,
      keep: (deals) => keepStraight(deals, scoring),
    },
  };
}

/** Straight bridge as Elwell’s laws of 1905 have it: doubling without limit, chicane set off against honours. */
export const straightBridge = straightGame();
