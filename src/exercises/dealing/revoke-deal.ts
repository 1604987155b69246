import type { Random } from "../../engine/core/random.ts";
import { otherSide, SIDES, type BySide, type Side } from "../../engine/core/seat.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { REVOKE_PENALTIES, type RevokePenalty } from "../../engine/scoring/revoked.ts";
import { STRAIGHT_STRAINS } from "../../engine/declaring/strain.ts";
import { STRAIGHT_VALUE } from "../../engine/scoring/values.ts";
import { dealFields, type Ask } from "../kit/ask.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { randomOutcome } from "./outcome-deal.ts";
import { outcomeFacts } from "../wording/outcome-words.ts";
import { pricedBy, REVOKE_CHOICES } from "../marking/revoke-price.ts";
import { SIDE_OWN } from "../wording/side-words.ts";
import type { StraightPosed } from "./straight-deal.ts";
import { straightFacts } from "../wording/straight-facts.ts";
import type { WhistPosed } from "./whist-deal.ts";
import { whistFacts } from "../wording/whist-facts.ts";
import { SIDE_NAME } from "../kit/words.ts";

/** Auction: a deal with a revoke, to be scored in its four boxes. */
export function poseRevokedDeal(deal: DealOutcome): Posed {
  return {
    scene: { type: "outcome", deal },
    ask: { type: "numbers", fields: dealFields() },
    question: "Auction, with a revoke: score the deal.",
    facts: outcomeFacts(deal),
  };
}

/** Auction: an adversary has revoked once, and declarer may choose his penalty. */
export function poseRevokeChoice(deal: Omit<DealOutcome, "revoke">): Posed {
  return {
    scene: { type: "outcome", deal: { ...deal, revoke: { adversary: 1 } } },
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "hundred", label: "Score 100" },
        { id: "tricks", label: "Take three tricks" },
      ],
    },
    question: "Which penalty comes to more, all points counted together?",
    facts: [
      ...outcomeFacts(deal),
      `${SIDE_NAME[otherSide(deal.declarerSide)]} revoked once, and the penalty is to be chosen.`,
    ],
  };
}

const STANDING: Ask = {
  type: "numbers",
  fields: [
    { id: "YZ", label: "We, toward the game" },
    { id: "AB", label: "They, toward the game" },
  ],
};

const EXACTED: Readonly<Record<RevokePenalty, (offender: Side) => Words>> = {
  tricks: () => "Three tricks are taken for the revoke.",
  deduct: (offender) => `The value of three tricks is taken off ${SIDE_OWN[offender]} score.`,
  add: (offender) =>
    `The value of three tricks is added to ${SIDE_OWN[otherSide(offender)]} score.`,
};

/** Straight bridge: where does each side stand toward the game? Under the English code the penalty taken is told. */
export function poseRevokedStraight(posed: StraightPosed): Posed {
  const { deal, before, house } = posed;
  const english = house.code === "english";
  const told = SIDES.flatMap((side) => {
    const revoked = deal.revokes?.[side];
    return english && revoked ? [EXACTED[revoked.penalty ?? "tricks"](side)] : [];
  });
  return {
    scene: { type: "straight-deal", ...posed },
    ask: STANDING,
    question: "Straight bridge, with a revoke: where does each side stand toward the game?",
    facts: [
      `${english ? "The English" : "The American"} code is played.`,
      ...straightFacts(deal, before, house),
      ...told,
    ],
  };
}

/** Whist: where does each side stand? */
export function poseRevokedWhist(posed: WhistPosed): Posed {
  return {
    scene: { type: "whist-deal", ...posed },
    ask: STANDING,
    question: "Whist, with a revoke: where does each side stand once it is scored?",
    facts: whistFacts(posed),
  };
}

function randomAuction(random: Random): Posed {
  const { revoke: _none, honours, ...deal } = randomOutcome(random, true);
  const multiplier = random.weigh([
    [1, 5],
    [2, 3],
  ] as const);
  const held = honours && random.chance(0.5) ? { honours } : {};
  const revoke = random.weigh([
    [{ declarer: 1 }, 6],
    [{ declarer: 2 }, 1],
    [{ adversary: 1, choice: "hundred" }, 5],
    [{ adversary: 1, choice: "tricks" }, 6],
    [{ adversary: 2, choice: "tricks" }, 1],
    [{ declarer: 1, adversary: 1 }, 2],
  ] as const);
  return poseRevokedDeal({ ...deal, ...held, multiplier, revoke });
}

/** Points that make a game, past which the sum alone no longer says which penalty is better. */
const GAME = 30;

/** A choice in which points and game do not pull apart; one penalty is the better as often as the other. */
function randomChoice(random: Random): Posed {
  const better = random.pick(REVOKE_CHOICES);
  for (;;) {
    const { revoke: _none, honours: _held, ...deal } = randomOutcome(random, true);
    const outcome = { ...deal, multiplier: random.pick([1, 2, 2, 4] as const) };
    const revoked = { ...outcome, revoke: { adversary: 1 } };
    const [hundred, tricks] = [pricedBy(revoked, "hundred"), pricedBy(revoked, "tricks")];
    const gameByTricks = tricks.below >= GAME && hundred.below < GAME;
    const fits =
      better === "tricks" ? tricks.net > hundred.net : hundred.net > tricks.net && !gameByTricks;
    if (fits) return poseRevokeChoice(outcome);
  }
}

function randomTricks(random: Random): BySide<number> {
  const most = random.pick([7, 7, 8, 8, 9, 9, 10, 11, 12]);
  return random.chance(0.5) ? { YZ: most, AB: 13 - most } : { YZ: 13 - most, AB: most };
}

function randomStraight(random: Random): Posed {
  const english = random.chance(0.3);
  const strain = random.pick(STRAIGHT_STRAINS);
  const side = random.pick(SIDES);
  // Whether doubling raises the points of the English penalties no book says, so nothing is doubled there.
  const multiplier = english ? 1 : random.pick([1, 1, 2]);
  const before = { YZ: 2 * random.below(14), AB: 2 * random.below(14) };
  // Points come off only where there are as many to take.
  const penalties = REVOKE_PENALTIES.filter(
    (one) => one !== "deduct" || before[side] >= 3 * STRAIGHT_VALUE[strain],
  );
  const penalty = english ? random.pick(penalties) : undefined;
  return poseRevokedStraight({
    deal: {
      strain,
      multiplier,
      tricks: randomTricks(random),
      revokes: {
        [side]: {
          count: !english && random.chance(0.12) ? 2 : 1,
          ...(penalty ? { penalty } : {}),
        },
      },
    },
    before,
    house: { code: english ? "english" : "american" },
  });
}

function randomWhist(random: Random): Posed {
  const form = random.pick(["english", "american"] as const);
  const side = random.pick(SIDES);
  const top = form === "english" ? 5 : 7;
  const before = { YZ: random.below(top), AB: random.below(top) };
  const penalty = random.weigh([
    ["tricks", 2],
    ["add", 2],
    // Three points come off only where there are three to take.
    ["deduct", before[side] >= 3 ? 3 : 0],
  ] as const);
  const revokes =
    form === "english"
      ? { [side]: { count: 1, penalty } }
      : { [side]: { count: random.chance(0.15) ? 2 : 1 } };
  const honours = form === "english" ? { honours: { YZ: 2, AB: 2 } } : {};
  return poseRevokedWhist({
    form,
    before,
    deal: { tricks: randomTricks(random), ...honours, revokes },
  });
}

/** A revoke in one of the games. */
export function poseRevoke(random: Random): Posed {
  return random.weigh([
    [randomAuction, 5],
    [randomChoice, 3],
    [randomStraight, 4],
    [randomWhist, 4],
  ] as const)(random);
}
