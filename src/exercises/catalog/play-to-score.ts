import {
  defendToScore,
  playToScore,
  stakeOf,
  tricksForGame,
  tricksToSave,
  tricksToSet,
  type ScoreAdvice,
} from "../../engine/conventions/score-play.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { AtStakePosed } from "../dealing/at-stake.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Exercise, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { gameSum, riskWords, wantedWords } from "../wording/stake-words.ts";

function solved(
  ids: readonly string[],
  right: string,
  rules: readonly RuleId[],
  because: Words,
  hints: readonly [Words, Words],
): Solution {
  return {
    type: "choices",
    choices: ids.map((id) => ({ id, mark: id === right ? "best" : "wrong", rules, because })),
    hints: [...hints, because],
  };
}

/** How many tricks are wanted, and why so many. */
function solveCount(posed: AtStakePosed, ids: readonly string[]): Solution {
  const game = tricksForGame(posed);
  if (posed.asks === "set") {
    const set = tricksToSet(posed.level);
    return solved(
      ids,
      String(set),
      ["score-play.attention", "score-play.no-risk"],
      `Declarer needs ${BOOK + posed.level} of the thirteen, so with ${set} he is short.`,
      [
        "Setting the contract has nothing to do with the score: it goes by the tricks declarer has bid.",
        `Declarer needs ${BOOK + posed.level}.`,
      ],
    );
  }
  if (game === null) throw new Error("the game cannot be won on this deal");
  const needs = gameSum(posed, game);
  const hints = [
    "Reckon declarer’s points toward the game first, then how many odd tricks make up the rest.",
    wantedWords(posed),
  ] as const;
  if (posed.asks === "game") {
    return solved(ids, String(game), ["score-play.attention"], needs, hints);
  }
  const save = tricksToSave(posed);
  return solved(
    ids,
    String(save),
    ["score-play.attention", "score-play.save-first"],
    `${needs} With ${save} for your side he takes ${game - 1} at the most.`,
    hints,
  );
}

/** Whether to run the risk, by the rules on playing to the score. */
function solveRisk(posed: AtStakePosed, ids: readonly string[]): Solution {
  const { asks, sure, hoped } = posed;
  const odd = { sure: sure - BOOK, hoped: hoped - BOOK };
  const defence = asks === "adversary" ? defendToScore(posed) : null;
  const advice: ScoreAdvice | null = defence ?? playToScore(stakeOf({ ...posed, ...odd }));
  if (!advice) throw new Error("the rules on the score do not settle this");
  const right = defence ? defence.line : advice.advice === "risk" ? "risk" : "sure";
  const because = riskWords(posed, right, advice);
  return solved(ids, right, advice.rules, because, [
    asks === "declarer"
      ? "A sure contract is risked for one thing only: the game, if what is sure does not win it."
      : "Ask first whether the game is in danger, and how many tricks save it; then how many set the contract.",
    asks === "declarer"
      ? wantedWords(posed)
      : tricksForGame(posed) === null
        ? "Declarer cannot win the game with this deal."
        : gameSum(posed, tricksForGame(posed) ?? 0),
  ]);
}

/** The score in mind: how many tricks are wanted, and whether to run a risk for more. */
const playingToScore: Exercise = {
  id: "play-to-score",
  levels: 3,
  pose: async (random, level) =>
    (await import("../dealing/at-stake-deal.ts")).poseAtStake(random, level),
  solve(problem) {
    const scene = sceneOf(problem, "at-stake");
    const ids = choicesOf(problem.ask);
    return scene.asks === "declarer" || scene.asks === "adversary"
      ? solveRisk(scene, ids)
      : solveCount(scene, ids);
  },
};

export default playingToScore;
