import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseDealerSuit } from "../dealing/dealer-bid-deal.ts";
import type { Posed } from "../kit/exercise.ts";
import type { SuitStrain } from "../marking/dealer-suit.ts";
import { bidItem } from "./bid-item.ts";

const suit = (strain: SuitStrain, holding: string, outside = false) =>
  poseDealerSuit(strain, must(parseHolding(holding)), outside);

/** Every rule that a solution of this kind may cite. */
export const dealerBidTeaches: readonly RuleId[] = [
  "bid.dealer.one-spade",
  "bid.dealer.two-sure-tricks",
  "bid.dealer.losing-suit",
  "bid.dealer.winning-suit",
  "bid.dealer.two-spades",
  "bid.dealer.three-spades",
  "bid.dealer.no-trump",
  "bid.shout",
];

/** Suits on either side of what the first round asks, then hands; `hand-one` is the dealer’s of Foster’s first deal. */
export const dealerBidItems: Readonly<Record<string, Posed>> = {
  "clubs-ace-king": suit("clubs", "AK4"),
  "clubs-ace-queen-jack": suit("clubs", "AQJ"),
  "diamonds-king-queen-jack": suit("diamonds", "KQJ5"),
  "clubs-king-queen": suit("clubs", "KQ63"),
  "clubs-ace-jack-ten": suit("clubs", "AJT"),
  "hearts-four": suit("hearts", "AK73", true),
  "hearts-nothing-outside": suit("hearts", "AK763"),
  "hearts-five": suit("hearts", "AK763", true),
  "hearts-six-without-tops": suit("hearts", "AT9763", true),
  "spades-short": suit("royals", "AKJ", true),
  "spades-five": suit("royals", "AQJ74", true),
  "hand-one": bidItem(".KQJ73.AKJ65.972"),
  "three-aces": bidItem("A72.AT6.A852.Q43"),
  "losing-suit": bidItem("84.963.9752.AK42"),
  royals: bidItem("AKJ54.96.752.A42"),
  "two-spades": bidItem("AK4.963.A752.842"),
  "three-spades": bidItem("KT9754.A6.A52.84"),
  "length-without-tops": bidItem("84.KT9632.A52.74"),
  "solid-hearts": bidItem("84.AKQJ63.A52.94"),
  nothing: bidItem("Q84.J9632.KJ5.42"),
};
