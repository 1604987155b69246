import { must, ok, type Result } from "../engine/core/result.ts";
import { otherSide, SIDES, type BySide } from "../engine/core/seat.ts";
import type { ScoredGame } from "../engine/games/game.ts";
import { figure, lineWords, type AnyItem } from "../engine/notation/line-words.ts";
import type { HonourKind } from "../engine/scoring/outcome.ts";
import { citedLine, type CitedLine } from "../engine/scoring/line.ts";
import { UNFINISHED_GAME } from "../engine/scoring/rubber.ts";
import { netOf, stopRubber, type Rubber } from "../engine/scoring/sheet.ts";
import type { RuleId } from "../rulebook/rules.ts";
import type { Outcome } from "./fields.ts";
import { gameOf, keepDeals, readRecord, type Award, type RubberRecord } from "./record.ts";

/** One figure on the sheet, with the rule that gave it and its arithmetic in words: “four tricks over the book at 9: 36”. */
export interface KeptLine extends CitedLine<AnyItem | "award" | "rubber" | "unfinished"> {
  readonly words: string;
}

/** The sheet as it stands. */
export interface Kept {
  /** As the game itself keeps it: its totals are without penalties laid at the table, and as if nothing were stopped. */
  readonly rubber: Rubber<AnyItem>;
  /** The lines of each deal. */
  readonly deals: readonly (readonly KeptLine[])[];
  /** In the order of the record’s penalties. */
  readonly awards: readonly KeptLine[];
  /** What the end added: for the rubber, or for the games won where it was stopped. */
  readonly ending: readonly KeptLine[];
  /** With penalties and ending. */
  readonly totals: BySide<number>;
  /** The side that is ahead and by how much; null where they are level. */
  readonly net: Rubber["net"];
  /** Whether the rubber is won or stopped. */
  readonly over: boolean;
}

/** The law behind each of the penalties laid at the table. */
const AWARD_RULE = {
  25: "auction.law.last-trick",
  50: "auction.law.double.partner",
  100: "auction.law.double.again",
} as const satisfies Record<Award["points"], RuleId>;

const BONUS_RULE: Readonly<Record<ScoredGame["records"], RuleId>> = {
  contract: "auction.rubber.bonus-250",
  make: "straight.rubber.bonus",
  tricks: "whist.rubber-bonus",
  "modern-contract": "modern.made",
};

/** What is agreed for a game won in a rubber that is stopped, where the house says nothing. */
export const UNFINISHED: Readonly<Record<ScoredGame["records"], number>> = {
  contract: UNFINISHED_GAME,
  make: 0,
  tricks: 0,
  "modern-contract": 0,
};

/** The sheet of a rubber that has been checked; a deal its game refuses is a bug of ours here. */
export function kept(record: RubberRecord): Kept {
  const game = gameOf(record);
  const rubber = must(keepDeals(record));
  const each = record.house.unfinished ?? UNFINISHED[game.records];
  const made = record.stopped ? must(stopRubber(rubber, each)) : rubber;
  const awards = record.awards.map(({ side, points }): KeptLine => ({
    ...citedLine(side, "above", "award", 1, points, AWARD_RULE[points]),
    words: `a penalty at the table: ${points}`,
  }));
  const totals = { ...made.totals };
  for (const { side, points } of awards) totals[side] += points;
  return {
    rubber,
    deals: rubber.deals.map(({ lines }, index) => {
      const kind = honourKindOf(record.deals[index]);
      return lines.map((line) => ({ ...line, words: lineWords(line, kind) }));
    }),
    awards,
    ending: record.stopped ? forGames(rubber, each) : forRubber(rubber, BONUS_RULE[game.records]),
    totals,
    net: netOf(totals),
    over: record.stopped || rubber.rubberTo !== null,
  };
}

/**
 * What the sheet would be if a deal were entered next, or in the place of deal `at`. Refuses what could not be entered.
 */
export function pencil(record: RubberRecord, outcome: Outcome, at?: number): Result<Kept> {
  const deals = at === undefined ? [...record.deals, outcome] : record.deals.with(at, outcome);
  const read = readRecord({ ...record, deals });
  return read.ok ? ok(kept(read.value)) : read;
}

function honourKindOf(outcome: Outcome | undefined): HonourKind | undefined {
  const honours = outcome?.honours;
  return honours && "kind" in honours ? honours.kind : undefined;
}

function forRubber({ rubberTo, bonus, gamesWon }: Rubber, rule: RuleId): KeptLine[] {
  if (!rubberTo || bonus === 0) return [];
  const games = gamesWon[otherSide(rubberTo)] === 0 ? "two games to none" : "two games to one";
  return [
    {
      ...citedLine(rubberTo, "above", "rubber", 1, bonus, rule),
      words: `for the rubber, ${games}: ${figure(bonus)}`,
    },
  ];
}

function forGames({ gamesWon }: Rubber, each: number): KeptLine[] {
  const rule = "auction.law.rubber.unfinished";
  return SIDES.filter((side) => each * gamesWon[side] > 0).map((side) => ({
    ...citedLine(side, "above", "unfinished", gamesWon[side], each, rule),
    words: `for a game won in a rubber that was stopped: ${figure(each * gamesWon[side])}`,
  }));
}
