import type { Random } from "../../engine/core/random.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { aim, dealBidding, type Table } from "./bid-deal.ts";
import { dealLong, dealShort, dealTops, dealWeak } from "./bid-hands.ts";

const SPADE: Table = {
  before: ["1S pass"],
  aims: [aim("nothing-to-show", 1), aim("stronger-than-dealer", 1, dealTops)],
};

const SPADES: Table = {
  before: ["2S pass", "3S pass"],
  aims: [aim("rescue-royals", 3), aim("never-left-in", 2, dealTops)],
};

const NO_TRUMP: Table = {
  before: ["1NT pass"],
  aims: [aim("five-major", 3), aim("weak-five", 2, dealWeak), aim("leave-no-trump", 3)],
  tempting: 3,
};

const LOSING_SUIT: Table = {
  before: ["1C pass", "1D pass"],
  aims: [aim("nothing-to-show", 1), aim("denies", 1, dealShort)],
};

const WINNING_SUIT: Table = {
  before: ["1H pass", "1R pass"],
  aims: [aim("nothing-to-show", 3), aim("denies", 3, dealShort), aim("three-suits", 2, dealShort)],
};

const OVERCALLED: Table = {
  before: ["1H 1R", "1H 2C", "1H 2D", "1R 2H", "1R 2C", "1C 1H", "1D 1R", "1C 1D"],
  aims: [
    aim("three-tricks", 4, dealLong),
    aim("nothing-to-show", 4, dealLong),
    aim("denies", 2, dealShort),
  ],
  tempting: 2,
};

const NO_TRUMP_OVERCALLED: Table = {
  before: ["1NT 2C", "1NT 2D", "1NT 2H", "1NT 2R"],
  aims: [aim("two-stoppers", 3), aim("good-suit", 3), aim("nothing-to-show", 2)],
  tempting: 4,
};

/** At the first level second hand has passed; then he has bid. */
export function poseThirdBid(random: Random, level: Level): Posed {
  return dealBidding(
    random,
    level === 1
      ? [
          [SPADE, 3],
          [SPADES, 2],
          [NO_TRUMP, 4],
          [WINNING_SUIT, 3],
          [LOSING_SUIT, 1],
        ]
      : [
          [OVERCALLED, 3],
          [NO_TRUMP_OVERCALLED, 2],
        ],
  );
}
