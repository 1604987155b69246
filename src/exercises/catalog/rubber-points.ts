import type { Random } from "../../engine/core/random.ts";
import { must } from "../../engine/core/result.ts";
import { otherSide, SIDES, type BySide, type Side } from "../../engine/core/seat.ts";
import { AT_LOVE } from "../../engine/scoring/sheet.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import { ENGLISH } from "../../engine/scoring/whist-forms.ts";
import {
  GAME_NAMES,
  rubberPoints as pointsFor,
  scoreWhist,
  whistHonours,
  type WhistLine,
  type WhistOutcome,
} from "../../engine/scoring/whist.ts";
import { rubberValue, type WonGame } from "../../engine/scoring/whist-rubber.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { gameFacts, lastDealFacts } from "../wording/whist-rubber-words.ts";
import { listText, numberWord, sentence, SIDE_NAME } from "../kit/words.ts";

const VALUES = [1, 2, 3] as const;
const SIDE_WORD: BySide<string> = { YZ: "we", AB: "they" };
/** The most that a rubber can be worth: two trebles and two. */
const BUMPER = 8;

const NAMED = VALUES.map((points) => ({
  id: `${points}`,
  label: `A ${GAME_NAMES[points]}: ${points === 1 ? "one point" : `${numberWord(points)} points`}`,
}));

/** A game that has been won, or two or three that make a rubber: what is to be marked? */
export function poseGames(games: readonly WonGame[]): Posed {
  const whole = games.length > 1;
  const counts = Array.from({ length: BUMPER }, (_, index) => `${index + 1}`);
  return {
    scene: { type: "whist-rubber", games },
    ask: whole
      ? {
          type: "option",
          look: "numerals",
          options: counts.map((count) => ({ id: count, label: count })),
        }
      : { type: "option", look: "words", options: NAMED },
    question: whole
      ? "What is the rubber worth to its winners?"
      : "What do the winners of this game mark?",
    facts: [
      ...(whole ? ["English whist is played."] : ["English whist is played, five points up."]),
      ...gameFacts(games),
    ],
  };
}

/** A deal that may end a game: what is the game then worth? */
export function poseLastDeal(before: BySide<number>, deal: WhistOutcome): Posed {
  return {
    scene: { type: "whist-rubber", games: [], last: { before, deal } },
    ask: {
      type: "option",
      look: "words",
      options: [...NAMED, { id: "none", label: "The game is not won yet" }],
    },
    question: "What is the game worth to its winners after this deal?",
    facts: ["English whist is played.", ...lastDealFacts(before, deal)],
  };
}

/** A losers’ score for each of treble, double and single, so that they come about equally often. */
function losersScore(random: Random): number {
  return random.pick([0, 0, 1, 2, 3, 4]);
}

function randomGames(random: Random): WonGame[] {
  const winner = random.pick(SIDES);
  const game = (side: Side): WonGame => ({ winner: side, losersScore: losersScore(random) });
  const lost = random.weigh([
    [null, 2],
    [0, 2],
    [1, 2],
  ] as const);
  const won = [game(winner), game(winner)];
  if (lost === null) return won;
  won.splice(lost, 0, game(otherSide(winner)));
  return won;
}

/** Mostly deals that win a game and in which the order of scoring, or a side’s four, has something to say. */
function randomLastDeal(random: Random): Posed {
  for (;;) {
    const before = { YZ: random.below(5), AB: random.below(5) };
    const over = random.weigh([
      [1, 4],
      [2, 4],
      [3, 3],
      [4, 1],
    ] as const);
    const tricks = random.chance(0.5)
      ? { YZ: BOOK + over, AB: 7 - over }
      : { YZ: 7 - over, AB: BOOK + over };
    const held = random.pick([3, 4]);
    const honours = random.chance(0.5) ? { YZ: held, AB: 4 - held } : { YZ: 4 - held, AB: held };
    const deal = { tricks, honours };
    const { winner, trickster, claimant, barred } = told(before, deal);
    const instructive = trickster !== claimant || barred;
    if ((winner && instructive) || random.chance(0.06)) return poseLastDeal(before, deal);
  }
}

function poseFrom(random: Random): Posed {
  const form = random.weigh([
    ["game", 2],
    ["rubber", 5],
    ["deal", 4],
  ] as const);
  if (form === "game") {
    return poseGames([{ winner: random.pick(SIDES), losersScore: random.below(5) }]);
  }
  return form === "rubber" ? poseGames(randomGames(random)) : randomLastDeal(random);
}

/** A deal as the engine marks it: its lines, who won if anybody, and who had tricks and honours to score. */
function told(before: BySide<number>, deal: WhistOutcome) {
  const lines = must(scoreWhist(deal, ENGLISH, { ...AT_LOVE, game: before }));
  const claimant = SIDES.find((side) => whistHonours(deal.honours?.[side] ?? 0) > 0);
  const trickster: Side = deal.tricks.YZ > BOOK ? "YZ" : "AB";
  const game = lines.find(({ item }) => item === "game");
  const barred = claimant !== undefined && before[claimant] === ENGLISH.gamePoints - 1;
  return { lines, claimant, trickster, game, winner: game?.side, barred };
}

function gameReason({ winner, losersScore: score }: WonGame): Words {
  const points = pointsFor(score);
  const had = score === 0 ? "nothing" : numberWord(score);
  const them: BySide<string> = { YZ: "they", AB: "we" };
  return `${SIDE_NAME[winner]} win while ${them[winner]} have ${had}: a ${GAME_NAMES[points]}, ${numberWord(points)}.`;
}

/** The order of marking, line by line, and what it comes to. */
function dealReason(before: BySide<number>, deal: WhistOutcome): Words {
  const { lines, claimant, game, barred } = told(before, deal);
  const score = { ...before };
  const said = lines.flatMap((line: WhistLine) => {
    if (line.column !== "below") return [];
    score[line.side] += line.points;
    const what = line.item === "honours" ? "then honours" : "tricks first";
    return [`${what}, and ${SIDE_WORD[line.side]} come to ${numberWord(score[line.side])}`];
  });
  const counted = lines.some(({ item }) => item === "honours");
  const dropped =
    !claimant || counted
      ? ""
      : barred
        ? ` ${SIDE_NAME[claimant]} began the deal at four, so ${claimant === "YZ" ? "our" : "their"} honours do not count.`
        : " That ends the game before any honours are marked.";
  const end = game
    ? gameReason({ winner: game.side, losersScore: score[otherSide(game.side)] })
    : "Nobody has five, so the game goes on.";
  return `${sentence(said.join("; "))}.${dropped} ${end}`;
}

function rubberReason(games: readonly WonGame[], winner: Side, points: number): Words {
  const own = games
    .filter((game) => game.winner === winner)
    .map((game) => pointsFor(game.losersScore));
  const lost = games
    .filter((game) => game.winner !== winner)
    .map((game) => pointsFor(game.losersScore));
  const names = games.map(
    (game) => `${SIDE_WORD[game.winner]} win a ${GAME_NAMES[pointsFor(game.losersScore)]}`,
  );
  const sum = `${[...own, ENGLISH.rubberBonus].join(" + ")}${lost.map((taken) => ` − ${taken}`).join("")}`;
  const bumper = points === BUMPER ? " It is a bumper, the most there can be." : "";
  return `${sentence(listText(names))}. ${SIDE_NAME[winner]} win the rubber and add two: ${sum} = ${points}.${bumper}`;
}

/** What a wrong count forgot, where it is plain to see. */
function slip(count: number, games: readonly WonGame[], winner: Side, points: number): Words {
  const lost = games
    .filter((game) => game.winner !== winner)
    .reduce((sum, game) => sum + pointsFor(game.losersScore), 0);
  if (count === points - ENGLISH.rubberBonus) return " Two for the rubber were left out.";
  if (lost > 0 && count === points + lost) return " The losers’ points have still to come off.";
  return "";
}

function solveRubber(problem: Posed, games: readonly WonGame[]): Solution {
  const value = rubberValue(games);
  if (!value) throw new Error("nobody has won this rubber");
  const { winner, points } = value;
  const because = rubberReason(games, winner, points);
  const rules: RuleId[] = ["whist.rubber-points", "whist.rubber-bonus"];
  if (points === BUMPER || points === 1) rules.push("whist.rubber-min-max");
  return {
    type: "choices",
    choices: choicesOf(problem.ask).map((id): Choice => {
      const count = Number(id);
      const right = count === points;
      const why = right ? "" : slip(count, games, winner, points);
      return { id, mark: right ? "best" : "wrong", rules, because: `${because}${why}` };
    }),
    hints: [
      "Three for a treble, two for a double, one for a single. The winners of the rubber add two, and the losers’ points come off.",
      games.map(gameReason).join(" "),
      because,
    ],
  };
}

/** Treble, double and single, and what a rubber comes to. */
const rubberPoints: Exercise = {
  id: "rubber-points",
  pose: poseFrom,
  solve(problem) {
    const { games, last } = sceneOf(problem, "whist-rubber");
    if (games.length > 1) return solveRubber(problem, games);
    const [only] = games;
    const scored = last ? told(last.before, last.deal) : null;
    const right = only ? `${pointsFor(only.losersScore)}` : `${scored?.game?.points ?? "none"}`;
    const because = last ? dealReason(last.before, last.deal) : only ? gameReason(only) : "";
    const rules: readonly RuleId[] = last
      ? [
          "whist.precedence",
          ...(scored?.barred ? (["whist.honours.at-four"] as const) : []),
          "whist.rubber-points",
        ]
      : ["whist.rubber-points"];
    return {
      type: "choices",
      choices: choicesOf(problem.ask).map((id): Choice => ({
        id,
        mark: id === right ? "best" : "wrong",
        rules,
        because,
      })),
      hints: [
        last
          ? "Tricks are marked before honours, and the first side at five has won."
          : "It depends on the losers’ score alone.",
        "Nothing for the losers is a treble, one or two a double, three or four a single.",
        because,
      ],
    };
  },
};

export default rubberPoints;
