import type { RuleId } from "../../rulebook/rules.ts";
import { poseOutcome } from "../dealing/outcome-deal.ts";
import type { Posed } from "../kit/exercise.ts";

/** Rules that scoring one deal may cite. */
export const DEAL_RULES = [
  "auction.score.made.all-tricks",
  "auction.score.doubled.made",
  "auction.score.redoubled.made",
  "auction.score.honours.table",
  "auction.score.slam.little",
  "auction.score.slam.grand",
  "auction.score.slam.adversaries",
  "auction.score.failed.undertrick-50",
  "auction.score.doubled.undertrick-100",
  "auction.score.redoubled.undertrick-200",
  "auction.score.one-spade-cap",
  "auction.score.above-line",
  "auction.score.failed.no-game",
  "auction.score.only-if-made",
  "auction.revoke.declarer-penalty",
  "auction.revoke.adversary-penalty",
] as const satisfies readonly RuleId[];

/** Every rule that a solution of this kind may cite. */
export const scoreHandTeaches: readonly RuleId[] = DEAL_RULES;

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
