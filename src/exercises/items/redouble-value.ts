import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseDoubled, poseStake } from "../dealing/stake-deal.ts";

/** Every rule that a solution of this kind may cite. */
export const redoubleValueTeaches: readonly RuleId[] = [
  "straight.double.effect",
  "straight.make.values",
  "straight.double-not-honours",
  "straight.make.needed",
  "straight.double.limit",
  "auction.double.score-effect",
  "auction.score.doubled.made",
  "auction.score.redoubled.made",
  "auction.score.honours.not-doubled",
  "auction.score.doubled.undertrick-100",
  "auction.score.redoubled.undertrick-200",
];

/** Makes doubled by turns, and contracts doubled once and twice; Foster’s three no trumps among them. */
export const redoubleValueItems: Readonly<Record<string, Posed>> = {
  "straight-no-trump-doubled": poseStake({ strain: "notrump", doubles: 1, limit: "none" }, [
    "trick",
    "needed",
  ]),
  "straight-hearts-redoubled-twice": poseStake({ strain: "hearts", doubles: 3, limit: "none" }, [
    "trick",
    "honours",
  ]),
  "straight-spades-hundred": poseStake({ strain: "spades", doubles: 5, limit: "100" }, [
    "trick",
    "most",
  ]),
  "straight-clubs-redoubled": poseStake({ strain: "clubs", doubles: 2, limit: "none" }, [
    "trick",
    "needed",
  ]),
  "auction-three-no-trumps-doubled": poseDoubled({
    declarerSide: "YZ",
    level: 3,
    strain: "notrump",
    multiplier: 2,
    tricks: 11,
    honours: { side: "YZ", kind: "three-aces" },
  }),
  "auction-hearts-doubled-honours": poseDoubled({
    declarerSide: "AB",
    level: 2,
    strain: "hearts",
    multiplier: 2,
    tricks: 8,
    honours: { side: "AB", kind: "simple" },
  }),
  "auction-redoubled-made": poseDoubled({
    declarerSide: "YZ",
    level: 2,
    strain: "royals",
    multiplier: 4,
    tricks: 9,
    honours: { side: "AB", kind: "simple" },
  }),
  "auction-doubled-short": poseDoubled({
    declarerSide: "YZ",
    level: 4,
    strain: "diamonds",
    multiplier: 2,
    tricks: 8,
    honours: { side: "YZ", kind: "four" },
  }),
};
