import { AUCTION_BIDDING } from "./auction-bidding.ts";
import { AUCTION_CONDUCT } from "./auction-conduct.ts";
import { AUCTION_DEAL } from "./auction-deal.ts";
import { AUCTION_EXPOSED } from "./auction-exposed.ts";
import { AUCTION_FORMS } from "./auction-forms.ts";
import { AUCTION_PLAY } from "./auction-play.ts";
import { AUCTION_REVOKE } from "./auction-revoke.ts";

/** Every situation of auction bridge, in the order of the code. */
export const AUCTION_ENTRIES = {
  ...AUCTION_DEAL,
  ...AUCTION_BIDDING,
  ...AUCTION_FORMS,
  ...AUCTION_EXPOSED,
  ...AUCTION_PLAY,
  ...AUCTION_REVOKE,
  ...AUCTION_CONDUCT,
} as const;
