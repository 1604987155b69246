import { biddingEnded, contractOf, type AuctionOptions } from "../declaring/auction.ts";
import { checkCall } from "../declaring/legality.ts";
import { settledByContract } from "../declaring/settled.ts";
import type { Strain } from "../declaring/strain.ts";
import { CUTTING } from "./cutting-rules.ts";
import type { AuctionDeclaring, AuctionGame, ScoredAuction } from "./game.ts";

/** Declaring by auction under the options given. */
export function auctionDeclaring(
  strains: readonly Strain[],
  options: AuctionOptions,
): AuctionDeclaring {
  const held = { ...options, strains };
  return {
    kind: "auction",
    strains,
    options: held,
    check: (calls, call, dealer) => checkCall(calls, call, dealer, held),
    ended: biddingEnded,
    contract: contractOf,
    settled: settledByContract,
  };
}

/** A game of auction bridge: equal cuts told apart by suit, all cutting afresh for the next rubber. */
export function auctionGame(scored: ScoredAuction, options: AuctionOptions = {}): AuctionGame {
  return {
    ...scored,
    cutting: CUTTING[scored.id],
    declaring: auctionDeclaring(scored.strains, options),
    aim: (strain) => (strain === "nullo" ? "lose" : "win"),
  };
}
