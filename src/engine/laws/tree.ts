import { CODES_OF, LAW_GAMES, type Code, type LawGame } from "./code.ts";
import { rulingOn, type Ruling } from "./ruling.ts";
import { rowsUnder, type SituationId } from "./rows.ts";
import { TOPICS, TOPIC_IDS, type Topic } from "./topics.ts";

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

const GAME_WORDS: Readonly<Record<LawGame, string>> = {
  auction: "Auction bridge",
  "straight-bridge": "Straight bridge (bridge-whist)",
  whist: "Whist",
};

const CODE_WORDS: Readonly<Record<LawGame, Partial<Record<Code, string>>>> = {
  auction: {
    american: "The ordinary game for four",
    duplicate: "Duplicate",
    "three-hand": "Three of us, each for himself",
  },
  "straight-bridge": {
    american: "The American way (Elwell’s code)",
    english: "The English way",
  },
  whist: { american: "The American way", english: "The English way" },
};

const CODE_QUESTION: Readonly<Record<LawGame, string>> = {
  auction: "How are you playing?",
  "straight-bridge": "Whose laws do you play by?",
  whist: "Whose laws do you play by?",
};

/**
 * The whole tree from the first question. Game, code, what it was about, and what happened: four answers lead to every
 * situation, and only to those that the game has under that code.
 */
export function lawTree(): Node {
  return {
    kind: "question",
    words: "Which game are you playing?",
    answers: LAW_GAMES.map((game) => ({ id: game, words: GAME_WORDS[game], next: codeNode(game) })),
  };
}

function codeNode(game: LawGame): Node {
  return {
    kind: "question",
    words: CODE_QUESTION[game],
    answers: CODES_OF[game].map((code) => ({
      id: code,
      words: CODE_WORDS[game][code] ?? code,
      next: topicNode(game, code),
    })),
  };
}

/** The questions after game and code: what it was about, then what happened. */
export function topicNode(game: LawGame, code: Code): Node {
  const rows = rowsUnder(game, code);
  const topics = TOPIC_IDS.filter((topic) => rows.some((row) => row.topic === topic));
  return {
    kind: "question",
    words: "What was it about?",
    answers: topics.map((topic) => ({
      id: topic,
      words: TOPICS[topic],
      next: eventNode(game, code, topic),
    })),
  };
}

function eventNode(game: LawGame, code: Code, topic: Topic): Node {
  const rows = rowsUnder(game, code).filter((row) => row.topic === topic);
  return {
    kind: "question",
    words: "What happened?",
    answers: rows.map((row) => ({
      id: row.id,
      words: row.event,
      next: { kind: "ruling", ruling: rulingOn(row.id as SituationId, { code }) },
    })),
  };
}
