import type { Random } from "../../engine/core/random.ts";
import { otherSide, SIDES, type Side } from "../../engine/core/seat.ts";
import type { Level, Multiplier } from "../../engine/declaring/call.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { HONOUR_KINDS, type DealOutcome, type HonoursHeld } from "../../engine/scoring/outcome.ts";
import { kindFits } from "../../engine/scoring/honours.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import { dealFields } from "../kit/ask.ts";
import type { Posed } from "../kit/exercise.ts";
import { outcomeFacts } from "../wording/outcome-words.ts";

const STRAINS = [
  ["clubs", 2],
  ["diamonds", 2],
  ["hearts", 4],
  ["royals", 4],
  ["notrump", 4],
] as const;

const LEVELS = [
  [1, 3],
  [2, 5],
  [3, 5],
  [4, 3],
  [5, 1],
] as const;

/** Honours as they commonly lie: simple ones most of the time, all in one hand hardly ever. */
function randomHonours(random: Random, strain: Strain, declarerSide: Side): HonoursHeld | null {
  if (random.chance(strain === "notrump" ? 0.45 : 0.12)) return null;
  const side = random.chance(0.75) ? declarerSide : otherSide(declarerSide);
  const kinds = HONOUR_KINDS.filter((kind) => kindFits(strain, kind));
  const kind = random.weigh(
    kinds.map((k) => [k, k === "simple" || k === "three-aces" ? 6 : k === "four" ? 4 : 1] as const),
  );
  return { side, kind };
}

/** What the tricks are likely to be: near the contract, now and then a slam. */
function randomTricks(random: Random, level: Level): number {
  if (random.chance(0.05)) return random.pick([12, 13]);
  const swing = random.weigh([
    [-3, 1],
    [-2, 3],
    [-1, 4],
    [0, 6],
    [1, 5],
    [2, 3],
    [3, 1],
  ] as const);
  return Math.max(0, Math.min(13, BOOK + level + swing));
}

/** A finished deal for the scorer. `plain` leaves out doubles beyond the common, one spade and revokes. */
export function randomOutcome(random: Random, plain = false): DealOutcome {
  const declarerSide = random.pick(SIDES);
  if (!plain && random.chance(0.08)) {
    return {
      declarerSide,
      level: 1,
      strain: "spades",
      multiplier: random.weigh([
        [1, 3],
        [2, 4],
        [4, 1],
      ] as const),
      tricks: random.pick([3, 4, 5, 6, 6, 7]),
      dealerOneSpade: true,
    };
  }
  const strain = random.weigh(STRAINS);
  const level = random.weigh(LEVELS);
  const multiplier: Multiplier = random.weigh(
    plain
      ? ([
          [1, 8],
          [2, 1],
        ] as const)
      : ([
          [1, 6],
          [2, 4],
          [4, 1],
        ] as const),
  );
  const honours = randomHonours(random, strain, declarerSide);
  const revoke = !plain && random.chance(0.12) ? randomRevoke(random) : null;
  return {
    declarerSide,
    level,
    strain,
    multiplier,
    tricks: randomTricks(random, level),
    ...(honours ? { honours } : {}),
    ...(revoke ? { revoke } : {}),
  };
}

function randomRevoke(random: Random): NonNullable<DealOutcome["revoke"]> {
  return random.chance(0.4)
    ? { declarer: 1 }
    : { adversary: 1, choice: random.pick(["hundred", "tricks"] as const) };
}

/** A finished deal to be scored, below the line and above, for both sides. */
export function poseOutcome(deal: DealOutcome): Posed {
  return {
    scene: { type: "outcome", deal },
    ask: { type: "numbers", fields: dealFields() },
    question: "Score the hand.",
    facts: outcomeFacts(deal),
  };
}
