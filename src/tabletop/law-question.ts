import { CODES_OF, LAW_GAMES } from "../engine/laws/code.ts";
import {
  CODE_QUESTION,
  codeWords,
  EVENT_QUESTION,
  eventsIn,
  GAME_QUESTION,
  GAME_WORDS,
  TOPIC_QUESTION,
  topicsIn,
} from "../engine/laws/questions.ts";
import type { LawRow } from "../engine/laws/row.ts";
import { TOPICS } from "../engine/laws/topics.ts";
import type { LawPlace } from "./law-place.ts";

/** A question with its answers; `chosen` is the answer given before, where it is being changed. */
export interface Question {
  readonly words: string;
  readonly answers: readonly { readonly id: string; readonly words: string }[];
  readonly chosen: string | undefined;
}

/** One answer given, as it may be changed: its words, and the place at which its question is asked. */
export interface Given {
  readonly words: string;
  readonly asked: LawPlace;
}

/**
 * The question to be answered at a place, of the four there are; null once a situation is settled. `rows` are those of
 * the game, and not looked at before the code is known; `before` are answers given earlier and now being changed.
 */
export function questionAt(
  { game, code, topic, situation }: LawPlace,
  rows: readonly LawRow[],
  before: LawPlace = {},
): Question | null {
  if (!game) {
    const answers = LAW_GAMES.map((id) => ({ id, words: GAME_WORDS[id] }));
    return { words: GAME_QUESTION, answers, chosen: before.game };
  }
  if (!code) {
    const answers = CODES_OF[game].map((id) => ({ id, words: codeWords(game, id) }));
    return { words: CODE_QUESTION[game], answers, chosen: before.code };
  }
  if (!topic) {
    const answers = topicsIn(rows, code).map((id) => ({ id, words: TOPICS[id] }));
    return { words: TOPIC_QUESTION, answers, chosen: before.topic };
  }
  if (situation) return null;
  const answers = eventsIn(rows, code, topic).map(({ id, event }) => ({ id, words: event }));
  return { words: EVENT_QUESTION, answers, chosen: before.situation };
}

/** The answers given at a place, in order; what happened is the heading of its ruling, and here only asked again. */
export function givenAt({ game, code, topic, situation }: LawPlace): readonly Given[] {
  const given: Given[] = [];
  if (game) given.push({ words: GAME_WORDS[game], asked: {} });
  if (game && code) given.push({ words: codeWords(game, code), asked: { game } });
  if (game && code && topic) given.push({ words: TOPICS[topic], asked: { game, code } });
  if (game && code && topic && situation) {
    given.push({ words: EVENT_QUESTION, asked: { game, code, topic } });
  }
  return given;
}
