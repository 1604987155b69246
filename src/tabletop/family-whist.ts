import { SUITS } from "../engine/core/card.ts";
import type { Side } from "../engine/core/seat.ts";
import { WHIST_BY_HOUSE } from "../engine/games/scored-whist.ts";
import type { WhistOutcome } from "../engine/scoring/whist.ts";
import type { Family } from "./family.ts";
import { REVOKE_BOXES, TRICKS_BOXES, readSided, SIDED_LABELS, sidedBoxes } from "./sided-boxes.ts";

/** Whist, English and American. */
export const FAMILY: Family<WhistOutcome> = {
  scored: WHIST_BY_HOUSE,
  boxes: [...TRICKS_BOXES, "honoursYZ", "honoursAB", "called", "trump", ...REVOKE_BOXES],
  labels: {
    ...SIDED_LABELS,
    honoursYZ: "The honours of one side",
    honoursAB: "The honours of the other side",
    trump: "The trump",
  },
  write: (deal) => ({
    ...sidedBoxes(deal),
    honoursYZ: deal.honours?.YZ,
    honoursAB: deal.honours?.AB,
    called: deal.honoursCalled === false ? "no" : undefined,
    trump: deal.trump,
  }),
  read: (read) => {
    const honours = (side: Side) =>
      read.has(`honours${side}`) ? read.whole(`honours${side}`, 4) : 0;
    return {
      ...readSided(read),
      ...(read.has("honoursYZ") || read.has("honoursAB")
        ? { honours: { YZ: honours("YZ"), AB: honours("AB") } }
        : {}),
      ...(read.says("called", "no") ? { honoursCalled: false } : {}),
      ...(read.has("trump") ? { trump: read.one("trump", SUITS) } : {}),
    };
  },
};
