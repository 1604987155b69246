import { ok, refuse, type Result } from "../engine/core/result.ts";
import { SEATS } from "../engine/core/seat.ts";
import { MAX_SEED } from "../engine/core/random.ts";
import type { ClassSet, OwnAsk, OwnHand, Step } from "./model.ts";

/** So much a set may hold, so that its code can still be shown and copied. */
export const MOST = {
  steps: 60,
  title: 80,
  note: 600,
  question: 300,
  label: 80,
  why: 400,
  answers: 8,
} as const;

/**
 * A set as it may be given to a class, or the first thing that stands in the way, by the number of its step: no step at
 * all, too many, words too long, or a question of the teacher’s own that cannot be answered.
 */
export function checkSet(set: ClassSet): Result<ClassSet> {
  if (set.steps.length === 0) return refuse("no-steps", "The set has no question in it yet.");
  if (set.steps.length > MOST.steps) {
    return refuse(
      "too-many-steps",
      `The set has ${set.steps.length} questions; ${MOST.steps} is the most one set can hold.`,
    );
  }
  if (set.title.length > MOST.title) return tooLong("The title", set.title, MOST.title);
  if (set.note.length > MOST.note) return tooLong("The note to the class", set.note, MOST.note);
  for (const [at, step] of set.steps.entries()) {
    const fault = faultOf(step);
    if (fault) return refuse("bad-step", `Question ${at + 1}: ${fault}`);
  }
  return ok(set);
}

function tooLong(what: string, text: string, most: number): Result<never> {
  return refuse("too-long", `${what} has ${text.length} letters; ${most} is the most.`);
}

/** What is wrong with a step, in a sentence; null where nothing is. */
export function faultOf(step: Step): string | null {
  switch (step.type) {
    case "item":
      return /^[a-z0-9-]{1,60}$/.test(step.item) ? null : `there is no exercise “${step.item}”.`;
    case "seed":
      return Number.isInteger(step.seed) && step.seed >= 0 && step.seed <= MAX_SEED
        ? null
        : `the number ${step.seed} is not one of a problem.`;
    case "fresh":
      return null;
    case "own":
      return faultOfOwn(step.own);
    default:
      return step satisfies never;
  }
}

/** What is wrong with a hand of the teacher’s own or its question, in a sentence; null where nothing is. */
export function faultOfOwn({ hands, viewer, sees, question, ask, why }: OwnHand): string | null {
  const seen = new Set<string>();
  for (const seat of SEATS) {
    if (hands[seat].length > 13) return `hand ${seat} has ${hands[seat].length} cards.`;
    for (const card of hands[seat]) {
      if (seen.has(card)) return `${card} is in the hands twice.`;
      seen.add(card);
    }
  }
  const unknown = sees.find((seat) => hands[seat].length === 0);
  if (unknown) return `the class is to see hand ${unknown}, and it has no cards.`;
  if (question.trim() === "") return "nothing is asked yet.";
  if (question.length > MOST.question) return `the question is over ${MOST.question} letters long.`;
  if (why.length > MOST.why) return `the reason is over ${MOST.why} letters long.`;
  return ask.type === "card"
    ? faultOfCards(ask, { hands, viewer, sees })
    : faultOfWords(ask.answers);
}

function faultOfCards(
  { accepted }: Extract<OwnAsk, { type: "card" }>,
  { hands, viewer, sees }: Pick<OwnHand, "hands" | "viewer" | "sees">,
): string | null {
  if (!sees.includes(viewer)) return `a card of hand ${viewer} is asked for, and it is not shown.`;
  if (accepted.length === 0) return "no card is accepted as right.";
  const missing = accepted.find((card) => !hands[viewer].includes(card));
  return missing ? `${missing} is accepted as right, and hand ${viewer} does not hold it.` : null;
}

function faultOfWords(
  answers: readonly { readonly label: string; readonly accepted: boolean }[],
): string | null {
  if (answers.length < 2) return "a question needs two answers at least to choose from.";
  if (answers.length > MOST.answers) return `${MOST.answers} answers are the most.`;
  const labels = answers.map(({ label }) => label.trim());
  if (labels.includes("")) return "one of the answers is empty.";
  if (new Set(labels).size < labels.length) return "two of the answers are the same.";
  if (labels.some((label) => label.length > MOST.label)) {
    return `an answer is over ${MOST.label} letters long.`;
  }
  return answers.some(({ accepted }) => accepted) ? null : "no answer is accepted as right.";
}
