import { AUCTION_BY_HOUSE } from "../engine/games/scored-auction.ts";
import type { DealOutcome } from "../engine/scoring/outcome.ts";
import {
  BID_BOXES,
  HONOURS_BOXES,
  BID_LABELS,
  bidBoxes,
  MOST_REVOKES,
  readBid,
  readHonours,
} from "./bid-boxes.ts";
import type { Family } from "./family.ts";

/** Auction in its three forms. */
export const FAMILY: Family<DealOutcome> = {
  scored: AUCTION_BY_HOUSE,
  boxes: [...BID_BOXES, ...HONOURS_BOXES, "oneSpade", "revokes", "theirRevokes", "revokeChoice"],
  labels: {
    ...BID_LABELS,
    revokes: "Declarer’s revokes",
    theirRevokes: "The adversaries’ revokes",
    revokeChoice: "What is taken for the revoke",
  },
  write: (deal) => ({
    ...bidBoxes(deal),
    honoursTo: deal.honours?.side,
    honours: deal.honours?.kind,
    oneSpade: deal.dealerOneSpade ? "yes" : undefined,
    revokes: deal.revoke?.declarer,
    theirRevokes: deal.revoke?.adversary,
    revokeChoice: deal.revoke?.choice,
  }),
  read: (read, strains) => {
    const revokes = (box: string, by: string) =>
      read.has(box) ? { [by]: read.whole(box, MOST_REVOKES) } : {};
    const revoke = {
      ...revokes("revokes", "declarer"),
      ...revokes("theirRevokes", "adversary"),
      ...(read.has("theirRevokes") && read.has("revokeChoice")
        ? { choice: read.one("revokeChoice", ["hundred", "tricks"]) }
        : {}),
    };
    return {
      ...readBid(read, strains),
      ...readHonours(read),
      ...(read.says("oneSpade", "yes") ? { dealerOneSpade: true } : {}),
      ...(Object.keys(revoke).length > 0 ? { revoke } : {}),
    } as DealOutcome;
  },
};
