import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { bidItem } from "./bid-item.ts";

/** Every rule that a solution of this kind may cite. */
export const partnerBidsTeaches: readonly RuleId[] = [
  "bid.third.not-obliged",
  "bid.third.two-three-spades",
  "bid.third.weak-five-takeout",
  "bid.third.five-major-takeout",
  "bid.third.suit-denies",
  "bid.third.nt-over-major",
  "bid.third.nt-overcalled",
  "bid.third.assist-three-tricks",
  "bid.double.certainty",
  "bid.double.dangers",
  "bid.shout",
];

/** Third hand after each bid of his partner’s; `hand-one` is his of Foster’s first deal. */
export const partnerBidsItems: Readonly<Record<string, Posed>> = {
  "hand-one": bidItem("JT62.5.Q93.AKQ63", "1H 1R"),
  "spade-no-more-than-dealer": bidItem("84.AKJ63.A52.974", "1S pass"),
  "spade-a-trick-stronger": bidItem("84.AKJ63.A52.A74", "1S pass"),
  "two-spades-rescue": bidItem("842.J963.975.842", "2S pass"),
  "two-spades-better": bidItem("842.A96.A75.A842", "2S pass"),
  "three-spades-rescue": bidItem("842.J963.975.842", "3S pass"),
  "no-trump-five-hearts": bidItem("AQ4.K9632.AK5.74", "1NT pass"),
  "no-trump-weak-five": bidItem("874.T3.97542.QJ4", "1NT pass"),
  "no-trump-leave": bidItem("AQ4.K96.AK52.742", "1NT pass"),
  "heart-three-suits": bidItem("AJ62.5.KQ93.KQ63", "1H pass"),
  "heart-supported": bidItem("A62.Q95.KQ93.K63", "1H pass"),
  "no-trump-overcalled-two-stops": bidItem("K72.AK64.8532.94", "1NT 2H"),
  "no-trump-overcalled-good-suit": bidItem("K72.64.AKQ85.943", "1NT 2H"),
  "no-trump-overcalled-nothing": bidItem("Q72.64.Q9852.943", "1NT 2H"),
  "heart-overcalled-three-tricks": bidItem("A62.K95.A963.863", "1H 1R"),
  "heart-overcalled-two-tricks": bidItem("862.K95.A963.863", "1H 1R"),
};
