import { ok, refuse, type Result } from "../engine/core/result.ts";
import { choicesOf, fieldsOf, type Answer } from "../exercises/kit/ask.ts";
import { verdictOn, type Mark, type Verdict } from "../exercises/kit/exercise.ts";
import type { StepProblem } from "./pose.ts";

/** The box of a figure as a code carries it: its value, or only whether it was right. */
export type Figure = number | "right" | "wrong";

/**
 * What one student answered first to one step, as his code carries it: places among the choices, not their names, so that
 * twenty answers are a line of signs. `mark` and `seed` stand where the problem was dealt for him alone.
 */
export interface Reply {
  readonly given:
    | { readonly type: "none" }
    | { readonly type: "choice"; readonly at: number }
    | { readonly type: "several"; readonly at: readonly number[] }
    | { readonly type: "figures"; readonly figures: readonly Figure[] };
  /** Whether he took a hint first. */
  readonly hinted: boolean;
  readonly fresh?: { readonly seed: number; readonly mark: Mark };
}

/** An answer as a reply; of figures that are right only that is kept, since the set gives them again. */
export function replyTo(
  { ask, solution }: StepProblem,
  answer: Answer | null,
  hinted: boolean,
  seed?: number,
): Reply {
  const verdict = answer && verdictOn(solution, answer);
  if (!answer || !verdict) return { given: { type: "none" }, hinted };
  const fresh = seed === undefined ? {} : { fresh: { seed, mark: verdict.mark } };
  const choices = choicesOf(ask);
  switch (answer.type) {
    case "choice":
      return { given: { type: "choice", at: choices.indexOf(answer.id) }, hinted, ...fresh };
    case "several":
      return {
        given: { type: "several", at: answer.ids.map((id) => choices.indexOf(id)) },
        hinted,
        ...fresh,
      };
    case "numbers":
      return { given: { type: "figures", figures: figuresOf(ask, verdict) }, hinted, ...fresh };
    default:
      return answer satisfies never;
  }
}

function figuresOf(ask: StepProblem["ask"], { lines = [] }: Verdict): Figure[] {
  return fieldsOf(ask).map(({ id }) => {
    const line = lines.find(({ field }) => field === id);
    return !line || line.right ? "right" : line.given;
  });
}

/** The same reply where only right and wrong are told of figures, for a code that would be too long. */
export function shortened(reply: Reply): Reply {
  if (reply.given.type !== "figures") return reply;
  const figures = reply.given.figures.map((figure) => (figure === "right" ? "right" : "wrong"));
  return { ...reply, given: { type: "figures", figures } };
}

/** Which rules an answer misses: those of the best choice, or of each line that is wrong. */
export function missedRules({ solution }: StepProblem, verdict: Verdict): readonly string[] {
  if (verdict.mark !== "wrong") return [];
  if (verdict.lines) {
    return [...new Set(verdict.lines.filter(({ right }) => !right).flatMap(({ rules }) => rules))];
  }
  if (solution.type !== "choices") return verdict.rules;
  return solution.choices.find(({ mark }) => mark === "best")?.rules ?? [];
}

/** A reply held against the problem it answers. */
export interface Marked {
  readonly reply: Reply;
  /** Null where nothing was answered. */
  readonly mark: Mark | null;
  readonly missed: readonly string[];
}

/**
 * Marks a reply to a problem that all students had alike. Refuses one that cannot be an answer to it, such as the ninth of
 * four choices: a code that was made up.
 */
export function markReply(problem: StepProblem, reply: Reply): Result<Marked> {
  const { given } = reply;
  const odd = () => refuse("odd-reply", "an answer that the question does not offer");
  if (given.type === "none") return ok({ reply, mark: null, missed: [] });
  const { ask, solution } = problem;
  const choices = choicesOf(ask);
  if (given.type === "figures") {
    const fields = fieldsOf(ask);
    if (fields.length === 0 || fields.length !== given.figures.length) return odd();
    const entries = solution.type === "entries" ? solution.entries : [];
    const missed = fields.flatMap(({ id }, at) =>
      given.figures[at] === "right" ? [] : (entries.find(({ field }) => field === id)?.rules ?? []),
    );
    const wrong = given.figures.some((figure) => figure !== "right");
    return ok({ reply, mark: wrong ? "wrong" : "best", missed: wrong ? [...new Set(missed)] : [] });
  }
  const ids = (given.type === "choice" ? [given.at] : given.at).map((at) => choices[at]);
  const known = ids.flatMap((id) => id ?? []);
  if (known.length !== ids.length || (given.type === "several") !== (ask.type === "several")) {
    return odd();
  }
  const answer: Answer =
    given.type === "several"
      ? { type: "several", ids: known }
      : { type: "choice", id: known[0] ?? "" };
  const verdict = verdictOn(solution, answer);
  if (!verdict) return odd();
  return ok({ reply, mark: verdict.mark, missed: missedRules(problem, verdict) });
}
