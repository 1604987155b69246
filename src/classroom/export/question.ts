import { isCard } from "../../engine/core/card.ts";
import { choicesOf, fieldsOf } from "../../exercises/kit/ask.ts";
import type { Mark } from "../../exercises/kit/exercise.ts";
import { cardName } from "../../exercises/kit/words.ts";
import type { StepProblem } from "../set.ts";
import { plainWords } from "./plain.ts";
import { toldScene } from "./told.ts";

/** An answer that may be chosen, as another system is told of it. */
export interface GivenAnswer {
  readonly words: string;
  readonly mark: Mark;
  readonly why: string;
}

/** A figure that is asked for. */
export interface GivenFigure {
  readonly words: string;
  readonly value: number;
  readonly why: string;
}

/** A question as other systems have it: plain words without suit signs, and every answer with its mark. */
export interface GivenQuestion {
  readonly title: string;
  /** What is shown and told, a sentence or so each; the question is the last. */
  readonly lines: readonly string[];
  /** Whether all that apply are to be chosen. */
  readonly several: boolean;
  readonly answers: readonly GivenAnswer[];
  readonly figures: readonly GivenFigure[];
}

/** A step of a set for another system. */
export function questionFor(problem: StepProblem): GivenQuestion {
  const { title, scene, facts, question, ask, solution } = problem;
  const labels = new Map(
    "options" in ask ? ask.options.map(({ id, label }) => [id, label] as const) : [],
  );
  const fields = new Map(fieldsOf(ask).map(({ id, label }) => [id, label] as const));
  const inOrder = choicesOf(ask);
  const choices = solution.type === "choices" ? solution.choices : [];
  const entries = solution.type === "entries" ? solution.entries : [];
  return {
    title: plainWords(title),
    lines: [...toldScene(scene), ...facts, question].map(plainWords),
    several: ask.type === "several",
    answers: inOrder.flatMap((id) => {
      const choice = choices.find((one) => one.id === id);
      if (!choice) return [];
      const words = labels.get(id) ?? (isCard(id) ? cardName(id) : id);
      return [{ words: plainWords(words), mark: choice.mark, why: plainWords(choice.because) }];
    }),
    figures: entries.map(({ field, value, because }) => ({
      words: plainWords(fields.get(field) ?? field),
      value,
      why: plainWords(because),
    })),
  };
}
