import { biddingEnded, contractOf } from "../declaring/auction.ts";
import { checkCall } from "../declaring/legality.ts";
import { scoreDeal } from "../scoring/deal.ts";
import { keepRubber } from "../scoring/rubber.ts";
import { GAME_POINTS, RUBBER_BONUS } from "../scoring/values.ts";
import type { Game } from "./game.ts";

/** Royal auction bridge as Foster sets it out in 1914: the dealer must bid, spades stand at two and at nine. */
export const auction1914: Game = {
  id: "auction-1914",
  title: "Auction bridge (1914)",
  declaring: {
    strains: ["spades", "clubs", "diamonds", "hearts", "royals", "notrump"],
    options: {},
    check: (calls, call) => checkCall(calls, call),
    ended: biddingEnded,
    contract: contractOf,
  },
  aim: (strain) => (strain === "nullo" ? "lose" : "win"),
  score: scoreDeal,
  rubber: { gamePoints: GAME_POINTS, bonus: RUBBER_BONUS, keep: (deals) => keepRubber(deals) },
};
