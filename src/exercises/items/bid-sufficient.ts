import type { RuleId } from "../../rulebook/rules.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import { poseBid } from "../catalog/bid-sufficient.ts";
import type { Posed } from "../kit/exercise.ts";

const ONE_SPADE: SeatedCall = { seat: "Z", type: "bid", level: 1, strain: "spades" };

/** Every rule that a solution of this kind may cite. */
export const bidSufficientTeaches: readonly RuleId[] = [
  "auction.bid.rank",
  "auction.bid.rank-equal-value",
  "auction.bid.rank-fewer-tricks",
  "auction.value.tricks",
  "auction.irreg.insufficient",
  "auction.irreg.impossible",
];

/** Foster’s own examples of bids that are and are not enough, “Rank of the bids” and “Irregularities in declaring”. */
export const bidSufficientItems: Readonly<Record<string, Posed>> = {
  "three-clubs-over-two-royals": poseBid(
    [ONE_SPADE],
    { level: 2, strain: "royals" },
    { level: 3, strain: "clubs" },
  ),
  "two-diamonds-over-one-heart": poseBid(
    [],
    { level: 1, strain: "hearts" },
    { level: 2, strain: "diamonds" },
  ),
  "two-no-trumps-over-three-diamonds": poseBid(
    [ONE_SPADE, { seat: "A", type: "pass" }],
    { level: 3, strain: "diamonds" },
    { level: 2, strain: "notrump" },
  ),
  "six-diamonds-over-five-no-trumps": poseBid(
    [ONE_SPADE],
    { level: 5, strain: "notrump" },
    { level: 6, strain: "diamonds" },
  ),
};
