import { otherSide, SIDES, type BySide, type Side } from "../../engine/core/seat.ts";
import { revokesOf } from "../../engine/scoring/revoked.ts";
import { AMERICAN, ENGLISH, type WhistForm } from "../../engine/scoring/whist-forms.ts";
import { GAME_NAMES, type WhistLine, type WhistOutcome } from "../../engine/scoring/whist.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Words } from "../kit/exercise.ts";
import { SIDE_OBJECT, SIDE_OWN, SIDE_SUBJECT, tricksText } from "./side-words.ts";
import type { WhistFormId, WhistPosed } from "../dealing/whist-deal.ts";
import { numberWord, sentence, SIDE_NAME } from "../kit/words.ts";

export const FORM: Readonly<Record<WhistFormId, WhistForm>> = {
  english: ENGLISH,
  american: AMERICAN,
};

/** The side that held three honours or four, if either did. */
export function honoursSide({ honours }: WhistOutcome): Side | null {
  if (!honours || honours.YZ === honours.AB) return null;
  return honours.YZ > honours.AB ? "YZ" : otherSide("YZ");
}

/** A thing said about one side’s score, with the rules it rests on. */
interface Said {
  readonly words: Words;
  readonly rules: readonly RuleId[];
}

/** How one side’s score after the deal is come by, from what it had, line by line in the order of scoring. */
export function afterText(posed: WhistPosed, lines: readonly WhistLine[], side: Side): Said {
  const { deal, before, form } = posed;
  const own = lines.filter((line) => line.side === side && line.column === "below");
  const counted = own.filter(({ item }) => item !== "revoke-tricks");
  const after = counted.reduce((sum, { points }) => sum + points, before[side]);
  const said = [
    ...crossed(deal, lines, side),
    ...counted.map((line) => lineSaid(line, posed)),
    ...tricksLost(posed, lines, side),
    ...honoursSaid(posed, lines, side),
  ];
  const had = before[side] === 0 ? "nothing" : before[side];
  const end =
    counted.length > 0
      ? `That makes ${after}${after >= FORM[form].gamePoints ? ", and the game" : ""}.`
      : "Nothing is added.";
  const words = [`${SIDE_NAME[side]} had ${had}.`, ...said.map((one) => one.words), end].join(" ");
  const rules = [...new Set(said.flatMap((one) => one.rules))];
  return { words, rules: rules.length > 0 ? rules : ["whist.object"] };
}

/** Tricks that crossed over for a revoke, or revokes of both sides that were set against each other. */
function crossed(deal: WhistOutcome, lines: readonly WhistLine[], side: Side): Said[] {
  const moved = lines.find(({ item }) => item === "revoke-tricks");
  if (moved) {
    const { count, side: taker } = moved;
    const left = deal.tricks[side] + (side === taker ? count : -count);
    const revoke = revokesOf(deal.revokes, otherSide(taker)) > 1 ? "revokes" : "revoke";
    return [
      {
        words: `${sentence(tricksText(count))} ${count === 1 ? "crosses" : "cross"} over to ${SIDE_OBJECT[taker]} for the ${revoke}, which leaves ${SIDE_OBJECT[side]} ${numberWord(left)}.`,
        rules: [moved.rule, "whist.order"],
      },
    ];
  }
  const both = SIDES.every((one) => revokesOf(deal.revokes, one) > 0);
  return both
    ? [
        {
          words: "The revokes of the two sides are set against each other.",
          rules: ["whist.score.revoke"],
        },
      ]
    : [];
}

function lineSaid(line: WhistLine, { form, deal }: WhistPosed): Said {
  const { count, each, points, capped, side, rule } = line;
  const full = count * each;
  if (line.item === "revoke") {
    const words =
      each < 0
        ? `Three points come off for the revoke${capped ? `, or as many as there are: ${-points}` : ""}.`
        : `Three points are added for the revoke${capped ? `, of which ${points} ${points === 1 ? "is" : "are"} needed` : ""}.`;
    return { words, rules: [rule, "whist.order"] };
  }
  const what =
    line.item === "honours"
      ? `${sentence(numberWord(deal.honours?.[side] ?? 0))} honours count ${full}`
      : `${sentence(tricksText(count))} over six ${count === 1 ? "counts" : "count"} ${full}`;
  if (!capped) return { words: `${what}.`, rules: [rule] };
  const { gamePoints } = FORM[form];
  return revokesOf(deal.revokes, side) > 0
    ? {
        words: `${what}, but a side that revoked stops at ${numberWord(gamePoints - 1)}.`,
        rules: [rule, "whist.revoke.no-game"],
      }
    : {
        words: `${what}, but the game stops at ${numberWord(gamePoints)}.`,
        rules: [rule, form === "english" ? "whist.score.precedence" : "whist.score.american"],
      };
}

/** Tricks that came too late, since the price of a revoke had already won the game. */
function tricksLost({ deal }: WhistPosed, lines: readonly WhistLine[], side: Side): Said[] {
  const winner = lines.find(({ item }) => item === "game")?.side;
  const counted = lines.some(({ item }) => item === "tricks" || item === "revoke-tricks");
  if (!winner || counted || deal.tricks[side] <= BOOK) return [];
  const words =
    winner === side
      ? "The tricks are not needed."
      : `${SIDE_NAME[winner]} were out by the revoke, so ${SIDE_OWN[side]} tricks count for nothing.`;
  return [{ words, rules: ["whist.order", "whist.score.precedence"] }];
}

/** Why a side that held honours has no line for them. */
function honoursSaid(
  { form, deal, before }: WhistPosed,
  lines: readonly WhistLine[],
  side: Side,
): Said[] {
  if (FORM[form].honours && deal.honours?.[side] === 2) {
    return [{ words: "Two honours count for nothing.", rules: ["whist.honours"] }];
  }
  if (honoursSide(deal) !== side || lines.some(({ item }) => item === "honours")) return [];
  if (!FORM[form].honours) {
    return [
      { words: "American players do not count honours.", rules: ["whist.american.no-honours"] },
    ];
  }
  if (deal.honoursCalled === false) {
    return [
      { words: "The honours were not called in time.", rules: ["whist.score.honours-called"] },
    ];
  }
  if (before[side] >= FORM[form].gamePoints - 1) {
    return [
      {
        words: "A side that begins the deal at four cannot count honours.",
        rules: ["whist.honours.at-four"],
      },
    ];
  }
  const winner = lines.find(({ item }) => item === "game")?.side;
  return winner === side
    ? [{ words: "The honours are not needed.", rules: ["whist.score.precedence"] }]
    : [
        {
          words: `${SIDE_NAME[otherSide(side)]} were out first, so ${SIDE_OWN[side]} honours count for nothing.`,
          rules: ["whist.honours.tricks-first", "whist.score.precedence"],
        },
      ];
}

/** What the game is worth, or why there is none to pay for. */
export function gameText(
  form: WhistFormId,
  lines: readonly WhistLine[],
  after: BySide<number>,
): Said {
  const { gamePoints } = FORM[form];
  const game = lines.find(({ item }) => item === "game");
  if (!game) {
    return {
      words: `Neither side has ${numberWord(gamePoints)}, so the game goes on and is worth nothing yet.`,
      rules: [form === "english" ? "whist.score.english" : "whist.score.american"],
    };
  }
  const loser = otherSide(game.side);
  const had = after[loser] === 0 ? "nothing" : after[loser];
  if (form === "american") {
    return {
      words: `${SIDE_NAME[game.side]} won; ${gamePoints} less the ${after[loser]} that ${SIDE_SUBJECT[loser]} had leaves ${game.points}.`,
      rules: [game.rule],
    };
  }
  const name = GAME_NAMES[game.points as keyof typeof GAME_NAMES];
  return {
    words: `${SIDE_NAME[game.side]} won, and ${SIDE_SUBJECT[loser]} had ${had}: a ${name}, worth ${game.points}.`,
    rules: [game.rule],
  };
}
