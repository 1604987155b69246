import { lineWords } from "../../engine/notation/line-words.ts";
import { otherSide, type Side } from "../../engine/core/seat.ts";
import type { CitedLine } from "../../engine/scoring/line.ts";
import type { AnyItem } from "../../engine/notation/line-words.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import { whistHonours } from "../../engine/scoring/whist.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import {
  asStraight,
  asWhist,
  contractPrice,
  countedLines,
  sideScore,
  type FourGame,
  type FourScores,
  type OneDeal,
} from "../../tabletop/four-games.ts";
import type { Words } from "../kit/exercise.ts";
import { SIDE_SUBJECT, tricksText } from "./side-words.ts";
import { numberWord, sentence, SIDE_NAME } from "../kit/words.ts";

const DOUBLED = { 1: "", 2: ", doubled", 4: ", redoubled" } as const;

/** One line of a game with its arithmetic, where that game speaks in its own way; null where all speak alike. */
const OWN_WORDS: Readonly<
  Record<FourGame, (line: CitedLine<AnyItem>, deal: OneDeal) => string | null>
> = {
  whist: ({ item, count, each, points, capped, side }, deal) => {
    const held = capped ? `, but the game stops at five, so ${points}` : "";
    return item === "honours"
      ? `${numberWord(asWhist(deal).honours?.[side] ?? 0)} of the four honours: ${each}${held}`
      : `${tricksText(count)} over six: ${count * each}${held}`;
  },
  straight: () => null,
  auction: () => null,
  contract: ({ item, points }, deal) =>
    item === "tricks"
      ? `${tricksText(deal.level)} bid and made at ${contractPrice(deal)}${DOUBLED[deal.multiplier]}: ${points}`
      : null,
};

/** Why one side has what it has in one of the games, and the rules that say so. */
export function fourText(
  scores: FourScores,
  game: FourGame,
  side: Side,
  deal: OneDeal,
): { readonly words: Words; readonly rules: readonly RuleId[] } {
  const lines: readonly CitedLine<AnyItem>[] = countedLines(scores, game, side);
  if (lines.length === 0) return NOTHING[game](deal, side);
  const kind = asStraight(deal).honours?.kind;
  const texts = lines.map((line) => OWN_WORDS[game](line, deal) ?? lineWords(line, kind));
  const parts = `${sentence(texts.join("; "))}.`;
  return {
    words: lines.length > 1 ? `${parts} Together ${sideScore(scores, game, side)}.` : parts,
    rules: [...new Set(lines.map(({ rule }) => rule))],
  };
}

type Nothing = (
  deal: OneDeal,
  side: Side,
) => { readonly words: Words; readonly rules: readonly RuleId[] };

const hasOddTricks = ({ declarerSide, tricks }: OneDeal, side: Side) =>
  (side === declarerSide ? tricks : 13 - tricks) > BOOK;

const NOTHING: Readonly<Record<FourGame, Nothing>> = {
  whist: (deal, side) => {
    const { honours } = asWhist(deal);
    if (honours && whistHonours(honours[side]) > 0) {
      return {
        words: `${SIDE_NAME[otherSide(side)]} were out by tricks before honours were counted.`,
        rules: ["whist.honours.tricks-first"],
      };
    }
    const few = honours ? ", and fewer than three of the four honours" : "";
    return { words: `${SIDE_NAME[side]} have no trick over six${few}.`, rules: ["whist.object"] };
  },
  straight: (_, side) => ({
    words: `Only ${SIDE_SUBJECT[otherSide(side)]} have tricks over the book, and ${SIDE_SUBJECT[side]} have no honours that count.`,
    rules: ["straight.both-sides-score"],
  }),
  auction: (deal, side) =>
    side === deal.declarerSide
      ? {
          words: `The contract needed ${tricksText(deal.level + BOOK)}, so${hasOddTricks(deal, side) ? " those over the book" : " the tricks"} count for nothing.`,
          rules: ["auction.score.only-if-made"],
        }
      : {
          words: `The contract was made, and ${SIDE_SUBJECT[side]} have no honours that count.`,
          rules: ["auction.score.failed.no-game"],
        },
  contract: (deal, side) =>
    side === deal.declarerSide
      ? {
          words: `The contract needed ${tricksText(deal.level + BOOK)} and was not made.`,
          rules: ["modern.undertricks"],
        }
      : {
          words: "The contract was made, and honours do not count at duplicate.",
          rules: ["modern.made"],
        },
};
