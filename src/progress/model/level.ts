import { firstAnswers, isRight, type Answered } from "./answered.ts";

/** How much of the table a problem shows, from one suit to a whole position. */
export type Level = Answered["level"];

/** So many of the latest first answers at a level are looked at, and so many right ones move a reader up, or leave him down. */
const LOOKED_AT = 6;
const UP = 5;
const DOWN = 2;

/**
 * The level a reader has come to in one kind, of `levels` that it has: up after five right in six, down when only two of
 * six were, and then the count begins afresh.
 */
export function levelReached(answers: readonly Answered[], kind: string, levels: number): Level {
  let level = 1;
  let recent: boolean[] = [];
  for (const answer of firstAnswers(answers)) {
    if (answer.kind !== kind || answer.level !== level) continue;
    recent = [...recent, isRight(answer)].slice(-LOOKED_AT);
    const right = recent.filter(Boolean).length;
    const moved =
      right >= UP && level < levels
        ? 1
        : recent.length === LOOKED_AT && right <= DOWN && level > 1
          ? -1
          : 0;
    if (moved !== 0) {
      level += moved;
      recent = [];
    }
  }
  return level as Level;
}
