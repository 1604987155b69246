import { BOM, formatRows } from "../../tabletop/csv-rows.ts";
import type { GivenQuestion } from "./question.ts";

/** A set as a table: a line a question, with its answers, those that are right, those that are also sound, and why. */
export function formatQuestions(questions: readonly GivenQuestion[]): string {
  const head = ["Number", "About", "Question", "Answers", "Right", "Also sound", "Because"];
  const rows = questions.map(({ title, lines, answers, figures }, at) => {
    const marked = (wanted: string) => answers.filter(({ mark }) => mark === wanted);
    const words = (list: readonly { readonly words: string }[]) =>
      list.map((one) => one.words).join(" | ");
    return [
      String(at + 1),
      title,
      lines.join(" "),
      words(answers.length > 0 ? answers : figures),
      answers.length > 0
        ? words(marked("best"))
        : figures.map((one) => `${one.words}: ${one.value}`).join(" | "),
      words(marked("acceptable")),
      [...new Set([...marked("best"), ...figures].map(({ why }) => why))].join(" "),
    ];
  });
  return BOM + formatRows([head, ...rows]);
}
