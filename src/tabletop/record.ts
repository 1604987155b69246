import { ok, refuse, type Result } from "../engine/core/result.ts";
import { SIDES, type BySide, type Side } from "../engine/core/seat.ts";
import type { GameId, ScoredGame } from "../engine/games/game.ts";
import { readHouse, type HouseRules } from "../engine/games/house.ts";
import type { AnyItem } from "../engine/notation/line-words.ts";
import type { Rubber } from "../engine/scoring/sheet.ts";
import { scoredGame } from "./families.ts";
import { fieldsOf, outcomeFrom, type Outcome } from "./fields.ts";

/**
 * A fixed penalty laid at the table and not tied to the play of a deal: for looking back at a trick, for doubling one’s
 * partner, for a third double. It stands above the line, `after` so many deals.
 */
export interface Award {
  readonly side: Side;
  readonly points: 25 | 50 | 100;
  readonly after: number;
}

/** The penalties that a game has, dearest last; by what its deals are recorded as. */
export const AWARDS: Readonly<Record<ScoredGame["records"], readonly Award["points"][]>> = {
  contract: [25, 50, 100],
  make: [],
  tricks: [],
  "modern-contract": [],
};

/** One rubber, or single game, as it is written down. */
export interface RubberRecord {
  readonly game: GameId;
  readonly house: HouseRules;
  /** Names of the sides; empty where they are simply We (Y and Z) and They. */
  readonly names: BySide<string>;
  readonly deals: readonly Outcome[];
  readonly awards: readonly Award[];
  /** Broken off before either side had won it. */
  readonly stopped: boolean;
}

/** A rubber with nothing on it yet. */
export function emptyRubber(game: GameId, house: HouseRules = {}): RubberRecord {
  return { game, house, names: { YZ: "", AB: "" }, deals: [], awards: [], stopped: false };
}

/** The game that a rubber is scored by. */
export function gameOf({ game, house }: Pick<RubberRecord, "game" | "house">): ScoredGame {
  return scoredGame(game, house);
}

/** The rubber as its game keeps it. Refuses what the game refuses, naming the deal. */
export function keepDeals(record: RubberRecord): Result<Rubber<AnyItem>> {
  const { rubber } = gameOf(record);
  const keep = rubber.keep as (deals: readonly Outcome[]) => Result<Rubber<AnyItem>>;
  return keep(record.deals);
}

/** A deal in its one settled form. Refuses what cannot be entered for this game, naming the box. */
export function readOutcome(game: ScoredGame, outcome: Outcome): Result<Outcome> {
  return outcomeFrom(game, fieldsOf(game.records, outcome));
}

/** Longest name of a side: it must stand at the head of a column. */
export const MOST_NAME = 30;

/** A name as it is written: trimmed, on one line. Refuses one that is too long. */
export function readName(name: string): Result<string> {
  // eslint-disable-next-line no-control-regex -- these are the very characters that must not be in a name
  const written = name.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
  return written.length <= MOST_NAME
    ? ok(written)
    : refuse(
        "names",
        `A name has at most ${MOST_NAME} letters, and this one has ${written.length}.`,
      );
}

/**
 * Checks a whole rubber from wherever it comes and gives it in its one settled form. Refuses a game or a house rule that
 * is not known, a deal its game refuses or one after the end, a penalty the game does not have, and a rubber said to be
 * stopped that was won.
 */
export function readRecord(record: RubberRecord): Result<RubberRecord> {
  const set = readHouse(record.game, record.house);
  if (!set.ok) return set;
  const game = gameOf(set.value);
  const names = { YZ: "", AB: "" };
  for (const side of SIDES) {
    const name = readName(record.names[side]);
    if (!name.ok) return name;
    names[side] = name.value;
  }
  const deals: Outcome[] = [];
  for (const [index, deal] of record.deals.entries()) {
    const read = readOutcome(game, deal);
    if (!read.ok) {
      const { code, message } = read.violation;
      return refuse(code, `Deal ${index + 1}: ${message}`);
    }
    deals.push(read.value);
  }
  const awards: Award[] = [];
  let from = 0;
  for (const { side, points, after } of record.awards) {
    if (!AWARDS[game.records].includes(points)) {
      return refuse("awards", `This game has no penalty of ${points} laid at the table.`);
    }
    if (!SIDES.includes(side) || !Number.isInteger(after) || after < from || after > deals.length) {
      return refuse("awards", "A penalty stands where there is no deal or no side for it.");
    }
    from = after;
    awards.push({ side, points, after });
  }
  const read: RubberRecord = { ...set.value, names, deals, awards, stopped: !!record.stopped };
  const kept = keepDeals(read);
  if (!kept.ok) return kept;
  if (read.stopped && kept.value.rubberTo) {
    return refuse(
      "stopped",
      "The rubber is said to be stopped, but it was won.",
      "auction.law.rubber.unfinished",
    );
  }
  return ok(read);
}
