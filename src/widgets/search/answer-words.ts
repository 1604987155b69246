import { listText, numberWord, sentence } from "../../exercises/kit/words.ts";
import type { Answer } from "./engine.ts";

/** One of each, and several. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  Lessons: ["lesson", "lessons"],
  Rules: ["rule", "rules"],
  Glossary: ["term", "terms"],
};

/** What was found, in a sentence that is also spoken: “Found: two lessons, one rule and three terms.” */
export function answerWords(asked: string, { groups, putRight, some }: Answer): string {
  const counts = groups.map(({ room, count }) => {
    const [one, several] = NAMES[room] ?? [room, room];
    return `${numberWord(count)} ${count === 1 ? one : several}`;
  });
  if (groups.length === 0) {
    return `Nothing was found for “${asked}”. Try fewer words, or another word for it.`;
  }
  const instead = putRight ? `Nothing says “${asked}”. Looking for “${putRight}” instead: ` : "";
  const apart = some
    ? `Nothing has all the words of “${putRight ?? asked}”. With one of them: `
    : "";
  const found = listText(counts);
  return `${apart || instead}${apart || instead ? found : sentence(found)}.`;
}
