import type { RuleId } from "../../rulebook/rules.ts";
import { poseCount, poseRisk } from "../dealing/at-stake-pose.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const playToScoreTeaches: readonly RuleId[] = [
  "score-play.attention",
  "score-play.save-first",
  "score-play.no-risk",
];

const twoHearts = (below: number) =>
  ({ strain: "hearts", level: 2, multiplier: 1, below }) as const;

/** The rules of the passage on the score, each in figures, and counts of what is wanted. */
export const playToScoreItems: Readonly<Record<string, Posed>> = {
  "tricks-for-game": poseCount(twoHearts(10), "game", [3, 8, 9, 10, 11]),
  "tricks-to-set": poseCount(twoHearts(10), "set", [4, 5, 6, 7]),
  "tricks-to-save": poseCount(twoHearts(10), "save", [3, 4, 5, 6]),
  "eight-made": poseRisk({
    ...twoHearts(0),
    asks: "declarer",
    sure: 8,
    hoped: 9,
    feared: 7,
  }),
  "game-already": poseRisk({
    ...twoHearts(16),
    asks: "declarer",
    sure: 8,
    hoped: 10,
    feared: 7,
  }),
  "ten-hoped": poseRisk({
    ...twoHearts(0),
    asks: "declarer",
    sure: 8,
    hoped: 10,
    feared: 7,
  }),
  "save-the-game": poseRisk({
    ...twoHearts(6),
    asks: "adversary",
    sure: 5,
    hoped: 6,
    feared: 4,
  }),
  "four-made": poseRisk({
    ...twoHearts(6),
    asks: "adversary",
    sure: 4,
    hoped: 5,
    feared: 3,
  }),
  "set-while-you-can": poseRisk({
    strain: "clubs",
    level: 2,
    multiplier: 1,
    below: 0,
    asks: "adversary",
    sure: 6,
    hoped: 7,
    feared: 5,
  }),
};
