import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import {
  poseNulloLeast,
  poseNulloLimits,
  poseNulloOver,
  poseNulloScore,
} from "../dealing/nullo-deal.ts";

/** Every rule that a solution of this kind may cite. */
export const nulloBidTeaches: readonly RuleId[] = [
  "nullo.contract",
  "nullo.value",
  "nullo.rank-vs-nt",
  "auction.bid.rank",
  "auction.bid.rank-equal-value",
  "nullo.revoke.adversary",
  "nullo.revoke.declarer",
  "auction.score.doubled.made",
  "auction.score.redoubled.made",
  "auction.score.failed.no-game",
  "auction.score.failed.undertrick-50",
  "auction.score.doubled.undertrick-100",
  "auction.score.redoubled.undertrick-200",
];

const nullos = (level: 1 | 2 | 3) => ({ level, strain: "nullo" }) as const;
const noTrumps = (level: 1 | 2) => ({ level, strain: "notrump" }) as const;

/** The contract at each number, its rank beside no trump and royals, and scores with and without a revoke. */
export const nulloBidItems: Readonly<Record<string, Posed>> = {
  "one-nullo": poseNulloLimits(1),
  "two-nullos": poseNulloLimits(2),
  "three-nullos": poseNulloLimits(3),
  "five-nullos": poseNulloLimits(5),
  "six-nullos": poseNulloLimits(6),
  "seven-nullos": poseNulloLimits(7),
  "two-no-trumps-over-two-nullos": poseNulloOver(nullos(2), noTrumps(2)),
  "two-nullos-over-two-no-trumps": poseNulloOver(noTrumps(2), nullos(2)),
  "three-nullos-over-two-no-trumps": poseNulloOver(noTrumps(2), nullos(3)),
  "one-nullo-over-one-no-trump": poseNulloOver(noTrumps(1), nullos(1)),
  "two-nullos-over-two-royals": poseNulloOver({ level: 2, strain: "royals" }, nullos(2)),
  "nullos-over-two-no-trumps": poseNulloLeast(noTrumps(2)),
  "three-made": poseNulloScore({ declarerSide: "YZ", level: 3, multiplier: 1, tricks: 4 }),
  "foster-hand-two": poseNulloScore({ declarerSide: "YZ", level: 3, multiplier: 1, tricks: 3 }),
  "four-nullos-short": poseNulloScore({ declarerSide: "YZ", level: 4, multiplier: 1, tricks: 4 }),
  "adversary-revokes": poseNulloScore({
    declarerSide: "YZ",
    level: 3,
    multiplier: 1,
    tricks: 4,
    revoke: { adversary: 1, choice: "hundred" },
  }),
  "declarer-revokes": poseNulloScore({
    declarerSide: "YZ",
    level: 3,
    multiplier: 1,
    tricks: 4,
    revoke: { declarer: 1 },
  }),
};
