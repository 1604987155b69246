import type { RuleId } from "../../rulebook/rules.ts";
import { DEAL_RULES } from "./score-hand.ts";
import { poseRubber } from "../dealing/rubber-deal.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const scoreRubberTeaches: readonly RuleId[] = [
  ...DEAL_RULES,
  "auction.rubber.bonus-250",
  "auction.rubber.best-of-three",
  "auction.rubber.difference",
  "auction.game.thirty",
];

/** Foster’s worked rubber. */
export const scoreRubberItems: Readonly<Record<string, Posed>> = {
  // The rubber that Foster works out to show both kinds of pad: 492 to 42. The level of the second deal is ours.
  foster: poseRubber([
    {
      declarerSide: "YZ",
      level: 1,
      strain: "hearts",
      multiplier: 1,
      tricks: 7,
      honours: { side: "YZ", kind: "simple" },
    },
    {
      declarerSide: "YZ",
      level: 3,
      strain: "royals",
      multiplier: 1,
      tricks: 7,
      honours: { side: "YZ", kind: "simple" },
    },
    {
      declarerSide: "AB",
      level: 3,
      strain: "notrump",
      multiplier: 1,
      tricks: 10,
      honours: { side: "AB", kind: "three-aces" },
    },
    {
      declarerSide: "AB",
      level: 4,
      strain: "royals",
      multiplier: 1,
      tricks: 10,
      honours: { side: "AB", kind: "four" },
    },
  ]),
};
