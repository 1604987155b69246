import { Parts } from "../../kit/parts.ts";
import type { Statement, Statements } from "./statement.ts";

/** The parts of what is stated, each fetched by itself. */
export const STATEMENT_PARTS = [
  "table",
  "trump",
  "play",
  "score",
  "cards",
  "ways",
  "forms",
] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

/** The statements of a part that has been made ready. */
export const STATEMENTS_OF = new Parts<StatementPart, Statements>({
  table: async () => (await import("./table.ts")).TABLE_STATEMENTS,
  trump: async () => (await import("./trump.ts")).TRUMP_STATEMENTS,
  play: async () => (await import("./play.ts")).PLAY_STATEMENTS,
  score: async () => (await import("./score.ts")).SCORE_STATEMENTS,
  cards: async () => (await import("./cards.ts")).CARD_STATEMENTS,
  ways: async () => (await import("./ways.ts")).WAY_STATEMENTS,
  forms: async () => (await import("./forms.ts")).FORM_STATEMENTS,
});

/** A statement by its name in a part; throws on one that is not there, since that is a bug of ours. */
export function statementOf(part: StatementPart, name: string): Statement {
  const found = STATEMENTS_OF.get(part)[name];
  if (!found) throw new Error(`nothing called “${name}” is stated in ${part}`);
  return found;
}
