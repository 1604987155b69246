import type { Card } from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { cardText, numberWord } from "../kit/words.ts";
import { turnText, knownFacts } from "../wording/ending-words.ts";
import { tricksLeft, type Ending } from "./ending.ts";

/** An ending in which a card is led, and it is asked how many tricks the reader’s side then takes. */
export function pricePosed(ending: Ending, led: Card): Posed {
  const count = tricksLeft(ending);
  return {
    scene: { type: "ending", led, ...ending },
    ask: {
      type: "option",
      look: "numerals",
      options: Array.from({ length: count + 1 }, (_, tricks) => ({
        id: `${tricks}`,
        label: `${tricks}`,
      })),
    },
    question: `You lead ${cardText(led)}. How many of the ${numberWord(count)} tricks do you and partner take?`,
    facts: [turnText(ending), ...knownFacts(ending), "All four hands play their best."],
  };
}
