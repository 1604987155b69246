import type { RuleGame, RuleId } from "../rules.ts";
import { GAME_TOPICS } from "./game.ts";
import { LAW_TOPICS } from "./laws.ts";
import { REVOKE_TOPICS } from "./revokes.ts";
import type { Topic } from "./topic.ts";

/** Every topic on which two games or more have rules that answer to each other, in reading order. */
export const TOPICS = { ...GAME_TOPICS, ...LAW_TOPICS, ...REVOKE_TOPICS } as const;

export type TopicId = keyof typeof TOPICS;

export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];

/** The rules of the other games that answer to one. */
export interface Elsewhere {
  readonly topic: TopicId;
  readonly title: string;
  readonly games: readonly { readonly game: RuleGame; readonly rules: readonly RuleId[] }[];
}

/** The same rule in the other games, in reading order; null where the rulebook sets nothing beside it. */
export function elsewhere(rule: RuleId): Elsewhere | null {
  for (const id of TOPIC_IDS) {
    const { title, rules }: Topic = TOPICS[id];
    const games = (Object.keys(rules) as RuleGame[]).map((game) => ({
      game,
      rules: rules[game] ?? [],
    }));
    if (!games.some((one) => one.rules.includes(rule))) continue;
    return { topic: id, title, games: games.filter((one) => !one.rules.includes(rule)) };
  }
  return null;
}
