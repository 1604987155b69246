import type { RuleId } from "../../rulebook/rules.ts";
import { LAW_GAMES, type Code, type LawGame } from "./code.ts";
import { rowsFrom, type Entry, type LawRow } from "./row.ts";
import { AUCTION_ENTRIES } from "./rows/auction.ts";
import { STRAIGHT_ENTRIES } from "./rows/straight.ts";
import { WHIST_ENTRIES } from "./rows/whist.ts";

const ENTRIES = {
  auction: AUCTION_ENTRIES,
  "straight-bridge": STRAIGHT_ENTRIES,
  whist: WHIST_ENTRIES,
} as const satisfies Record<LawGame, Partial<Record<RuleId, Entry>>>;

/** The id of a situation; it is also the rule that settles it. */
export type SituationId = { [G in LawGame]: keyof (typeof ENTRIES)[G] }[LawGame];

/**
 * Every situation of every game, in the order of the codes: more than a page may weigh, so what runs in a browser takes a
 * part of the rows, or fetches those of one game.
 */
export const LAW_ROWS: readonly LawRow[] = LAW_GAMES.flatMap((game) =>
  rowsFrom(game, ENTRIES[game]),
);

const BY_ID: ReadonlyMap<string, LawRow> = new Map(LAW_ROWS.map((row) => [row.id, row]));

/** Whether a word from outside names a situation. */
export function isSituation(id: string): id is SituationId {
  return BY_ID.has(id);
}

export function rowOf(id: SituationId): LawRow {
  return BY_ID.get(id) as LawRow;
}

/** The situations a game has under one of its codes. */
export function rowsUnder(game: LawGame, code: Code): readonly LawRow[] {
  return LAW_ROWS.filter((row) => row.game === game && row.codes.includes(code));
}
