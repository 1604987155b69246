import { CONTRACT_STRAINS, MADE_GAME, scoreRubberContract } from "../scoring/contract.ts";
import { keepContract } from "../scoring/contract-rubber.ts";
import type { ScoredContract } from "./game.ts";
import type { ScoredByHouse } from "./house.ts";
import { GAME_TITLE } from "./titles.ts";

/** The score of contract as it is played now. */
export const SCORED_CONTRACT: ScoredContract = {
  id: "contract",
  title: GAME_TITLE.contract,
  strains: CONTRACT_STRAINS,
  records: "modern-contract",
  score: scoreRubberContract,
  rubber: { gamePoints: MADE_GAME, gamesToWin: 2, keep: keepContract },
};

/** Contract as a table scores it; the house has no say in it. */
export const CONTRACT_BY_HOUSE = {
  contract: () => SCORED_CONTRACT,
} as const satisfies ScoredByHouse;
