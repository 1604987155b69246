import type { Random } from "../../engine/core/random.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { aim, dealBidding, type Table } from "./bid-deal.ts";
import { dealLong, dealStrong } from "./bid-hands.ts";

const WINNING_SUITS = ["hearts", "royals"] as const;

const SPADE: Table = {
  before: ["1S pass pass"],
  aims: [aim("nothing-to-show", 3), aim("no-game", 2, dealStrong(WINNING_SUITS, 10))],
};

const LOSING: Table = {
  before: ["1C pass pass", "1D pass pass"],
  aims: [aim("nothing-to-show", 3), aim("no-game", 2, dealStrong(WINNING_SUITS, 10))],
};

const WINNING: Table = {
  before: ["1H pass pass", "1R pass pass"],
  aims: [aim("nothing-to-show", 3), aim("sound-bid", 5)],
  tempting: 5,
};

const NO_TRUMP: Table = {
  before: ["1NT pass pass"],
  aims: [aim("nothing-to-show", 2), aim("saves-game", 3)],
  tempting: 5,
};

const RAISE: Table = {
  before: ["1H 1R 2C", "1H 1R 2H", "1H 2C 2H", "1R 2H 2R", "1C 1H 2C", "1D 1R 2D", "1H 2D 2R"],
  aims: [aim("three-tricks", 1, dealLong), aim("nothing-to-show", 1, dealLong)],
  tempting: 2,
};

/** At the first level a bid has been passed round; then partner has bid, and third hand as well. */
export function poseFourthBid(random: Random, level: Level): Posed {
  return dealBidding(
    random,
    level === 1
      ? [
          [SPADE, 2],
          [LOSING, 3],
          [WINNING, 3],
          [NO_TRUMP, 3],
        ]
      : [[RAISE, 1]],
  );
}
