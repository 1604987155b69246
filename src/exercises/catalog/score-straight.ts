import { must } from "../../engine/core/result.ts";
import type { Side } from "../../engine/core/seat.ts";
import { sumOf } from "../../engine/scoring/line.ts";
import {
  scoreStraight as scoreLines,
  straightTrickValue,
  type StraightLine,
} from "../../engine/scoring/straight.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { fieldsOf } from "../kit/ask.ts";
import type { Entry, Exercise } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import type { StraightPosed } from "../dealing/straight-deal.ts";
import { aboveText, belowText, crossedIn, slamLost, voidHands } from "../wording/straight-words.ts";
import { SIDE_NAME } from "../kit/words.ts";

function belowRules(lines: readonly StraightLine[], side: Side): RuleId[] {
  const moved: RuleId[] = crossedIn(lines) ? ["straight.revoke.transfer"] : [];
  const odd = lines.find(({ item }) => item === "tricks");
  return odd?.side === side ? [...moved, odd.rule] : [...moved, "straight.both-sides-score"];
}

function aboveRules(lines: readonly StraightLine[], side: Side, posed: StraightPosed): RuleId[] {
  const { deal, house } = posed;
  const own = lines.filter((line) => line.side === side && line.column === "above");
  const rules = own.map(({ rule }) => rule);
  if (own.some(({ item }) => item === "honours") && deal.multiplier > 1) {
    rules.push("straight.double-not-honours");
  }
  if (voidHands(deal, side) > 0 && house.chicane !== "add") {
    rules.push("straight.bonus.chicane-rule");
  }
  if (slamLost(lines, side, deal)) rules.push("straight.slam");
  return rules.length > 0 ? [...new Set(rules)] : ["straight.two-scores"];
}

/** A deal of straight bridge is over: enter both sides, below the line and above. */
const scoreStraight: Exercise = {
  id: "score-straight",
  pose: async (random) => (await import("../dealing/straight-pose.ts")).poseRandom(random),
  solve(problem) {
    const posed = sceneOf(problem, "straight-deal");
    const { deal, before, house } = posed;
    const lines = must(scoreLines(deal, { game: before, gamesWon: { YZ: 0, AB: 0 } }, house));
    const entries = fieldsOf(problem.ask).flatMap(({ id, side, column }): Entry[] => {
      if (!side || !column) return [];
      const below = column === "below";
      return [
        {
          field: id,
          value: sumOf(lines, side, column),
          rules: below ? belowRules(lines, side) : aboveRules(lines, side, posed),
          because: below
            ? belowText(lines, side, deal, before)
            : aboveText(lines, side, deal, house),
        },
      ];
    });
    const scorer = lines.find(({ item }) => item === "tricks")?.side ?? "YZ";
    const first = entries.find(({ value }) => value > 0);
    return {
      type: "entries",
      entries,
      hints: [
        deal.revokes
          ? "First move three tricks for each revoke; then score the tricks over six."
          : "Whichever side has more than six tricks scores those over it, as doubled. All else goes above, undoubled.",
        `${SIDE_NAME[scorer]} have the odd tricks, at ${straightTrickValue(deal.strain, deal.multiplier)} each.`,
        first?.because ?? "Every box is nought.",
      ],
    };
  },
};

export default scoreStraight;
