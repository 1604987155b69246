import type { Random } from "../../engine/core/random.ts";
import { must } from "../../engine/core/result.ts";
import { otherSide, SIDES, type BySide, type Side } from "../../engine/core/seat.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import {
  layCounters,
  moveAcross,
  OBLONG,
  readCounters,
  readMark,
  setKeys,
  type Laid,
  type Mark,
  type MarkerGame,
} from "../../tabletop/marker.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Posed, Words } from "../kit/exercise.ts";
import { laidWords, markWords } from "../wording/marker-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberWord, sentence } from "../kit/words.ts";

/** Everything a question about the marker is made of. */
export interface MarkerQuestion {
  readonly game: MarkerGame;
  readonly by: Mark["by"];
  readonly points: BySide<number>;
  /** Rubber points at five points, games at seven and ten. */
  readonly small: BySide<number>;
  readonly of: Side;
  readonly asks: "points" | "wanted" | "small";
  /** To which side the odd counter of a five at seven points is laid. */
  readonly hand?: "left" | "right";
  /** Counters moved from left to right, the other way of marking; as far as four. */
  readonly across?: true;
}

const WHOSE: BySide<string> = { YZ: "our", AB: "their" };
const WHO: BySide<string> = { YZ: "we", AB: "they" };

function markOf({ game, by, points, small, hand, across }: MarkerQuestion, side: Side): Mark {
  if (by === "keys") return { by, keys: must(setKeys(points[side], game)), small: small[side] };
  const laid = must(across ? moveAcross(points[side]) : layCounters(points[side], game, hand));
  return { by, laid, small: small[side] };
}

export function poseMarker(question: MarkerQuestion): Posed {
  const { game, by, of, asks } = question;
  const marks = { YZ: markOf(question, "YZ"), AB: markOf(question, "AB") };
  const [least, most] = { points: [0, game - 1], wanted: [1, game], small: [0, OBLONG] }[asks] as [
    number,
    number,
  ];
  const counts = Array.from({ length: most - least + 1 }, (_, index) => `${least + index}`);
  return {
    scene: {
      type: "marker",
      game,
      marks,
      of,
      asks,
      described: { YZ: sentence(markWords(marks.YZ)), AB: sentence(markWords(marks.AB)) },
    },
    ask: {
      type: "option",
      look: "numerals",
      options: counts.map((count) => ({ id: count, label: count })),
    },
    question:
      asks === "points"
        ? `What is ${WHOSE[of]} score in this game?`
        : asks === "wanted"
          ? `How many more points do ${WHO[of]} want to win the game?`
          : `How many rubber points have ${WHO[of]}?`,
    facts: [
      `The game is ${numberWord(game)} points, kept ${by === "keys" ? "on Foster’s whist marker, where a key that is up is filled in" : question.across ? "by moving counters from left to right" : "with four round counters and three oblong ones"}.`,
    ],
  };
}

/** Scores near the end of the longer games are the ones that need reading, so they come oftener. */
function score(random: Random, game: MarkerGame): number {
  const first = game > 5 && random.chance(0.65) ? 5 : 0;
  return first + random.below(first ? game - first : 5);
}

function poseFrom(random: Random): Posed {
  const game = random.weigh([
    [5, 3],
    [7, 3],
    [10, 5],
  ] as const);
  const by = random.chance(0.65) ? "counters" : "keys";
  const points = { YZ: score(random, game), AB: score(random, game) };
  const most = game === 5 ? 3 : 1;
  const small = { YZ: random.below(most + 1), AB: random.below(most + 1) };
  const of = random.pick(SIDES);
  const asks = random.weigh([
    ["points", 6],
    ["wanted", 4],
    ["small", game === 5 ? 2 : 0],
  ] as const);
  const across = game === 5 && by === "counters" && random.chance(0.15);
  const hand = random.pick(["left", "right"] as const);
  return poseMarker({ game, by, points, small, of, asks, hand, ...(across && { across }) });
}

/** What the first four scores look like in the making, said of the counters as they are laid down. */
const FIRST = [
  "All four lie in one pile, as they begin",
  "One has been laid beside the pile",
  "A second has been laid on the one beside the pile",
  "A third has been laid beyond those two",
  "All four lie in a line",
] as const;

function laidReason(laid: Laid, points: number): Words {
  const is = numberWord(points);
  if (laid.way === "across") {
    return `Each counter moved to the right is a point: ${is}.`;
  }
  const { row, above, below } = laid;
  if (points < FIRST.length) return `${FIRST[points]}: ${is}.`;
  if (above && above !== "middle") {
    return `One counter above the other three, and to one side of them, makes five.`;
  }
  if (points === 6 && above)
    return "One counter above the other three, and between them, makes six.";
  const parts = [...(above ? [5] : []), row.length, ...(below ? [3] : [])];
  const lone =
    above && below
      ? "A counter above two others counts five and one below two others three"
      : above
        ? "A single counter above two or more others counts five"
        : "A single counter below two or more others counts three";
  return `${lone}: ${parts.join("\u00A0+\u00A0")}\u00A0=\u00A0${points}.`;
}

function reason(mark: Mark, points: number): Words {
  if (mark.by === "counters") return laidReason(mark.laid, points);
  const { ones, five } = mark.keys;
  return five
    ? `The single large key is five and each of the four is one: 5\u00A0+\u00A0${ones}\u00A0=\u00A0${points}.`
    : `Each of the four large keys is one point, and ${ones === 1 ? "one is" : `${numberWord(ones)} are`} up: ${numberWord(points)}.`;
}

function smallReason(mark: Mark, count: number): Words {
  const what = mark.by === "keys" ? "small keys that are up" : "oblong counters laid out";
  return `The ${what} are rubber points: ${numberWord(count)}.`;
}

const GAMES = [7, 10] as const;

/** Why a score is not the one: what the pattern would be in another game, whose score it is, or what it looks like. */
function notPoints(count: number, game: MarkerGame, mark: Mark, theirs: boolean): Words {
  if (mark.by === "counters") {
    const { laid } = mark;
    const other = GAMES.find((one) => {
      const read = one === game ? null : readCounters(laid, one);
      return read?.ok && read.value === count;
    });
    if (other)
      return ` ${sentence(numberWord(count))} is what it means in a game of ${numberWord(other)} points.`;
    if (theirs) return " That is the other side’s score.";
    if (laid.way === "across") return "";
    return ` ${sentence(count === 0 ? "nought" : numberWord(count))} would be ${laidWords(must(layCounters(count, game)))}.`;
  }
  return theirs ? " That is the other side’s score." : "";
}

/** Look at the counters or the marker: what is the score, and what do they want? */
const readTheMarker: Exercise = {
  id: "read-the-marker",
  pose: poseFrom,
  solve(problem) {
    const { game, marks, of, asks } = sceneOf(problem, "marker");
    const mark = marks[of];
    const { points, small } = must(readMark(mark, game));
    const other = must(readMark(marks[otherSide(of)], game));
    const right = { points, wanted: game - points, small }[asks];
    const read = asks === "small" ? smallReason(mark, small) : reason(mark, points);
    const has = points === 0 ? "no points" : numberWord(points);
    const wants = `With ${has} of ${numberWord(game)}, ${WHO[of]} want ${numberWord(right)} more.`;
    const because = asks === "wanted" ? `${read} ${wants}` : read;
    const rules: readonly RuleId[] =
      asks === "small"
        ? ["whist.markers"]
        : asks === "wanted"
          ? ["whist.marking", "whist.object"]
          : ["whist.marking"];
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const count = Number(id);
      if (count === right) return { id, mark: "best", rules, because };
      const why =
        asks === "points"
          ? notPoints(count, game, mark, count === other.points)
          : asks === "wanted" && count === points
            ? ` ${sentence(numberWord(count))} is what ${WHO[of]} have.`
            : asks === "small" && count === points
              ? " The points of the game are marked with the large ones."
              : "";
      return { id, mark: "wrong", rules, because: `${because}${why}` };
    });
    return {
      type: "choices",
      choices,
      hints: [
        asks === "small"
          ? "The points of the game and the rubber points are marked apart: the small ones are for the rubber."
          : mark.by === "keys"
            ? "There are four large keys on one side and a single one opposite. The small ones are not for this game."
            : `Up to four, the counters leave their pile one by one.${game > 5 ? " Beyond that, see what lies above or below the rest." : ""}`,
        asks === "wanted" ? `${sentence(WHO[of])} have ${has}.` : `${sentence(markWords(mark))}.`,
        because,
      ],
    };
  },
};

export default readTheMarker;
