import { auctionGame } from "./auction.ts";

/** Royal auction bridge as Foster sets it out in 1914: the dealer must bid, spades stand at two and at nine. */
export const auction1914 = auctionGame({
  id: "auction-1914",
  title: "Auction bridge (1914)",
  strains: ["spades", "clubs", "diamonds", "hearts", "royals", "notrump"],
});

/** The same with nullos, contracts to lose tricks, just under no trump at the same number. (Rule `nullo.rank-vs-nt`.) */
export const auctionNullo = auctionGame({
  id: "auction-nullo",
  title: "Auction bridge with nullos",
  strains: ["spades", "clubs", "diamonds", "hearts", "royals", "nullo", "notrump"],
});

/**
 * Auction with the English opening: the dealer may pass, spades are always royals, one club is the lowest bid, and slams
 * count fifty and a hundred. (Ruling AMB-24; Foster 1914, note after the laws.)
 */
export const auctionEnglish = auctionGame({
  id: "auction-english",
  title: "Auction bridge (English opening)",
  strains: ["clubs", "diamonds", "hearts", "royals", "notrump"],
  dealerMayPass: true,
  scoring: { englishSlams: true },
});
