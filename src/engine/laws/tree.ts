import type { Ruling } from "./apply.ts";
import { CODES_OF, LAW_GAMES, type Code, type LawGame } from "./code.ts";
import {
  CODE_QUESTION,
  codeWords,
  EVENT_QUESTION,
  eventsIn,
  GAME_QUESTION,
  GAME_WORDS,
  TOPIC_QUESTION,
  topicsIn,
} from "./questions.ts";
import { rulingOn } from "./ruling.ts";
import { rowsUnder, type SituationId } from "./rows.ts";
import { TOPICS, type Topic } from "./topics.ts";

/** One answer to a question, and where it leads. */
export interface Answer {
  readonly id: string;
  readonly words: string;
  readonly next: Node;
}

/** A step of “What happens now?”: a question with its answers, or the ruling at the end. */
export type Node =
  | { readonly kind: "question"; readonly words: string; readonly answers: readonly Answer[] }
  | { readonly kind: "ruling"; readonly ruling: Ruling };

/**
 * The whole tree from the first question. Game, code, what it was about, and what happened: four answers lead to every
 * situation, and only to those that the game has under that code.
 */
export function lawTree(): Node {
  return {
    kind: "question",
    words: GAME_QUESTION,
    answers: LAW_GAMES.map((game) => ({ id: game, words: GAME_WORDS[game], next: codeNode(game) })),
  };
}

function codeNode(game: LawGame): Node {
  return {
    kind: "question",
    words: CODE_QUESTION[game],
    answers: CODES_OF[game].map((code) => ({
      id: code,
      words: codeWords(game, code),
      next: topicNode(game, code),
    })),
  };
}

/** The questions after game and code: what it was about, then what happened. */
export function topicNode(game: LawGame, code: Code): Node {
  return {
    kind: "question",
    words: TOPIC_QUESTION,
    answers: topicsIn(rowsUnder(game, code), code).map((topic) => ({
      id: topic,
      words: TOPICS[topic],
      next: eventNode(game, code, topic),
    })),
  };
}

function eventNode(game: LawGame, code: Code, topic: Topic): Node {
  return {
    kind: "question",
    words: EVENT_QUESTION,
    answers: eventsIn(rowsUnder(game, code), code, topic).map((row) => ({
      id: row.id,
      words: row.event,
      next: { kind: "ruling", ruling: rulingOn(row.id as SituationId, { code }) },
    })),
  };
}
