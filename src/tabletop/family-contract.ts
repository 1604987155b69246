import { CONTRACT_BY_HOUSE } from "../engine/games/scored-contract.ts";
import type { ContractOutcome } from "../engine/scoring/contract.ts";
import { BID_BOXES, HONOURS_BOXES, BID_LABELS, bidBoxes, readBid } from "./bid-boxes.ts";
import type { Family } from "./family.ts";

/** Contract as it is played now. */
export const FAMILY: Family<ContractOutcome> = {
  scored: CONTRACT_BY_HOUSE,
  boxes: [...BID_BOXES, ...HONOURS_BOXES],
  labels: BID_LABELS,
  write: (deal) => ({
    ...bidBoxes(deal),
    honoursTo: deal.honours?.side,
    honours: deal.honours?.points,
  }),
  read: (read, strains) =>
    ({
      ...readBid(read, strains),
      ...(read.has("honours")
        ? { honours: { side: read.side("honoursTo"), points: read.one("honours", [100, 150]) } }
        : {}),
    }) as ContractOutcome,
};
