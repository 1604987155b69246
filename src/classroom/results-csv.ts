import type { Mark } from "../exercises/kit/exercise.ts";
import { BOM, formatRows } from "../tabletop/csv-rows.ts";
import type { GivenSet, Student } from "./results.ts";
import { replyWords } from "./spread.ts";

const MARK_WORDS: Readonly<Record<Mark | "none", string>> = {
  best: "right",
  acceptable: "also sound",
  wrong: "wrong",
  none: "not answered",
};

const LETTER: Readonly<Record<string, string>> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** Words as a spreadsheet should have them: suits as letters, seats bare. */
function plain(words: string): string {
  return words
    .replace(/[♠♥♦♣]\uFE0E?/g, (glyph) => LETTER[glyph.charAt(0)] ?? "")
    .replace(/\{([ZAYB])\}/g, "$1")
    .replaceAll("\u00A0", " ");
}

/**
 * The results as a spreadsheet reads them: a line a student, and for each question what he answered and how it was marked.
 * UTF-8 with its mark; suits are letters, and no cell is taken for a formula.
 */
export function formatResults(set: GivenSet, students: readonly Student[]): string {
  const head = [
    "Name",
    "Code",
    ...set.problems.flatMap((_, at) => [`${at + 1} answer`, `${at + 1} mark`]),
    "Right",
    "Of",
  ];
  const rows = students.map(({ name, tag, marked, right }) => [
    name,
    tag,
    ...marked.flatMap(({ reply, mark }, at) => [
      replyWords(set.problems[at] ?? null, reply),
      MARK_WORDS[mark ?? "none"],
    ]),
    String(right),
    String(set.problems.length),
  ]);
  return BOM + formatRows([head, ...rows].map((row) => row.map(plain)));
}
