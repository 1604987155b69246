import type { Random } from "../../engine/core/random.ts";
import { otherSide, SIDES, type BySide, type Seat, type Side } from "../../engine/core/seat.ts";
import { STRAIGHT_STRAINS, type StraightStrain } from "../../engine/declaring/strain.ts";
import { kindFits } from "../../engine/scoring/honours.ts";
import { HONOUR_KINDS, type HonourKind, type HonoursHeld } from "../../engine/scoring/outcome.ts";
import type { StraightOutcome } from "../../engine/scoring/straight-outcome.ts";
import type { StraightOptions } from "../../engine/scoring/straight.ts";

/** A deal to be scored, where the sides stood before it, and what the table has agreed. */
export interface StraightPosed {
  readonly deal: StraightOutcome;
  readonly before: BySide<number>;
  readonly house: StraightOptions;
}

const OF_SIDE: BySide<readonly [Seat, Seat]> = { YZ: ["Z", "Y"], AB: ["A", "B"] };

/** How often each way of holding honours is asked: simple ones most, all in one hand seldom. */
const HONOUR_WEIGHT: Readonly<Record<HonourKind, number>> = {
  simple: 5,
  four: 5,
  "four-in-one": 2,
  five: 2,
  "five-4in1": 1,
  "five-in-one": 1,
  "three-aces": 5,
  "four-aces": 3,
  "hundred-aces": 1,
};

/** Honours that one hand holds all of, as they must lie where its partner was dealt no trump. */
const IN_ONE_HAND: readonly HonourKind[] = ["simple", "four-in-one", "five-in-one"];
const ALL_FIVE: readonly HonourKind[] = ["five", "five-4in1", "five-in-one"];

/** Tricks below which a side can hardly have held such honours. */
const LEAST_TRICKS: Readonly<Record<HonourKind, number>> = {
  simple: 1,
  four: 2,
  "four-in-one": 3,
  five: 3,
  "five-4in1": 4,
  "five-in-one": 5,
  "three-aces": 2,
  "four-aces": 3,
  "hundred-aces": 4,
};

const REVOKER_BEFORE = [0, 4, 8, 12, 16, 18, 20, 24] as const;

function randomTricks(random: Random): BySide<number> {
  const most = random.weigh([
    [7, 5],
    [8, 5],
    [9, 5],
    [10, 4],
    [11, 3],
    [12, 3],
    [13, 2],
  ] as const);
  const winners = random.pick(SIDES);
  return winners === "YZ" ? { YZ: most, AB: 13 - most } : { YZ: 13 - most, AB: most };
}

function pickKind(random: Random, kinds: readonly HonourKind[]): HonourKind {
  return random.weigh(kinds.map((kind) => [kind, HONOUR_WEIGHT[kind]] as const));
}

/** Honours that could have lain so: with a side that took tricks enough, and not in a hand without trumps. */
function randomHonours(
  random: Random,
  strain: StraightStrain,
  tricks: BySide<number>,
  chicane: readonly Seat[],
): HonoursHeld | null {
  if (strain === "notrump" && random.chance(0.3)) return null;
  const drawn = random.pick(SIDES);
  const kinds = HONOUR_KINDS.filter((kind) => kindFits(strain, kind));
  const held = pickKind(
    random,
    chicane.length === 0 ? kinds : kinds.filter((kind) => IN_ONE_HAND.includes(kind)),
  );
  const side = tricks[drawn] >= LEAST_TRICKS[held] ? drawn : otherSide(drawn);
  return { side, kind: held };
}

/** Neither hand of a side has a trump: the other side holds all thirteen, with most of the tricks. */
function doubleChicane(random: Random, side: Side, strain: StraightStrain): StraightOutcome {
  const other = otherSide(side);
  const most = random.pick([10, 11, 12, 13]);
  const tricks = other === "YZ" ? { YZ: most, AB: 13 - most } : { YZ: 13 - most, AB: most };
  const honours = { side: other, kind: pickKind(random, ALL_FIVE) };
  return { strain, multiplier: 1, tricks, honours, chicane: OF_SIDE[side] };
}

/** A finished deal of straight bridge: now and then doubled twice, a hand without trumps, or a revoke. */
export function randomStraight(random: Random): StraightPosed {
  const strain = random.weigh(
    STRAIGHT_STRAINS.map((one) => [one, one === "notrump" || one === "hearts" ? 4 : 3] as const),
  );
  const multiplier = random.weigh([
    [1, 10],
    [2, 6],
    [4, 3],
    [8, 1],
  ] as const);
  const love = { YZ: 0, AB: 0 };
  const house = {
    chicane: random.weigh([
      ["offset", 6],
      ["add", 2],
      ["off", 1],
    ] as const),
  };
  const tricks = randomTricks(random);
  if (strain !== "notrump" && random.chance(0.16)) {
    const side = random.pick(SIDES);
    if (random.chance(0.2))
      return { deal: doubleChicane(random, side, strain), before: love, house };
    const chicane = [random.pick(OF_SIDE[side])];
    const honours = randomHonours(random, strain, tricks, chicane);
    return {
      deal: { strain, multiplier, tricks, ...(honours ? { honours } : {}), chicane },
      before: love,
      house,
    };
  }
  const honours = randomHonours(random, strain, tricks, []);
  const deal = { strain, multiplier, tricks, ...(honours ? { honours } : {}) };
  if (!random.chance(0.2)) return { deal, before: love, house: {} };
  // The side with the tricks is the more instructive offender: it is the one that is stopped at 28.
  const winners = tricks.YZ > tricks.AB ? "YZ" : "AB";
  const offender = random.chance(0.6) ? winners : otherSide(winners);
  return {
    deal: { ...deal, revokes: { [offender]: { count: random.chance(0.15) ? 2 : 1 } } },
    before: {
      ...love,
      [offender]: random.pick(REVOKER_BEFORE),
      [otherSide(offender)]: random.pick(REVOKER_BEFORE),
    },
    house: {},
  };
}
