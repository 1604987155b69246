import { STRAIGHT_STRAINS, type Strain } from "../declaring/strain.ts";
import { CONTRACT_STRAINS, scoreRubberContract } from "../scoring/contract.ts";
import { keepContract } from "../scoring/contract-rubber.ts";
import { scoreDeal, type ScoreOptions } from "../scoring/deal.ts";
import { keepRubber } from "../scoring/rubber.ts";
import { scoreStraight, type StraightOptions } from "../scoring/straight.ts";
import { keepStraight } from "../scoring/straight-rubber.ts";
import { GAME_POINTS } from "../scoring/values.ts";
import { AMERICAN, ENGLISH, type WhistForm } from "../scoring/whist-forms.ts";
import { scoreWhist } from "../scoring/whist.ts";
import { keepWhist } from "../scoring/whist-rubber.ts";
import type { GameId, ScoredAuction, ScoredContract, ScoredStraight, ScoredWhist } from "./game.ts";

/** The score of a form of auction bridge: thirty points up, 250 for the rubber. */
function scoredAuction(
  id: GameId,
  title: string,
  strains: readonly Strain[],
  options?: ScoreOptions,
): ScoredAuction {
  return {
    id,
    title,
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

export const SCORED_1914 = scoredAuction("auction-1914", "Auction bridge (1914)", [
  "spades",
  "clubs",
  "diamonds",
  "hearts",
  "royals",
  "notrump",
]);

export const SCORED_NULLO = scoredAuction("auction-nullo", "Auction bridge with nullos", [
  "spades",
  "clubs",
  "diamonds",
  "hearts",
  "royals",
  "nullo",
  "notrump",
]);

export const SCORED_ENGLISH = scoredAuction(
  "auction-english",
  "Auction bridge (English opening)",
  ["clubs", "diamonds", "hearts", "royals", "notrump"],
  { englishSlams: true },
);

/** The score of straight bridge under house rules. */
export function scoredStraight(options?: StraightOptions): ScoredStraight {
  return {
    id: "straight-bridge",
    title: "Straight bridge",
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

function scoredWhist(id: GameId, title: string, form: WhistForm): ScoredWhist {
  return {
    id,
    title,
    strains: [],
    records: "tricks",
    form,
    score: (deal, before) => scoreWhist(deal, form, before),
    rubber: {
      gamePoints: form.gamePoints,
      gamesToWin: form.gamesToWin,
      keep: (deals) => keepWhist(deals, form),
    },
  };
}

export const SCORED_WHIST_ENGLISH = scoredWhist("whist-english", "Whist (English)", ENGLISH);

/** The score of American whist: seven points by tricks alone, or one of the forms without honours that stand beside it. */
export function scoredWhistAmerican(form: WhistForm = AMERICAN): ScoredWhist {
  return scoredWhist("whist-american", "Whist (American)", form);
}

export const SCORED_CONTRACT: ScoredContract = {
  id: "contract",
  title: "Contract bridge (today)",
  strains: CONTRACT_STRAINS,
  records: "modern-contract",
  score: scoreRubberContract,
  rubber: { gamePoints: 100, gamesToWin: 2, keep: keepContract },
};
