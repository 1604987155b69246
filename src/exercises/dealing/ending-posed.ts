import type { Posed } from "../kit/exercise.ts";
import { knownFacts, needText, turnText } from "../wording/ending-words.ts";
import { choicesAt, type Ending } from "./ending.ts";

function questionOf({ aim }: Ending, need: number): string {
  if (aim === "lose") return "Which card keeps you clear of the rest?";
  return `Which card brings ${need === 1 ? "it" : "them"} home?`;
}

/** An ending over which a card is asked for; `need` is what the reader’s side must take, or at nullo may take at most. */
export function endingPosed(ending: Ending, need: number): Posed {
  return {
    scene: { type: "ending", need, ...ending },
    ask: { type: "card", from: choicesAt(ending) },
    question: questionOf(ending, need),
    facts: [turnText(ending), ...knownFacts(ending), needText(ending, need)],
  };
}
