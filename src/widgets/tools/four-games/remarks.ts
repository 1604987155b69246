import { SIDES } from "../../../engine/core/seat.ts";
import { BOOK } from "../../../engine/scoring/values.ts";
import { GAME_NAMES } from "../../../engine/scoring/whist.ts";
import { tricksText } from "../../../exercises/wording/side-words.ts";
import { numberWord, SIDE_NAME } from "../../../exercises/kit/words.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import {
  asStraight,
  asWhist,
  type FourGame,
  type FourScores,
  type OneDeal,
} from "../../../tabletop/four-games.ts";

/** A remark beneath a sheet. */
export interface Remark {
  readonly words: string;
  readonly rules: readonly RuleId[];
}

/** What a sheet leaves unsaid: what this game has no word for, and why something is not on it. */
export function remarksOn(scores: FourScores, game: FourGame, deal: OneDeal): Remark[] {
  return REMARKS[game](deal, scores).filter((remark) => remark !== null);
}

const made = ({ contract }: FourScores) => contract.some(({ item }) => item === "tricks");

type Remarks = (deal: OneDeal, scores: FourScores) => (Remark | null)[];

const REMARKS: Readonly<Record<FourGame, Remarks>> = {
  whist: (deal, { whist }) => {
    const game = whist.find(({ item }) => item === "game");
    const { honours } = asWhist(deal);
    const late = honours && SIDES.find((side) => honours[side] >= 3);
    const counted = whist.some(({ item }) => item === "honours");
    return [
      game
        ? {
            words: `${SIDE_NAME[game.side]} have the game, a ${GAME_NAMES[game.points as keyof typeof GAME_NAMES]}: ${numberWord(game.points)} rubber points.`,
            rules: [game.rule],
          }
        : null,
      whist.some(({ capped }) => capped)
        ? { words: "The game stops at five.", rules: ["whist.score.precedence"] }
        : null,
      late && !counted
        ? {
            words: "The game was won by tricks before honours were counted.",
            rules: ["whist.score.precedence"],
          }
        : null,
      deal.strain === "notrump"
        ? { words: "Whist always has a trump; the tricks alone are counted here.", rules: [] }
        : null,
      deal.multiplier > 1 ? { words: "Nothing is doubled at whist.", rules: [] } : null,
    ];
  },
  straight: (_, scores) => [
    made(scores)
      ? null
      : {
          words: "Nothing was undertaken, so nothing failed.",
          rules: ["straight.both-sides-score"],
        },
  ],
  auction: ({ strain, level }, scores) => [
    strain === "spades"
      ? {
          words: "Spades are bid as royals here, at nine a trick.",
          rules: ["auction.value.tricks"],
        }
      : null,
    made(scores)
      ? null
      : {
          words: `The contract needed ${tricksText(level + BOOK)}, so nothing goes below the line.`,
          rules: ["auction.score.only-if-made"],
        },
  ],
  contract: (deal) => [
    asStraight(deal).honours ? { words: "At duplicate honours do not count.", rules: [] } : null,
  ],
};

/** Every rule that a sheet may cite, besides those of the exercise on the same deal. */
export const REMARK_RULES: readonly RuleId[] = [
  "whist.rubber-points",
  "whist.score.precedence",
  "straight.both-sides-score",
  "auction.value.tricks",
  "auction.score.only-if-made",
];
