import type { Posed } from "../kit/exercise.ts";
import { knownFacts, needText, turnText } from "../wording/ending-words.ts";
import { choicesAt, type Ending } from "./ending.ts";

const QUESTION: Readonly<Record<Ending["aim"], string>> = {
  win: "Which card brings them home?",
  lose: "Which card keeps you clear of the rest?",
};

/** An ending over which a card is asked for; `need` is what the reader’s side must take, or at nullo may take at most. */
export function endingPosed(ending: Ending, need: number): Posed {
  return {
    scene: { type: "ending", need, ...ending },
    ask: { type: "card", from: choicesAt(ending) },
    question: QUESTION[ending.aim],
    facts: [turnText(ending), ...knownFacts(ending), needText(ending, need)],
  };
}
