import type { LawGame } from "../../engine/laws/code.ts";
import { rowsFrom, type LawRow } from "../../engine/laws/row.ts";
import { Parts } from "../kit/parts.ts";

/** The parts of the laws that are asked about, each with the game it belongs to. */
export const LAW_PARTS = {
  "auction-bidding": "auction",
  "auction-exposed": "auction",
  "auction-play": "auction",
  "auction-revoke": "auction",
  "auction-conduct": "auction",
  "straight-making": "straight-bridge",
  "straight-exposed": "straight-bridge",
  "straight-play": "straight-bridge",
  "straight-revoke": "straight-bridge",
  "straight-conduct": "straight-bridge",
  "whist-play": "whist",
  "whist-revoke": "whist",
  "whist-conduct": "whist",
  "auction-deal": "auction",
  "auction-forms": "auction",
  "straight-deal": "straight-bridge",
  "whist-deal": "whist",
} as const satisfies Readonly<Record<string, LawGame>>;
export type LawPart = keyof typeof LAW_PARTS;
export const LAW_PART_IDS = Object.keys(LAW_PARTS) as LawPart[];

/** The parts of which “what may be demanded” is asked, in an order that its seeds rest on. */
export const DEMAND_PARTS: readonly LawPart[] = LAW_PART_IDS.slice(0, 13);

const ENTRIES = {
  "auction-bidding": async () =>
    (await import("../../engine/laws/rows/auction-bidding.ts")).AUCTION_BIDDING,
  "auction-exposed": async () =>
    (await import("../../engine/laws/rows/auction-exposed.ts")).AUCTION_EXPOSED,
  "auction-play": async () => (await import("../../engine/laws/rows/auction-play.ts")).AUCTION_PLAY,
  "auction-revoke": async () =>
    (await import("../../engine/laws/rows/auction-revoke.ts")).AUCTION_REVOKE,
  "auction-conduct": async () =>
    (await import("../../engine/laws/rows/auction-conduct.ts")).AUCTION_CONDUCT,
  "straight-making": async () =>
    (await import("../../engine/laws/rows/straight-making.ts")).STRAIGHT_MAKING,
  "straight-exposed": async () =>
    (await import("../../engine/laws/rows/straight-exposed.ts")).STRAIGHT_EXPOSED,
  "straight-play": async () =>
    (await import("../../engine/laws/rows/straight-play.ts")).STRAIGHT_PLAY,
  "straight-revoke": async () =>
    (await import("../../engine/laws/rows/straight-revoke.ts")).STRAIGHT_REVOKE,
  "straight-conduct": async () =>
    (await import("../../engine/laws/rows/straight-conduct.ts")).STRAIGHT_CONDUCT,
  "whist-play": async () => (await import("../../engine/laws/rows/whist-play.ts")).WHIST_PLAY,
  "whist-revoke": async () => (await import("../../engine/laws/rows/whist-revoke.ts")).WHIST_REVOKE,
  "whist-conduct": async () =>
    (await import("../../engine/laws/rows/whist-conduct.ts")).WHIST_CONDUCT,
  "auction-deal": async () => (await import("../../engine/laws/rows/auction-deal.ts")).AUCTION_DEAL,
  "auction-forms": async () =>
    (await import("../../engine/laws/rows/auction-forms.ts")).AUCTION_FORMS,
  "straight-deal": async () =>
    (await import("../../engine/laws/rows/straight-deal.ts")).STRAIGHT_DEAL,
  "whist-deal": async () => (await import("../../engine/laws/rows/whist-deal.ts")).WHIST_DEAL,
} as const satisfies Readonly<Record<LawPart, unknown>>;

const load = (part: LawPart) => async () => rowsFrom(LAW_PARTS[part], await ENTRIES[part]());

/** The rows of the laws, a part at a time: all of them together are more than a page may weigh. */
export const LAW_ROWS_OF = new Parts<LawPart, readonly LawRow[]>(
  Object.fromEntries(LAW_PART_IDS.map((part) => [part, load(part)])) as Record<
    LawPart,
    ReturnType<typeof load>
  >,
);
