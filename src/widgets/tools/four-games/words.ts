import { contractTricks, type ContractLine } from "../../../engine/scoring/contract.ts";
import type { ScoreLine } from "../../../engine/scoring/deal.ts";
import { HONOUR_TRICKS } from "../../../engine/scoring/honours.ts";
import type { Column } from "../../../engine/scoring/line.ts";
import type { HonoursHeld } from "../../../engine/scoring/outcome.ts";
import type { StraightLine } from "../../../engine/scoring/straight.ts";
import { BOOK } from "../../../engine/scoring/values.ts";
import type { WhistLine } from "../../../engine/scoring/whist.ts";
import { SIDES, type Side } from "../../../engine/core/seat.ts";
import { HONOUR_NAME } from "../../../engine/notation/line-words.ts";
import { tricksText } from "../../../exercises/wording/side-words.ts";
import { numberWord, sentence, SIDE_NAME } from "../../../exercises/kit/words.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import {
  asAuction,
  asStraight,
  asWhist,
  FOUR_GAMES,
  sideScore,
  type FourGame,
  type FourScores,
  type OneDeal,
} from "../../../tabletop/four-games.ts";

/** The four games as their sheets are headed. */
export const GAME_TITLE: Readonly<Record<FourGame, string>> = {
  whist: "Whist",
  straight: "Straight bridge",
  auction: "Auction",
  contract: "Contract",
};

export const GAME_FORM: Readonly<Record<FourGame, string>> = {
  whist: "English, five points up",
  straight: "Elwell and Foster",
  auction: "Foster, 1914",
  contract: "Today, at duplicate",
};

/** A line of a sheet: the words with their arithmetic, what it brings and to whom, and the rule that says so. */
export interface SheetLine {
  readonly words: string;
  readonly side: Side;
  readonly column: Column;
  readonly points: number;
  readonly rule: RuleId;
}

/** “4 × 8”, “4 × 8 × 2” where doubled; a sum never breaks across lines. */
function sum(count: number, each: number, multiplier = 1): string {
  const doubled = multiplier > 1 ? ` × ${multiplier}` : "";
  return `${count} × ${each / multiplier}${doubled}`.replaceAll(" ", "\u00A0");
}

/** “Four honours, divided, 4 × 8”; the aces have prices of their own. */
function honoursWords(honours: HonoursHeld | undefined, points: number): string {
  if (!honours) return "Honours";
  const name = sentence(HONOUR_NAME[honours.kind]);
  if (!(honours.kind in HONOUR_TRICKS)) return name;
  const tricks = HONOUR_TRICKS[honours.kind as keyof typeof HONOUR_TRICKS];
  return `${name}, ${sum(tricks, points / tricks)}`;
}

function whistWords({ item, count, side, capped, points }: WhistLine, deal: OneDeal): string {
  const words =
    item === "honours"
      ? `${sentence(numberWord(asWhist(deal).honours?.[side] ?? 0))} honours`
      : `${sentence(tricksText(count))} over six`;
  return capped ? `${words}, held to ${points}` : words;
}

function straightWords({ item, count, each, points }: StraightLine, deal: OneDeal): string {
  switch (item) {
    case "tricks":
      return `Tricks over six, ${sum(count, each, deal.multiplier)}`;
    case "honours":
      return honoursWords(asStraight(deal).honours, points);
    case "little-slam":
      return "Little slam";
    case "grand-slam":
      return "Grand slam";
    case "chicane":
    case "revoke":
    case "revoke-tricks":
      throw new Error(`the deal is not told with a “${item}”`);
    default:
      return item satisfies never;
  }
}

function auctionWords({ item, count, each, points }: ScoreLine, deal: OneDeal): string {
  switch (item) {
    case "tricks":
      return `Tricks over six, ${sum(count, each, deal.multiplier)}`;
    case "honours":
      return honoursWords(asAuction(deal).honours, points);
    case "little-slam":
      return "Little slam";
    case "grand-slam":
      return "Grand slam";
    case "contract-bonus":
      return `The contract made, ${DOUBLED[deal.multiplier]}`;
    case "overtrick-bonus":
      return `Over the contract, ${sum(count, each)}`;
    case "undertricks":
      return `Short of the contract, ${sum(count, each)}`;
    case "revoke":
      throw new Error("the deal is not told with a revoke");
    default:
      return item satisfies never;
  }
}

export const DOUBLED = { 1: "", 2: "doubled", 4: "redoubled" } as const;

/** “4 × 30”, “40 + 2 × 30”, “(40 + 30) × 2”: tricks that were bid and made at contract. */
function bidSum({ strain, level, multiplier }: OneDeal): string {
  const first = contractTricks(strain, 1);
  const next = contractTricks(strain, 2) - first;
  if (first === next || level === 1) return sum(level, first * multiplier, multiplier);
  const plain = `${first}\u00A0+\u00A0${level === 2 ? next : sum(level - 1, next)}`;
  return multiplier > 1 ? `(${plain})\u00A0×\u00A0${multiplier}` : plain;
}

function contractWords({ item, count, each }: ContractLine, deal: OneDeal): string {
  switch (item) {
    case "tricks":
      return `Tricks bid and made, ${bidSum(deal)}`;
    case "overtricks":
      return `Over the contract, ${sum(count, each)}`;
    case "undertricks":
      return `Short of the contract, ${sum(count, each)}`;
    case "doubled-bonus":
      return `The contract made, ${DOUBLED[deal.multiplier]}`;
    case "part-score":
      return "Part score";
    case "game":
      return `Game, ${deal.vulnerable ? "" : "not "}vulnerable`;
    case "little-slam":
      return "Little slam, bid and made";
    case "grand-slam":
      return "Grand slam, bid and made";
    case "honours":
      throw new Error("honours do not count at duplicate");
    default:
      return item satisfies never;
  }
}

/** The lines of one sheet, in the order of its score; the worth of a whole game at whist is told beneath it. */
export function sheetLines(scores: FourScores, game: FourGame, deal: OneDeal): SheetLine[] {
  const worded = <Line extends Omit<SheetLine, "words">>(
    lines: readonly Line[],
    words: (line: Line, deal: OneDeal) => string,
  ): SheetLine[] => lines.map((line) => ({ ...line, words: words(line, deal) }));
  const lines: Readonly<Record<FourGame, () => SheetLine[]>> = {
    whist: () =>
      worded(
        scores.whist.filter(({ column }) => column === "below"),
        whistWords,
      ),
    straight: () => worded(scores.straight, straightWords),
    auction: () => worded(scores.auction, auctionWords),
    contract: () => worded(scores.contract, contractWords),
  };
  return lines[game]();
}

/** What the tricks come to: “four over six, just made”, “one over six, three short”. */
export function tricksNote({ tricks, level }: Pick<OneDeal, "tricks" | "level">): string {
  const odd = tricks - BOOK;
  const over = odd - level;
  const book = odd > 0 ? `${numberWord(odd)} over six` : "none over six";
  const came =
    over === 0
      ? "just made"
      : over > 0
        ? `${numberWord(over)} more than bid`
        : `${numberWord(-over)} short`;
  return `${book}, ${came}`;
}

/** All four scores in a breath, for those who listen: “Whist: we 5. Straight bridge: we 24, they 16.” */
export function scoresSaid(scores: FourScores): string {
  return FOUR_GAMES.map((game) => {
    const sides = SIDES.map((side) => ({ side, points: sideScore(scores, game, side) }))
      .filter(({ points }) => points > 0)
      .map(({ side, points }) => `${SIDE_NAME[side].toLowerCase()} ${points}`);
    return `${GAME_TITLE[game]}: ${sides.length > 0 ? sides.join(", ") : "nothing"}.`;
  }).join(" ");
}
