import { auctionDeclaring } from "./auction.ts";
import { CUTTING } from "./cutting-rules.ts";
import type { ContractGame } from "./game.ts";
import { SCORED_CONTRACT } from "./scored-contract.ts";

/** Contract bridge as it is played now, for comparison: bids rank by number and strain, and only tricks bid count to game. */
export const contract: ContractGame = {
  ...SCORED_CONTRACT,
  cutting: CUTTING.contract,
  declaring: auctionDeclaring(SCORED_CONTRACT.strains, { dealerMayPass: true, order: "level" }),
  aim: () => "win",
};
