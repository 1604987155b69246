import { firstAnswers, isRight, type Answered } from "./answered.ts";
import type { Standing } from "./schedule.ts";

/** So many of the latest answers count. */
const LOOKED_AT = 8;

/** How well something is known, in the words a reader sees, from the weakest. */
export const STRENGTHS = ["shaky", "fair", "good", "firm"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How a rule or a kind of exercise stands with a reader. */
export interface Held {
  /** Of the latest answers that bear on it, how many there are and how many were sound. */
  readonly of: number;
  readonly right: number;
  /** The share of those that were right, lessened by what will have been forgotten since. From 0 to 1. */
  readonly share: number;
  readonly strength: Strength;
}

function heldFrom(sound: readonly boolean[], standing: Standing | undefined): Held {
  const latest = sound.slice(-LOOKED_AT);
  const right = latest.filter(Boolean).length;
  const share = latest.length === 0 ? 0 : (right / latest.length) * (standing?.strength ?? 1);
  const strength = share < 0.5 ? "shaky" : share < 0.75 ? "fair" : share < 0.9 ? "good" : "firm";
  // One right answer may be luck; it takes a few to be sure of anything.
  return {
    of: latest.length,
    right,
    share,
    strength: strength === "firm" && right < 3 ? "good" : strength,
  };
}

/** How a kind of exercise stands; `standing` is that of its schedule. */
export function kindHeld(
  answers: readonly Answered[],
  kind: string,
  standing: Standing | undefined,
): Held {
  const own = firstAnswers(answers).filter((answer) => answer.kind === kind);
  return heldFrom(own.map(isRight), standing);
}

/** How every rule that has been met stands, by its id; `standings` are those of the schedule. */
export function rulesHeld(
  answers: readonly Answered[],
  standings: ReadonlyMap<string, Standing>,
): Map<string, Held> {
  const sound = new Map<string, boolean[]>();
  const put = (rule: string, right: boolean) => {
    const marks = sound.get(rule) ?? [];
    marks.push(right);
    sound.set(rule, marks);
  };
  for (const { right, wrong } of firstAnswers(answers)) {
    for (const rule of right) put(rule, true);
    for (const rule of wrong) put(rule, false);
  }
  return new Map([...sound].map(([rule, marks]) => [rule, heldFrom(marks, standings.get(rule))]));
}
