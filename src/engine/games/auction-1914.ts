import { auctionGame } from "./auction.ts";
import { SCORED_1914, SCORED_ENGLISH, SCORED_NULLO } from "./scored-auction.ts";

/** Royal auction bridge as Foster sets it out in 1914: the dealer must bid, spades stand at two and at nine. */
export const auction1914 = auctionGame(SCORED_1914);

/** The same with nullos, contracts to lose tricks, just under no trump at the same number. (Rule `nullo.rank-vs-nt`.) */
export const auctionNullo = auctionGame(SCORED_NULLO);

/**
 * Auction with the English opening: the dealer may pass, spades are always royals, one club is the lowest bid, and slams
 * count fifty and a hundred. (Ruling AMB-24; Foster 1914, note after the laws.)
 */
export const auctionEnglish = auctionGame(SCORED_ENGLISH, { dealerMayPass: true });
