import { ok, type Result } from "../../engine/core/result.ts";
import type { Exercise, Problem } from "../../exercises/kit/exercise.ts";
import { fromSeed, parseSeed } from "../../exercises/kit/problem.ts";
import { levelHere } from "../../progress/keep.ts";
import { freshSeed } from "../chance.ts";

/** A fresh number by which a kind is posed at this reader’s level. */
export async function seedAtLevel({ id, levels }: Exercise): Promise<number> {
  const seed = freshSeed();
  return levels ? seed - (seed % levels) + (await levelHere(id, levels)) - 1 : seed;
}

/**
 * Poses the problem with the number asked for, as an address has it; without one, a fresh problem at the level the reader has
 * set or come to. Refuses what is no number.
 */
export async function pose(
  exercise: Exercise,
  asked?: string,
): Promise<Result<{ readonly seed: number; readonly problem: Problem }>> {
  const seed = asked === undefined ? ok(await seedAtLevel(exercise)) : parseSeed(asked);
  return seed.ok ? ok({ seed: seed.value, problem: await fromSeed(exercise, seed.value) }) : seed;
}
