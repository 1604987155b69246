import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { bidItem } from "./bid-item.ts";

/** Every rule that a solution of this kind may cite. */
export const secondHandBidTeaches: readonly RuleId[] = [
  "bid.second.over-spade",
  "bid.second.over-suit",
  "bid.second.major-over-minor",
  "bid.second.over-no-trump",
  "bid.dealer.two-sure-tricks",
  "bid.dealer.losing-suit",
  "bid.dealer.winning-suit",
  "bid.dealer.two-spades",
  "bid.dealer.three-spades",
  "bid.dealer.no-trump",
  "bid.double.certainty",
  "bid.double.dangers",
  "bid.forced",
  "bid.shout",
];

/** Second hand over each bid of the dealer’s; `hand-one` is his of Foster’s first deal. */
export const secondHandBidItems: Readonly<Record<string, Posed>> = {
  "hand-one": bidItem("AKQ75.84.T2.J854", "1H"),
  "spade-hearts": bidItem("84.AKJ63.A52.974", "1S"),
  "spade-light-no-trump": bidItem("A72.A96.K852.J43", "1S"),
  "spade-nothing": bidItem("Q84.J9632.KJ5.42", "1S"),
  "club-six-tricks": bidItem("AKQ75.A4.T62.854", "1C"),
  "club-seven-tricks": bidItem("AKQ976.A5.T62.85", "1C"),
  "royal-show-diamonds": bidItem("82.763.AK94.T985", "1R"),
  "heart-no-lead": bidItem("AJT63.875.KT95.Q", "1H"),
  "no-trump-pass": bidItem("KQ84.A63.J752.94", "1NT"),
  "no-trump-long-spades": bidItem("AKQ75.84.T2.J854", "1NT"),
  "no-trump-nine-tricks": bidItem("AKQJ754.AK.85.92", "1NT"),
};
