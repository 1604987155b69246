import type { RuleId } from "../../../rulebook/rules.ts";

/** The games of which a statement may be so, each as an answer names it. Whist by itself means both its codes. */
export const STATED_GAMES = {
  auction: "Auction bridge",
  straight: "Straight bridge",
  whist: "Whist",
  american: "Whist, the American way",
  english: "Whist, the English way",
  forms: "The other forms of these games",
} as const;
export type StatedGame = keyof typeof STATED_GAMES;
export const STATED_GAME_IDS = Object.keys(STATED_GAMES) as StatedGame[];

/** Whether a statement is so in a game, and the rules that say it or say otherwise. */
export interface Cell {
  readonly so: boolean;
  readonly rules: readonly RuleId[];
}

/** Something that may be said of a game, with a sentence that tells how the games have it. */
export interface Statement {
  readonly says: string;
  readonly tells: string;
  readonly in: Partial<Readonly<Record<StatedGame, Cell>>>;
}

/** The statements of one part, by name. */
export type Statements = Readonly<Record<string, Statement>>;

/** It is so, by these rules. */
export function yes(...rules: readonly RuleId[]): Cell {
  return { so: true, rules };
}

/** It is not so: these rules have it otherwise. */
export function no(...rules: readonly RuleId[]): Cell {
  return { so: false, rules };
}
