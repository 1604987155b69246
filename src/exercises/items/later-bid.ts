import type { RuleId } from "../../rulebook/rules.ts";
import { poseBidKind, poseBidTell } from "../dealing/later-bid-deal.ts";
import type { Posed } from "../kit/exercise.ts";
import { bidItem } from "./bid-item.ts";

/** Every rule that a solution of this kind may cite. */
export const laterBidTeaches: readonly RuleId[] = [
  "bid.free-bid",
  "bid.forced",
  "bid.shout",
  "bid.dealer.one-spade",
  "bid.dealer.two-spades",
  "bid.dealer.three-spades",
  "bid.dealer.no-trump",
  "bid.third.assist-three-tricks",
  "bid.third.suit-denies",
  "bid.third.nt-over-major",
  "bid.later.length-no-tops",
  "bid.later.losing-after-takeout",
  "bid.later.rebid-solo",
  "bid.later.not-twice",
  "bid.later.assist-limits",
  "bid.double.certainty",
  "bid.double.dangers",
];

/** What kind of bid it is, what it tells, and hands that have spoken before; `hand-one` is Foster’s first deal. */
export const laterBidItems: Readonly<Record<string, Posed>> = {
  "two-diamonds-over-heart": poseBidKind("1H 2D"),
  "heart-over-spade": poseBidKind("1S 1H"),
  "club-by-dealer": poseBidKind("1C"),
  "two-hearts-over-spade": poseBidKind("1S 2H"),
  "three-diamonds-over-heart": poseBidKind("1H 3D"),
  "tell-one-spade": poseBidTell("1S"),
  "tell-two-spades": poseBidTell("2S"),
  "tell-three-spades": poseBidTell("3S"),
  "tell-club-after-spade": poseBidTell("1S 1C"),
  "tell-one-heart": poseBidTell("1H"),
  "tell-two-hearts": poseBidTell("1S 2H"),
  "tell-two-clubs": poseBidTell("2C"),
  "tell-heart-raise": poseBidTell("1H 1R 2H"),
  "tell-clubs-over-royals": poseBidTell("1H 1R 2C"),
  "tell-no-trump-over-heart": poseBidTell("1H pass 1NT"),
  "tell-diamonds-at-last": poseBidTell("1S 1H pass pass 2D"),
  "tell-hearts-again": poseBidTell("1H 1R pass pass 2H"),
  "tell-diamonds-after-clubs": poseBidTell("1H 1R 2C 2R 3D"),
  "tell-two-diamonds": poseBidTell("1H 2D"),
  "hand-one": bidItem(".KQJ73.AKJ65.972", "1H 1R 2C 2R"),
  "taken-out-no-tops": bidItem("A.KQJ73.J9653.A7", "1H 1R 2C 2R"),
  "raised-on-three": bidItem("A62.K95.A963.863", "1H 1R 2H 2R pass pass"),
  "raised-with-a-fourth": bidItem("A62.KQ5.A963.863", "1H 1R 2H 2R pass pass"),
  "partner-rebids-one-trick": bidItem("862.J95.J9632.A3", "1H 1R pass pass 2H 2R"),
  "partner-rebids-no-trick": bidItem("862.J95.J9632.T3", "1H 1R pass pass 2H 2R"),
  "ace-king-and-an-ace": bidItem("A85.J74.T962.AK5", "1C pass 1H 1R"),
  "ace-king-alone": bidItem("T85.J74.J962.AK5", "1C pass 1H 1R"),
  "ace-king-raised-already": bidItem("A85.J74.T962.AK5", "1C pass 1H 1R 2H 2R pass pass"),
};
