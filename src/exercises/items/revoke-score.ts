import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import {
  poseRevokeChoice,
  poseRevokedDeal,
  poseRevokedStraight,
  poseRevokedWhist,
} from "../dealing/revoke-deal.ts";
import { DEAL_RULES } from "./score-hand.ts";

/** Every rule that a solution of this kind may cite. */
export const revokeScoreTeaches: readonly RuleId[] = [
  ...DEAL_RULES,
  "auction.revoke.tricks-help-contract",
  "auction.revoke.no-bonus",
  "auction.law.revoke.several",
  "straight.revoke.transfer",
  "straight.revoke.cap-28",
  "straight.revoke.english",
  "straight.make.values",
  "straight.double.effect",
  "straight.both-sides-score",
  "whist.revoke.american",
  "whist.revoke.english",
  "whist.revoke.no-game",
  "whist.object",
];

const LOVE = { YZ: 0, AB: 0 };
const AMERICAN = { code: "american" } as const;
const ENGLISH = { code: "english" } as const;
const TWO_TWO = { YZ: 2, AB: 2 };

/** The revoke in each game and code, Foster’s own example among them, and where a limit or a choice tells. */
export const revokeScoreItems: Readonly<Record<string, Posed>> = {
  "auction-declarer": poseRevokedDeal({
    declarerSide: "YZ",
    level: 2,
    strain: "hearts",
    multiplier: 1,
    tricks: 9,
    honours: { side: "YZ", kind: "simple" },
    revoke: { declarer: 1 },
  }),
  "auction-declarer-short": poseRevokedDeal({
    declarerSide: "YZ",
    level: 4,
    strain: "hearts",
    multiplier: 1,
    tricks: 9,
    revoke: { declarer: 1 },
  }),
  "auction-adversary-hundred": poseRevokedDeal({
    declarerSide: "YZ",
    level: 4,
    strain: "hearts",
    multiplier: 1,
    tricks: 9,
    honours: { side: "AB", kind: "simple" },
    revoke: { adversary: 1, choice: "hundred" },
  }),
  "auction-adversary-tricks": poseRevokedDeal({
    declarerSide: "YZ",
    level: 3,
    strain: "hearts",
    multiplier: 2,
    tricks: 7,
    revoke: { adversary: 1, choice: "tricks" },
  }),
  "auction-both": poseRevokedDeal({
    declarerSide: "YZ",
    level: 3,
    strain: "notrump",
    multiplier: 1,
    tricks: 9,
    honours: { side: "AB", kind: "three-aces" },
    revoke: { declarer: 1, adversary: 1 },
  }),
  "auction-choice-hundred": poseRevokeChoice({
    declarerSide: "YZ",
    level: 2,
    strain: "hearts",
    multiplier: 1,
    tricks: 9,
  }),
  "auction-choice-tricks": poseRevokeChoice({
    declarerSide: "YZ",
    level: 4,
    strain: "hearts",
    multiplier: 4,
    tricks: 8,
  }),
  "auction-choice-redoubled": poseRevokeChoice({
    declarerSide: "YZ",
    level: 3,
    strain: "hearts",
    multiplier: 4,
    tricks: 8,
  }),
  "straight-three-tricks": poseRevokedStraight({
    deal: {
      strain: "notrump",
      multiplier: 1,
      tricks: { YZ: 9, AB: 4 },
      revokes: { YZ: { count: 1 } },
    },
    before: LOVE,
    house: AMERICAN,
  }),
  "straight-doubled": poseRevokedStraight({
    deal: {
      strain: "diamonds",
      multiplier: 2,
      tricks: { YZ: 6, AB: 7 },
      revokes: { AB: { count: 1 } },
    },
    before: LOVE,
    house: AMERICAN,
  }),
  "straight-cap": poseRevokedStraight({
    deal: {
      strain: "notrump",
      multiplier: 1,
      tricks: { YZ: 12, AB: 1 },
      revokes: { YZ: { count: 1 } },
    },
    before: { YZ: 18, AB: 0 },
    house: AMERICAN,
  }),
  "straight-english-add": poseRevokedStraight({
    deal: {
      strain: "hearts",
      multiplier: 1,
      tricks: { YZ: 8, AB: 5 },
      revokes: { AB: { count: 1, penalty: "add" } },
    },
    before: { YZ: 0, AB: 12 },
    house: ENGLISH,
  }),
  "straight-english-deduct": poseRevokedStraight({
    deal: {
      strain: "hearts",
      multiplier: 1,
      tricks: { YZ: 5, AB: 8 },
      revokes: { AB: { count: 1, penalty: "deduct" } },
    },
    before: { YZ: 6, AB: 26 },
    house: ENGLISH,
  }),
  "whist-american": poseRevokedWhist({
    form: "american",
    deal: { tricks: { YZ: 6, AB: 7 }, revokes: { AB: { count: 1 } } },
    before: LOVE,
  }),
  "whist-american-no-game": poseRevokedWhist({
    form: "american",
    deal: { tricks: { YZ: 1, AB: 12 }, revokes: { AB: { count: 1 } } },
    before: { YZ: 0, AB: 4 },
  }),
  "whist-english-tricks": poseRevokedWhist({
    form: "english",
    deal: {
      tricks: { YZ: 5, AB: 8 },
      honours: TWO_TWO,
      revokes: { AB: { count: 1, penalty: "tricks" } },
    },
    before: LOVE,
  }),
  "whist-english-deduct": poseRevokedWhist({
    form: "english",
    deal: {
      tricks: { YZ: 7, AB: 6 },
      honours: TWO_TWO,
      revokes: { AB: { count: 1, penalty: "deduct" } },
    },
    before: { YZ: 1, AB: 4 },
  }),
  "whist-english-add": poseRevokedWhist({
    form: "english",
    deal: {
      tricks: { YZ: 2, AB: 11 },
      honours: TWO_TWO,
      revokes: { AB: { count: 1, penalty: "add" } },
    },
    before: { YZ: 0, AB: 3 },
  }),
};
