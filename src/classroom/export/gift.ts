import type { GivenAnswer, GivenQuestion } from "./question.ts";

/** Signs that mean something to GIFT are written with a stroke before them. */
function written(words: string): string {
  return words.replace(/[\\~=#{}:]/g, "\\$&").replace(/\s*\n\s*/g, " ");
}

/** Shares of the mark as Moodle knows them: five decimals at most. */
function share(of: number): string {
  return String(Number((100 / of).toFixed(5)));
}

/** One right answer bears the sign for it; another that is sound earns as much. */
function single(answers: readonly GivenAnswer[]): string[] {
  const first = answers.findIndex(({ mark }) => mark === "best");
  return answers.map(({ words, mark, why }, at) => {
    const sign = at === first ? "=" : mark === "wrong" ? "~" : "~%100%";
    return `${sign}${written(words)}#${written(why)}`;
  });
}

/** Where all that apply are chosen, each earns its part, and a wrong one takes as much away. */
function several(answers: readonly GivenAnswer[]): string[] {
  const part = share(answers.filter(({ mark }) => mark === "best").length);
  const wrong = `-${share(Math.max(1, answers.filter(({ mark }) => mark === "wrong").length))}`;
  const worth = { best: part, acceptable: "0", wrong };
  return answers.map(
    ({ words, mark, why }) => `~%${worth[mark]}%${written(words)}#${written(why)}`,
  );
}

/**
 * Questions in the GIFT format, which Moodle and others read. A question that asks for several figures becomes one for each
 * of them.
 */
export function formatGift(questions: readonly GivenQuestion[]): string {
  return questions
    .flatMap(({ title, lines, several: all, answers, figures }, at) => {
      const text = `[plain]${lines.map(written).join("\\n")}`;
      const name = `${at + 1}. ${written(title)}`;
      if (figures.length === 0) {
        const choices = all ? several(answers) : single(answers);
        return [`::${name}::${text} {\n${choices.join("\n")}\n}\n`];
      }
      return figures.map(
        ({ words, value, why }, part) =>
          `::${name}${figures.length > 1 ? ` (${part + 1})` : ""}::${text}\\n${written(words)} {#\n=${value}#${written(why)}\n}\n`,
      );
    })
    .join("\n");
}
