import type { Random } from "../../engine/core/random.ts";
import { SIDES, type BySide, type Side } from "../../engine/core/seat.ts";
import type { RevokePenalty } from "../../engine/scoring/revoked.ts";
import type { WhistOutcome } from "../../engine/scoring/whist.ts";

/** The two ways of scoring whist that are asked about: five points with honours, and seven without. */
export const WHIST_FORMS = ["english", "american"] as const;
export type WhistFormId = (typeof WHIST_FORMS)[number];

/** A deal of whist to be marked, by which form, and how the game stood before it. */
export interface WhistPosed {
  readonly form: WhistFormId;
  readonly deal: WhistOutcome;
  readonly before: BySide<number>;
}

/** How often each score before the deal is asked about; near the end of a game the order of scoring tells. */
const BEFORE = {
  english: [
    [0, 4],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 3],
  ],
  american: [
    [0, 4],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 2],
  ],
} as const satisfies Record<WhistFormId, readonly (readonly [number, number])[]>;

const split = (side: Side, held: number, all: number): BySide<number> =>
  side === "YZ" ? { YZ: held, AB: all - held } : { YZ: all - held, AB: held };

function randomTricks(random: Random): BySide<number> {
  const most = random.weigh([
    [7, 5],
    [8, 6],
    [9, 5],
    [10, 3],
    [11, 2],
    [13, 1],
  ] as const);
  return split(random.pick(SIDES), most, 13);
}

function randomHonours(random: Random): BySide<number> {
  const most = random.weigh([
    [2, 2],
    [3, 5],
    [4, 3],
  ] as const);
  return split(random.pick(SIDES), most, 4);
}

/** What is exacted at English whist: three points come off only where there are three to take. */
function randomPenalty(random: Random, offendersHad: number): RevokePenalty {
  return random.weigh([
    ["tricks", 3],
    ["add", 3],
    ["deduct", offendersHad >= 3 ? 3 : 0],
  ] as const);
}

/** A finished deal of whist near enough the end of a game to make the order of scoring matter. */
export function randomWhist(random: Random): WhistPosed {
  const form = random.chance(0.65) ? "english" : "american";
  const before = { YZ: random.weigh(BEFORE[form]), AB: random.weigh(BEFORE[form]) };
  const tricks = randomTricks(random);
  if (random.chance(0.2)) {
    const offender = random.pick(SIDES);
    const penalty = form === "english" ? randomPenalty(random, before[offender]) : "tricks";
    // Whether points taken off bring honours back to a side that began at four, no book says: nobody has any then.
    const honours = penalty === "deduct" ? { YZ: 2, AB: 2 } : randomHonours(random);
    const revokes = { [offender]: { count: 1, penalty } };
    return {
      form,
      before,
      deal: form === "english" ? { tricks, honours, revokes } : { tricks, revokes },
    };
  }
  const honours = form === "english" || random.chance(0.5) ? randomHonours(random) : null;
  const forgotten = form === "english" && random.chance(0.12);
  return {
    form,
    before,
    deal: {
      tricks,
      ...(honours ? { honours } : {}),
      ...(forgotten ? { honoursCalled: false } : {}),
    },
  };
}
