import type { Answer } from "../../exercises/kit/ask.ts";
import type { Mark, Verdict } from "../../exercises/kit/exercise.ts";

/** What every way of answering is told, and how it answers. */
export interface AnswerProps {
  /** The answer given, if any; its verdict may still be on the way. */
  readonly given: Answer | null;
  readonly verdict: Verdict | null;
  readonly onAnswer: (answer: Answer) => void;
}

/** How a chosen card or option is ringed: solid where it is sound, dashed where it is not, plain until it is marked. */
export type Ring = "sound" | "unsound" | "waiting";

export function ringOf(id: string, { given, verdict }: AnswerProps): Ring | undefined {
  const line = verdict?.lines?.find(({ field }) => field === id);
  if (line && (line.given || !line.right)) return line.right ? "sound" : "unsound";
  if (given?.type !== "choice" || given.id !== id) return undefined;
  if (!verdict) return "waiting";
  return isSound(verdict.mark) ? "sound" : "unsound";
}

/** Whether a mark settles the problem: the book’s answer, or another as good. */
export function isSound(mark: Mark): boolean {
  return mark !== "wrong";
}

/** Once a sound answer is in, the others may no longer be chosen; after a wrong one they may. */
export function isSettled(verdict: Verdict | null): boolean {
  return verdict !== null && isSound(verdict.mark);
}
