import { biddingEnded, contractOf, type AuctionOptions } from "../declaring/auction.ts";
import { checkCall } from "../declaring/legality.ts";
import { settledByContract } from "../declaring/settled.ts";
import type { Strain } from "../declaring/strain.ts";
import { scoreDeal, type ScoreOptions } from "../scoring/deal.ts";
import { keepRubber } from "../scoring/rubber.ts";
import { GAME_POINTS } from "../scoring/values.ts";
import type { AuctionDeclaring, AuctionGame, GameId } from "./game.ts";

/** What one form of auction bridge settles for itself. */
interface AuctionForm {
  readonly id: GameId;
  readonly title: string;
  readonly strains: readonly Strain[];
  readonly dealerMayPass?: boolean;
  readonly scoring?: ScoreOptions;
}

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

/** A game of auction bridge: thirty points up, 250 for the rubber, equal cuts told apart by suit. */
export function auctionGame({
  id,
  title,
  strains,
  dealerMayPass,
  scoring,
}: AuctionForm): AuctionGame {
  return {
    id,
    title,
    records: "contract",
    cutting: { ties: "suit", outgoers: "fresh" },
    declaring: auctionDeclaring(strains, dealerMayPass ? { dealerMayPass } : {}),
    aim: (strain) => (strain === "nullo" ? "lose" : "win"),
    score: (deal) => scoreDeal(deal, scoring),
    rubber: {
      gamePoints: GAME_POINTS,
      gamesToWin: 2,
      keep: (deals) => keepRubber(deals, scoring),
    },
  };
}
