import type { RuleGame, RuleId } from "../rules.ts";

/** The rules of one topic, game by game: what answers to what. A game that has no such rule is left out. */
export interface Topic {
  readonly title: string;
  readonly rules: Readonly<Partial<Record<RuleGame, readonly RuleId[]>>>;
}
