import type { Code, LawGame } from "./code.ts";
import type { LawRow } from "./row.ts";
import { TOPIC_IDS, type Topic } from "./topics.ts";

/** The games as “What happens now?” offers them. */
export const GAME_WORDS: Readonly<Record<LawGame, string>> = {
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

/** What a code or form of play is called in its game. */
export function codeWords(game: LawGame, code: Code): string {
  return CODE_WORDS[game][code] ?? code;
}

/** How the code is asked for, game by game. */
export const CODE_QUESTION: Readonly<Record<LawGame, string>> = {
  auction: "How are you playing?",
  "straight-bridge": "Whose laws do you play by?",
  whist: "Whose laws do you play by?",
};

/** The other three questions. */
export const GAME_QUESTION = "Which game are you playing?";
export const TOPIC_QUESTION = "What was it about?";
export const EVENT_QUESTION = "What happened?";

/** What an irregularity may be about, of those that some row of a game has under a code. */
export function topicsIn(rows: readonly LawRow[], code: Code): readonly Topic[] {
  return TOPIC_IDS.filter((topic) => eventsIn(rows, code, topic).length > 0);
}

/** The situations about one thing, of those that a game has under a code. */
export function eventsIn(rows: readonly LawRow[], code: Code, topic: Topic): readonly LawRow[] {
  return rows.filter((row) => row.topic === topic && row.codes.includes(code));
}
