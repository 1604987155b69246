import { poseOutcome } from "../catalog/score-hand.ts";
import type { Posed } from "../kit/exercise.ts";

/** Foster’s two worked scores, and the dealer’s one spade. */
export const scoreHandItems: Readonly<Record<string, Posed>> = {
  "three-hearts-short": poseOutcome({
    declarerSide: "YZ",
    level: 3,
    strain: "hearts",
    multiplier: 1,
    tricks: 7,
    honours: { side: "YZ", kind: "simple" },
  }),
  "three-no-trumps-doubled": poseOutcome({
    declarerSide: "YZ",
    level: 3,
    strain: "notrump",
    multiplier: 2,
    tricks: 11,
  }),
  "one-spade-doubled": poseOutcome({
    declarerSide: "AB",
    level: 1,
    strain: "spades",
    multiplier: 2,
    tricks: 4,
    dealerOneSpade: true,
  }),
};
