import { CONTRACT_STRAINS, keepContract, scoreRubberContract } from "../scoring/contract.ts";
import { auctionDeclaring } from "./auction.ts";
import type { ContractGame } from "./game.ts";

/** Contract bridge as it is played now, for comparison: bids rank by number and strain, and only tricks bid count to game. */
export const contract: ContractGame = {
  id: "contract",
  title: "Contract bridge (today)",
  records: "modern-contract",
  cutting: { ties: "suit", outgoers: "longest" },
  declaring: auctionDeclaring(CONTRACT_STRAINS, { dealerMayPass: true, order: "level" }),
  aim: () => "win",
  score: scoreRubberContract,
  rubber: { gamePoints: 100, gamesToWin: 2, keep: keepContract },
};
