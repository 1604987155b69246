import { refuse, type Result } from "../engine/core/result.ts";
import type { Side } from "../engine/core/seat.ts";
import { readHouse } from "../engine/games/house.ts";
import { outcomeFrom, type Fields } from "./fields.ts";
import { AWARDS, gameOf, readRecord, type Award, type RubberRecord } from "./record.ts";

/** The boxes that name a side. */
export const SIDED_BOXES: readonly string[] = ["declarer", "honoursTo"];

/** No score sheet comes near it, and what is longer is refused unread. */
const MOST_CHARACTERS = 250_000;

/** A deal as it stands in a file: what its boxes say, its line, and where in the file a box is to be found. */
export interface FiledDeal {
  readonly fields: Fields;
  readonly line: number;
  whereIs(box: string): string;
}

/** A penalty laid at the table as a file has it; `whereIs` tells of its points and of the deal it comes after. */
export interface FiledAward {
  readonly side: Side;
  readonly points: string;
  readonly after: string;
  whereIs(part: "points" | "after"): string;
}

/** What a file says of a rubber, before it is known whether that can be. `line` is where the rubber itself is told of. */
export interface Filed {
  readonly game: string;
  readonly house: Readonly<Record<string, string>>;
  readonly names: RubberRecord["names"];
  readonly stopped: boolean;
  readonly deals: readonly FiledDeal[];
  readonly awards: readonly FiledAward[];
  readonly line: number;
}

/** Refuses a text that is empty or far too long to be a score sheet; null where it may be read. */
export function refuseSize(text: string): Result<never> | null {
  if (text.trim() === "") return refuse("empty", "Line 1: the file is empty.");
  return text.length > MOST_CHARACTERS
    ? refuse(
        "too-long",
        "Line 1: the file is too long for a score sheet: over a quarter of a million letters.",
      )
    : null;
}

/** The words that name a place in a file. */
export function lineAt(line: number, part: "tag" | "column", name: string): string {
  return `Line ${line}, ${part} “${name.slice(0, 40)}”`;
}

/** What was found, as the middle of a sentence. */
export function found(text: string): string {
  return text.trim() === "" ? "nothing" : `“${text.trim().slice(0, 40)}”`;
}

/** Refuses what a file says in one place because the rest of it says otherwise. */
export function contradicted(where: string, text: string, made: string): Result<never> {
  return refuse(
    "contradiction",
    `${where}: ${found(text)} is there, but the rest of the file makes it ${found(made)}.`,
  );
}

const OF_DEAL = /^Deal (\d+): /;

/** The rubber that a file tells of. Refuses, naming the line, what cannot be read and what the game refuses. */
export function composed(filed: Filed): Result<RubberRecord> {
  const { names, stopped, awards, deals, line } = filed;
  const set = readHouse(filed.game, filed.house);
  if (!set.ok) return refuse(set.violation.code, `Line ${line}: ${set.violation.message}`);
  const game = gameOf(set.value);
  const outcomes = [];
  for (const { fields, whereIs } of deals) {
    const read = outcomeFrom(game, fields);
    if (!read.ok) {
      const { code, message } = read.violation;
      return refuse(code, `${whereIs(code)}: ${message}`);
    }
    outcomes.push(read.value);
  }
  const laid: Award[] = [];
  for (const { side, points, after, whereIs } of awards) {
    const amount = AWARDS[game.records].find((one) => String(one) === points);
    if (!amount) {
      return refuse("points", `${whereIs("points")}: ${found(points)} is no penalty of this game.`);
    }
    if (!/^\d{1,6}$/.test(after) || Number(after) > outcomes.length) {
      return refuse("after", `${whereIs("after")}: ${found(after)} is not the number of a deal.`);
    }
    laid.push({ side, points: amount, after: Number(after) });
  }
  const read = readRecord({ ...set.value, names, deals: outcomes, awards: laid, stopped });
  if (read.ok) return read;
  const { code, message, rule } = read.violation;
  const at = OF_DEAL.exec(message)?.[1];
  const where = at ? `Line ${deals[Number(at) - 1]?.line}, deal ${at}` : `Line ${line}`;
  return refuse(code, `${where}: ${message.replace(OF_DEAL, "")}`, rule);
}
