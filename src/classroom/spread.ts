import { isCard } from "../engine/core/card.ts";
import { choicesOf, fieldsOf } from "../exercises/kit/ask.ts";
import type { Mark, Words } from "../exercises/kit/exercise.ts";
import { cardText } from "../exercises/kit/words.ts";
import { figure } from "../engine/notation/line-words.ts";
import type { StepProblem } from "./pose.ts";
import type { Reply } from "./reply.ts";
import { isRight, type GivenSet, type Student } from "./results.ts";

/** One answer to a question and who gave it. */
export interface SpreadRow {
  readonly label: Words;
  readonly mark: Mark | null;
  readonly who: readonly string[];
}

/** How a class answered one question: every answer given, and the right one even where nobody gave it. */
export interface Spread {
  readonly right: number;
  readonly answered: number;
  readonly hinted: number;
  readonly rows: readonly SpreadRow[];
}

/** The words of a choice: a card by its glyph, an option by its label. */
function labelOf({ ask }: StepProblem, id: string): Words {
  if ("options" in ask) return ask.options.find((option) => option.id === id)?.label ?? id;
  return isCard(id) ? cardText(id) : id;
}

/** What one reply said, in words; of a problem dealt for one student only how it was marked. */
export function replyWords(problem: StepProblem | null, { given, fresh }: Reply): Words {
  if (given.type === "none") return "Not answered";
  if (!problem) return fresh ? `Own problem, no. ${fresh.seed}` : "Own problem";
  const choices = choicesOf(problem.ask);
  const named = (at: number) => labelOf(problem, choices[at] ?? "");
  switch (given.type) {
    case "choice":
      return named(given.at);
    case "several":
      return given.at.length === 0
        ? "None of them"
        : [...given.at]
            .sort((a, b) => a - b)
            .map(named)
            .join("; ");
    case "figures":
      return figuresWords(problem, given.figures);
    default:
      return given satisfies never;
  }
}

function figuresWords(
  { ask }: StepProblem,
  figures: Extract<Reply["given"], { type: "figures" }>["figures"],
): Words {
  const wrong = fieldsOf(ask).flatMap(({ label }, at) => {
    const given = figures[at] ?? "right";
    if (given === "right") return [];
    return [given === "wrong" ? `${label}: not right` : `${label}: ${figure(given)}`];
  });
  return wrong.length === 0 ? "Every figure right" : wrong.join("; ");
}

/** How the class answered the step at that place, the commonest answer first, the right one named even where nobody gave it. */
export function spreadOf(set: GivenSet, students: readonly Student[], at: number): Spread {
  const problem = set.problems[at] ?? null;
  const rows = new Map<string, { label: Words; mark: Mark | null; who: string[] }>();
  let right = 0;
  let answered = 0;
  let hinted = 0;
  for (const { called, marked } of students) {
    const one = marked[at];
    if (!one) continue;
    if (isRight(one.mark)) right += 1;
    if (one.mark) answered += 1;
    if (one.reply.hinted) hinted += 1;
    const label = problem ? replyWords(problem, one.reply) : FRESH[one.mark ?? "none"];
    const row = rows.get(label) ?? { label, mark: one.mark, who: [] };
    row.who.push(called);
    rows.set(label, row);
  }
  const given = [...rows.values()].sort((a, b) => b.who.length - a.who.length);
  const best = problem ? bestWords(problem) : null;
  const missing = best && !rows.has(best) ? [{ label: best, mark: "best" as const, who: [] }] : [];
  return { right, answered, hinted, rows: [...given, ...missing] };
}

const FRESH: Readonly<Record<Mark | "none", string>> = {
  best: "Right, each his own problem",
  acceptable: "Also sound, each his own problem",
  wrong: "Not right, each his own problem",
  none: "Not answered",
};

/** The right answer in full, for the student who has finished: of figures every one that is not nought. */
export function rightWords(problem: StepProblem): Words {
  const { solution, ask } = problem;
  if (solution.type === "choices") return bestWords(problem);
  const told = solution.entries
    .filter(({ value }) => value !== 0)
    .map(({ field, value }) => {
      const label = fieldsOf(ask).find(({ id }) => id === field)?.label ?? field;
      return `${label}: ${figure(value)}`;
    });
  if (told.length === 0) return "nought in every box";
  return told.length < solution.entries.length
    ? `${told.join("; ")}; every other box is nought`
    : told.join("; ");
}

/** The right answer in the words in which a reply is told. */
export function bestWords(problem: StepProblem): Words {
  const { solution } = problem;
  if (solution.type === "entries") return "Every figure right";
  const best = solution.choices.filter(({ mark }) => mark === "best").map(({ id }) => id);
  const ids = choicesOf(problem.ask).filter((id) => best.includes(id));
  const shown = problem.ask.type === "several" ? ids : ids.slice(0, 1);
  return shown.length === 0 ? "None of them" : shown.map((id) => labelOf(problem, id)).join("; ");
}
