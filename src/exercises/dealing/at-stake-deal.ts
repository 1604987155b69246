import type { Random } from "../../engine/core/random.ts";
import {
  defendToScore,
  playToScore,
  stakeOf,
  tricksForGame,
  tricksToSave,
  tricksToSet,
  type Standing,
} from "../../engine/conventions/score-play.ts";
import { BOOK, TRICK_VALUE } from "../../engine/scoring/values.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import type { AtStakePosed } from "./at-stake.ts";
import { poseCount, poseRisk } from "./at-stake-pose.ts";

const STRAINS = ["clubs", "diamonds", "hearts", "royals", "notrump"] as const;

/** Points below the line that a deal or two may have left, none of them a game. */
const BELOW = [0, 0, 0, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24, 27] as const;

/** Most numbers offered for an answer. */
const OFFERED = 5;

function dealStanding(random: Random, doubled: number): Standing {
  return {
    strain: random.pick(STRAINS),
    level: random.weigh([
      [1, 3],
      [2, 5],
      [3, 5],
      [4, 2],
    ]),
    multiplier: random.chance(doubled) ? 2 : 1,
    below: random.pick(BELOW),
  };
}

/** How many tricks are wanted: with the score forgotten, the book forgotten, or one out, as the tempting answers. */
function dealCount(random: Random): Posed {
  const asks = random.pick(["game", "game", "set", "save", "save"] as const);
  for (;;) {
    const standing = dealStanding(random, 0.15);
    const game = tricksForGame(standing);
    const atLove = tricksForGame({ ...standing, below: 0 });
    const save = tricksToSave(standing);
    const right = asks === "game" ? game : asks === "set" ? tricksToSet(standing.level) : save;
    if (right === null || game === null || save === null) continue;
    // A score that changes nothing is not worth asking about.
    if (asks !== "set" && (standing.below === 0 ? random.chance(0.7) : game === atLove)) continue;
    const tempting =
      asks === "game"
        ? [BOOK + standing.level, atLove ?? 13, game - BOOK]
        : [7 - standing.level, tricksToSet(standing.level), save, 14 - (atLove ?? 13)];
    const near = [right - 1, right + 1, right + 2, right - 2];
    const options = [...new Set([right, ...tempting, ...near])]
      .filter((count) => count >= 1 && count <= 13)
      .slice(0, OFFERED);
    return poseCount(
      standing,
      asks,
      options.toSorted((one, other) => one - other),
    );
  }
}

/** A declarer sure of his contract, and a finesse for more of which he may lose it. */
function dealDeclarer(random: Random, doubled: number): Posed {
  const wanted = random.chance(0.5) ? "risk" : "keep";
  for (;;) {
    const standing = dealStanding(random, doubled);
    const sure =
      standing.level +
      random.weigh([
        [0, 4],
        [1, 1],
      ]);
    const hoped = sure + random.pick([1, 1, 2]);
    if (hoped > 5) continue;
    const advice = playToScore(stakeOf({ ...standing, sure, hoped }));
    if (advice?.advice !== wanted || near(standing, hoped) < 0) continue;
    return poseRisk({
      ...standing,
      asks: "declarer",
      sure: BOOK + sure,
      hoped: BOOK + hoped,
      feared: BOOK + standing.level - 1,
    });
  }
}

/** How far the points of so many odd tricks may miss the game and still tempt; less than nothing where they would tempt nobody. */
function near({ strain, multiplier, below }: Standing, odd: number): number {
  return below + odd * TRICK_VALUE[strain] * multiplier - 20;
}

/** An adversary with tricks to run, and a finesse for one or two more. */
function dealAdversary(random: Random): Posed {
  const wanted = random.pick(["sure", "risk"] as const);
  for (;;) {
    const standing = dealStanding(random, 0.2);
    const set = tricksToSet(standing.level);
    const sure = set - random.pick([0, 1, 1, 2]);
    const hoped = sure + random.pick([1, 1, 2]);
    const feared = sure - 1;
    if (feared < 1) continue;
    const view: AtStakePosed = { ...standing, asks: "adversary", sure, hoped, feared };
    const advice = defendToScore(view);
    if (!advice || advice.line !== wanted) continue;
    // What is sure tempts nobody to stake it where even success would not set the contract.
    if (advice.line === "risk" || hoped >= set) return poseRisk(view);
  }
}

/** The score in mind: a number of tricks, a declarer’s risk, or either side’s with the contract perhaps doubled. */
export function poseAtStake(random: Random, level: Level): Posed {
  if (level === 1) return dealCount(random);
  if (level === 2) return dealDeclarer(random, 0);
  return random.chance(0.65) ? dealAdversary(random) : dealDeclarer(random, 0.5);
}
