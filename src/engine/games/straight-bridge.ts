import {
  checkMakeCall,
  makeOf,
  makingEnded,
  type MakingOptions,
} from "../declaring/dealer-makes.ts";
import { settledBy } from "../declaring/settled.ts";
import type { StraightOptions } from "../scoring/straight.ts";
import { CUTTING } from "./cutting-rules.ts";
import type { StraightGame } from "./game.ts";
import { scoredStraight } from "./scored-straight.ts";

/** Straight bridge under house rules: how far doubling goes and what a hand without trumps is worth. */
export function straightGame(options: StraightOptions = {}): StraightGame {
  const { limit = "none" } = options;
  const making = (dealer: MakingOptions["dealer"] = "Z") => ({ dealer, limit });
  const scored = scoredStraight(options);
  return {
    ...scored,
    cutting: CUTTING[scored.id],
    declaring: {
      kind: "dealer-makes",
      strains: scored.strains,
      options: { limit },
      check: (calls, call, dealer) => checkMakeCall(calls, call, making(dealer)),
      ended: (calls, dealer) => makingEnded(calls, making(dealer)),
      make: (calls, dealer) => makeOf(calls, making(dealer)),
      settled: ({ declarer, strain }) => settledBy(declarer, strain),
    },
    aim: () => "win",
  };
}

/** Straight bridge as Elwell’s laws of 1905 have it: doubling without limit, chicane set off against honours. */
export const straightBridge = straightGame();
