import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { bidItem } from "./bid-item.ts";

/** Every rule that a solution of this kind may cite. */
export const fourthHandBidTeaches: readonly RuleId[] = [
  "bid.fourth.on-the-bidding",
  "bid.fourth.spade-passed",
  "bid.fourth.losing-suit",
  "bid.fourth.winning-suit",
  "bid.fourth.no-trump",
  "bid.third.assist-three-tricks",
  "bid.double.certainty",
  "bid.double.dangers",
  "bid.shout",
];

/** Fourth hand after each bid passed round, and after his partner’s; `hand-one` is his of Foster’s first deal. */
export const fourthHandBidItems: Readonly<Record<string, Posed>> = {
  "hand-one": bidItem("9843.AT962.874.T", "1H 1R 2C"),
  "too-little-to-raise": bidItem("9842.T962.87.T43", "1H 1R 2C"),
  "spade-left": bidItem("KQ84.A63.J752.94", "1S pass pass"),
  "spade-game": bidItem("AKQJ7542.AK.85.9", "1S pass pass"),
  "club-left": bidItem("AKJ873.53.K72.96", "1C pass pass"),
  "club-game": bidItem("AKQJ7542.AK.85.9", "1C pass pass"),
  "heart-royals": bidItem("AKJ84.63.A52.974", "1H pass pass"),
  "royal-nothing": bidItem("JT7.KQT943.A.JT4", "1R pass pass"),
  "no-trump-diamonds": bidItem("84.963.AKJ52.974", "1NT pass pass"),
  "no-trump-no-tops": bidItem("84.AT96432.Q8.T8", "1NT pass pass"),
};
