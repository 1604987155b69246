import type { RuleId } from "../../rulebook/rules.ts";
import { PARTNERS, poseHonours } from "../catalog/honours.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const honoursTeaches: readonly RuleId[] = [
  "auction.score.honours.definition",
  "auction.score.honours.who-claims",
  "auction.score.honours.table",
  "auction.score.honours.simple",
  "straight.honours.table",
  "straight.honours.simple",
  "straight.honours.definition",
];

/** Simple honours, four in one hand, and a hundred aces; at straight bridge, the figure its laws misprint. */
export const honoursItems: Readonly<Record<string, Posed>> = {
  "simple-hearts": poseHonours("hearts", PARTNERS[0], [
    ["HK", "HJ", "H7", "H4"],
    ["HT", "H8"],
  ]),
  "four-in-one-clubs": poseHonours("clubs", PARTNERS[1], [
    ["CA", "CK", "CQ", "CT", "C5"],
    ["C9", "C6"],
  ]),
  "hundred-aces": poseHonours("notrump", PARTNERS[0], [
    ["SA", "HA", "CA", "DA"],
    ["SK", "DQ"],
  ]),
  "straight-five-diamonds": poseHonours(
    "diamonds",
    PARTNERS[0],
    [
      ["DA", "DK", "DJ", "DT", "D6"],
      ["DQ", "D8", "D3"],
    ],
    "straight-bridge",
  ),
};
