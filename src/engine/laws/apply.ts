import type { RuleId } from "../../rulebook/rules.ts";
import type { Actor, Moment } from "./actors.ts";
import type { Citation } from "./books.ts";
import type { Code, LawGame } from "./code.ts";
import type { Known } from "./facts.ts";
import type { Remedy } from "./remedies.ts";
import type { LawRow, Turn } from "./row.ts";
import type { SituationId } from "./rows.ts";

/** What the law says of an event, once the facts are known. */
export interface Ruling {
  /** The situation that the facts come down to; it is also the rule to cite. */
  readonly situation: SituationId;
  readonly game: LawGame;
  readonly code: Code;
  readonly who: Actor;
  readonly may: readonly Remedy[];
  readonly follows: string;
  /** Absent where the code sets no limit. */
  readonly until?: Moment;
  readonly source: readonly Citation[];
}

/** Finds a row by its id among those at hand; nothing where there is none. */
export type FindRow = (id: RuleId) => LawRow | undefined;

/**
 * The ruling of a row under a code, once what is known is laid over it: first the row that the facts point to, then the
 * differences they make there, in order.
 */
export function applyRow(start: LawRow, code: Code, known: Known, find: FindRow): Ruling {
  const all = { ...known, code };
  const row = settle(start, all, find);
  const { who, may, follows, until, source } = row;
  const plain: Ruling = {
    situation: row.id as SituationId,
    game: row.game,
    code,
    who,
    may,
    follows,
    ...(until ? { until } : {}),
    source,
  };
  return (row.turns ?? [])
    .filter((turn) => !turn.see && holds(turn.if, all))
    .reduce<Ruling>((soFar, turn) => overlay(soFar, turn), plain);
}

function holds(test: Partial<Known>, known: Known): boolean {
  return Object.entries(test).every(([key, value]) => known[key as keyof Known] === value);
}

/** Lays a turn over a ruling. Where nobody may act any more there is no time left to name. */
function overlay(ruling: Ruling, turn: Turn): Ruling {
  const { until, ...rest } = ruling;
  const last = turn.until ?? (turn.who === "nobody" ? undefined : until);
  return {
    ...rest,
    ...(turn.who ? { who: turn.who } : {}),
    ...(turn.may ? { may: turn.may } : {}),
    ...(turn.follows ? { follows: turn.follows } : {}),
    ...(last ? { until: last } : {}),
  };
}

/** Follows the row’s pointers as far as the facts send it, each row once at most. */
function settle(row: LawRow, known: Known, find: FindRow): LawRow {
  const seen = new Set([row.id]);
  let at = row;
  for (;;) {
    const see = (at.turns ?? []).find((turn) => turn.see && holds(turn.if, known))?.see;
    const next = see && !seen.has(see) ? find(see) : undefined;
    if (!next) return at;
    seen.add(next.id);
    at = next;
  }
}
