import { firstAnswers, isRight, type Answered } from "./answered.ts";

/** The problems last missed at the first attempt and not got right since, the latest first, by their ids. */
export function toRedo(answers: readonly Answered[]): string[] {
  const latest = new Map<string, Answered>();
  for (const answer of firstAnswers(answers)) {
    latest.delete(answer.item);
    latest.set(answer.item, answer);
  }
  return [...latest.values()]
    .filter((answer) => !isRight(answer))
    .map(({ item }) => item)
    .toReversed();
}

/** The problems to do again that are at hand as they were posed, the latest first, by their ids. */
export function waiting(
  answers: readonly Answered[],
  missed: Readonly<Record<string, unknown>>,
): string[] {
  return toRedo(answers).filter((item) => item in missed);
}
