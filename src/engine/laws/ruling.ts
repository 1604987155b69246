import { knownFrom, type Facts, type Known } from "./facts.ts";
import type { Actor, Moment } from "./actors.ts";
import type { Remedy } from "./remedies.ts";
import type { Citation, Code, LawGame } from "./code.ts";
import { isSituation, rowOf, type SituationId } from "./rows.ts";
import type { LawRow, Turn } from "./row.ts";

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

function holds(test: Partial<Known>, known: Known): boolean {
  return Object.entries(test).every(([key, value]) => known[key as keyof Known] === value);
}

/**
 * The ruling on a situation. The facts may show that another situation is meant (declarer, not a defender, showed the
 * card; the deal was over when it was noticed), and they settle what is still open where the code makes it depend on
 * them. Without a code the first that has
 * the situation is used.
 */
export function rulingOn(situation: SituationId, facts: Facts = {}): Ruling {
  const code = facts.code ?? (rowOf(situation).codes[0] as Code);
  const known = { ...knownFrom({ ...facts, code }) };
  const row = settle(rowOf(situation), known);
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
    .filter((turn) => !turn.see && holds(turn.if, known))
    .reduce<Ruling>((soFar, turn) => overlay(soFar, turn), plain);
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
function settle(row: LawRow, known: Known): LawRow {
  const seen = new Set([row.id]);
  let at = row;
  for (;;) {
    const next = (at.turns ?? []).find((turn) => turn.see && holds(turn.if, known))?.see;
    if (!next || seen.has(next) || !isSituation(next)) return at;
    seen.add(next);
    at = rowOf(next);
  }
}
