import type { Side } from "../../engine/core/seat.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseGames, poseLastDeal } from "../catalog/rubber-points.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const rubberPointsTeaches: readonly RuleId[] = [
  "whist.rubber-points",
  "whist.rubber-bonus",
  "whist.rubber-min-max",
  "whist.precedence",
  "whist.honours.at-four",
];

const won = (winner: Side, losersScore: number) => ({ winner, losersScore });

/** Foster’s worked rubbers and his two examples of the order of scoring, with one of each kind of game. */
export const rubberPointsItems: Readonly<Record<string, Posed>> = {
  treble: poseGames([won("YZ", 0)]),
  double: poseGames([won("AB", 2)]),
  single: poseGames([won("YZ", 4)]),
  "smallest-rubber": poseGames([won("YZ", 3), won("AB", 0), won("YZ", 4)]),
  bumper: poseGames([won("YZ", 0), won("YZ", 0)]),
  "two-doubles": poseGames([won("AB", 1), won("AB", 2)]),
  "lost-the-first": poseGames([won("AB", 4), won("YZ", 0), won("YZ", 2)]),
  "single-not-treble": poseLastDeal(
    { YZ: 0, AB: 3 },
    { tricks: { YZ: 9, AB: 4 }, honours: { YZ: 1, AB: 3 } },
  ),
  "treble-after-all": poseLastDeal(
    { YZ: 0, AB: 3 },
    { tricks: { YZ: 5, AB: 8 }, honours: { YZ: 4, AB: 0 } },
  ),
  "honours-too-late": poseLastDeal(
    { YZ: 4, AB: 2 },
    { tricks: { YZ: 6, AB: 7 }, honours: { YZ: 4, AB: 0 } },
  ),
};
