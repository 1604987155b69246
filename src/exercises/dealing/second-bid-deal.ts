import type { Random } from "../../engine/core/random.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { aim, dealBidding, type Table } from "./bid-deal.ts";
import { dealLongSpades, dealShortSpades, dealStrong, dealSuit, dealTops } from "./bid-hands.ts";

const WINNING_SUITS = ["hearts", "royals"] as const;
const LOSING_SUITS = ["clubs", "diamonds"] as const;

const OVER_SPADE: Table = {
  before: ["1S"],
  aims: [
    aim("nothing-to-show", 5),
    aim("winning-suit", 5, dealSuit(["S", "H"], 5)),
    aim("no-trump-hand", 6, dealTops),
    aim("losing-suit", 3, dealSuit(["C", "D"], 3)),
    aim("two-spades", 1, dealShortSpades),
    aim("three-spades", 1, dealLongSpades),
  ],
};

const OVER_LOSING: Table = {
  before: ["1C", "1D"],
  aims: [
    aim("nothing-to-show", 4),
    aim("nothing-to-show", 4, dealStrong(WINNING_SUITS, 6)),
    aim("seven-tricks", 4, dealStrong(WINNING_SUITS, 7)),
    aim("shows-lead", 2),
  ],
};

const OVER_WINNING: Table = {
  before: ["1H", "1R"],
  aims: [
    aim("nothing-to-show", 4),
    aim("shows-lead", 4),
    aim("makes", 2, dealStrong(WINNING_SUITS, 8)),
    aim("makes", 1, dealStrong(LOSING_SUITS, 8)),
  ],
};

const OVER_NO_TRUMP: Table = {
  before: ["1NT"],
  aims: [
    aim("nothing-to-show", 3),
    aim("nothing-to-show", 3, dealStrong(WINNING_SUITS, 7)),
    aim("outbid-three", 2, dealStrong(WINNING_SUITS, 9)),
  ],
};

/** At the first level over one spade, as if he dealt; then over a suit or no trump. */
export function poseSecondBid(random: Random, level: Level): Posed {
  return dealBidding(
    random,
    level === 1
      ? [[OVER_SPADE, 1]]
      : [
          [OVER_LOSING, 4],
          [OVER_WINNING, 3],
          [OVER_NO_TRUMP, 3],
        ],
  );
}
