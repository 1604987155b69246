import { isCard, rankOf, suitOf, type Card } from "../../engine/core/card.ts";
import type { Answer, Ask } from "../../exercises/kit/ask.ts";
import type { Mark, Verdict, Words } from "../../exercises/kit/exercise.ts";
import { RANK_NAME, cardName, sentence } from "../../exercises/kit/words.ts";

/** A mark in the words a reader sees, so that no verdict rests on colour. */
export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  best: "Right",
  acceptable: "Also sound",
  wrong: "Not here",
};

/** What follows “Right” and “Also sound” where the answers before were so too, so that neither is said twice running. */
const AGAIN = [" once more", " again"];

/**
 * “Right: the king”, “Not here: the queen of hearts”, “Also sound: 3”; figures and several at once are only “Right” or “Not
 * yet”. After a run of so many right answers on the page it is “Right again” and “Right once more” by turns; a run of sound
 * ones is counted below nought.
 */
export function headingOf(mark: Mark, ask: Ask, answer: Answer, run = 0): Words {
  const again = mark === "best" ? run > 0 : mark === "acceptable" && run < 0;
  const words = MARK_WORDS[mark] + (again ? AGAIN[run & 1] : "");
  if (answer.type !== "choice") return mark === "wrong" ? "Not yet" : words;
  return `${words}: ${nameOf(answer.id, ask)}`;
}

/** Why, as the verdict says it; where several were to be chosen, which were missed or taken wrongly. */
export function becauseOf({ because, lines }: Verdict, ask: Ask): Words {
  if (because) return because;
  const told = (given: number, lead: string) => {
    const wrong = lines?.filter((line) => !line.right && line.given === given) ?? [];
    return wrong.length > 0
      ? `${lead}: ${wrong.map(({ field }) => `“${nameOf(field, ask)}”`).join(", ")}. `
      : "";
  };
  return told(1, "Taken wrongly") + told(0, "Missed");
}

/** What a card told partner, as he would hear it: “The queen tells partner: “I hold the jack.””. */
export function saidBy(says: Words, id: string, ask: Ask): Words {
  return isCard(id) ? `${sentence(nameOf(id, ask))} tells partner: “${bareOf(says)}”` : says;
}

/** The words without quotation marks round them, so that they are quoted once. */
export function bareOf(says: Words): Words {
  return says.replace(/^“|”$/g, "");
}

/** A choice in the middle of a sentence: “the king”, with its suit where several suits may be chosen; or the option’s words. */
export function nameOf(id: string, ask: Ask): Words {
  if ("options" in ask) return ask.options.find((option) => option.id === id)?.label ?? id;
  if (!isCard(id)) return id;
  return `the ${severalSuits(ask) ? cardName(id) : RANK_NAME[rankOf(id)]}`;
}

function severalSuits(ask: Ask): boolean {
  return ask.type === "card" && new Set(ask.from.map((card: Card) => suitOf(card))).size > 1;
}

/** What the list of all answers is called: it is about cards, answers or figures. */
export function exploreTitle(ask: Ask): string {
  switch (ask.type) {
    case "card":
      return "What every card says";
    case "option":
    case "several":
      return "Every answer, and why";
    case "numbers":
    case "sheet":
      return "Show the working";
    default:
      return ask satisfies never;
  }
}
