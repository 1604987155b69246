import type { Strain } from "../declaring/strain.ts";
import { scoreDeal, type ScoreOptions } from "../scoring/deal.ts";
import { keepRubber } from "../scoring/rubber.ts";
import { GAME_POINTS } from "../scoring/values.ts";
import type { GameId, ScoredAuction } from "./game.ts";
import type { ScoredByHouse } from "./house.ts";
import { GAME_TITLE } from "./titles.ts";

/** The score of a form of auction bridge: thirty points up, 250 for the rubber. */
function scoredAuction(
  id: GameId,
  strains: readonly Strain[],
  options?: ScoreOptions,
): ScoredAuction {
  return {
    id,
    title: GAME_TITLE[id],
    strains,
    records: "contract",
    score: (deal) => scoreDeal(deal, options),
    rubber: {
      gamePoints: GAME_POINTS,
      gamesToWin: 2,
      keep: (deals) => keepRubber(deals, options),
    },
  };
}

/** The score of auction as Foster sets it out in 1914. */
export const SCORED_1914 = scoredAuction("auction-1914", [
  "spades",
  "clubs",
  "diamonds",
  "hearts",
  "royals",
  "notrump",
]);

/** The same with nullos. */
export const SCORED_NULLO = scoredAuction("auction-nullo", [
  "spades",
  "clubs",
  "diamonds",
  "hearts",
  "royals",
  "nullo",
  "notrump",
]);

/** The score under the English opening, with slams of fifty and a hundred. */
export const SCORED_ENGLISH = scoredAuction(
  "auction-english",
  ["clubs", "diamonds", "hearts", "royals", "notrump"],
  { englishSlams: true },
);

/** The forms of auction as a table scores them; the house has no say in them. */
export const AUCTION_BY_HOUSE = {
  "auction-1914": () => SCORED_1914,
  "auction-nullo": () => SCORED_NULLO,
  "auction-english": () => SCORED_ENGLISH,
} as const satisfies ScoredByHouse;
