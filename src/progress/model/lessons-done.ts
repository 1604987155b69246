import { isRight, type Answered } from "./answered.ts";

/** How far a reader has come with the exercises of one lesson. */
export interface LessonDone {
  /** How many of them he has got right, at whichever try. */
  readonly right: number;
  readonly of: number;
}

/** How far one has come with a lesson that sets these problems, by their ids; null where none has been answered. */
export function lessonDone(
  items: readonly string[],
  answers: readonly Answered[],
): LessonDone | null {
  const own = answers.filter(({ item }) => items.includes(item));
  if (own.length === 0) return null;
  return { right: new Set(own.filter(isRight).map(({ item }) => item)).size, of: items.length };
}
