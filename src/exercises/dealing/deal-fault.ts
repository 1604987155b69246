import { applyRow, type Ruling } from "../../engine/laws/apply.ts";
import type { Code } from "../../engine/laws/code.ts";
import type { Known } from "../../engine/laws/facts.ts";
import type { LawRow } from "../../engine/laws/row.ts";
import type { SituationId } from "../../engine/laws/rows.ts";
import type { RuleId } from "../../rulebook/rules.ts";

/** The games whose deal is asked about, by the first word of their situations. */
export const DEALT_GAMES = ["auction", "straight", "whist"] as const;
export type DealtGame = (typeof DEALT_GAMES)[number];

/** Something that went wrong in cutting or dealing: the situation of the laws, the code played by, and what is known. */
export interface Misdeal {
  readonly situation: SituationId;
  readonly code: Code;
  readonly known: Known;
}

/** The game in which it happened. */
export function gameOf({ situation }: Misdeal): DealtGame {
  return situation.split(".")[0] as DealtGame;
}

/** What the laws say of it, from the rows of its game. Throws on a situation that is not there, since that is a bug of ours. */
export function rulingOnDeal({ situation, code, known }: Misdeal, rows: readonly LawRow[]): Ruling {
  const find = (id: RuleId) => rows.find((row) => row.id === id);
  const row = find(situation);
  if (!row) throw new Error(`${situation} is not a fault of the deal`);
  return applyRow(row, code, known, find);
}

/** The rule of the chapters beside a row of the laws, where they have one. */
const ALSO: Readonly<Partial<Record<RuleId, RuleId>>> = {
  "auction.law.deal.faced-card": "auction.deal.new-deal-causes",
  "auction.law.deal.fourteen": "auction.deal.new-deal-causes",
  "auction.law.deal.last-card": "auction.deal.new-deal-causes",
  "auction.law.deal.imperfect-pack": "auction.deal.new-deal-causes",
  "auction.law.deal.uncut": "auction.deal.wrong-turn-timing",
  "auction.law.deal.uncut-late": "auction.deal.wrong-turn-timing",
  "whist.law.misdeal": "whist.deal.loses-deal",
  "whist.law.deal.exposed": "whist.deal.exposed-by-dealer",
  "whist.law.deal.faced": "whist.deal.faced-card",
  "whist.law.deal.out-of-turn": "whist.deal.out-of-turn",
  "whist.law.hand.numbers": "whist.deal.wrong-count",
};

/** The rules to cite for a ruling. */
export function rulesOf({ situation }: Ruling): readonly RuleId[] {
  const also = ALSO[situation];
  return also ? [situation, also] : [situation];
}
