import { wordsOf, type SearchRecord } from "./records.ts";

/** Shorter words are not worth putting right: any of them is near to a dozen others. */
const SHORTEST = 4;

const WORD = /\p{L}+/gu;
const COMPOUND = /\p{L}+(?:-\p{L}+)+/gu;

/** The words in some text, and those with a hyphen written as one as well: “crossruff” is no slip for “cross-ruff”. */
function wordsIn(text: string): string[] {
  const joined = (text.match(COMPOUND) ?? []).map((word) => word.replaceAll("-", ""));
  return [...(text.match(WORD) ?? []), ...joined];
}

/** Every word of the records, the commonest first and small letters throughout: what a misspelt word may be meant for. */
export function wordList(records: readonly SearchRecord[]): string[] {
  const times = new Map<string, number>();
  for (const { title, html } of records) {
    for (const word of wordsIn(wordsOf(`${title} ${html}`).toLowerCase())) {
      if (word.length >= SHORTEST) times.set(word, (times.get(word) ?? 0) + 1);
    }
  }
  return [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}
