import { MAX_SEED, seededRandom } from "../../engine/core/random.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import type { AuthoredExercise, Exercise, Level, Problem } from "./exercise.ts";

/**
 * The level a seed is posed at. It goes by what is left of the seed divided by the number of levels, so that a seed alone,
 * in a link or on a handout, gives the whole problem.
 */
export function levelOf(exercise: Exercise, seed: number): Level {
  return ((seed % (exercise.levels ?? 1)) + 1) as Level;
}

/** The problem a seed gives, ready to be solved. `seed` is a whole number from 0 to {@link MAX_SEED}. */
export async function fromSeed(exercise: Exercise, seed: number): Promise<Problem> {
  const posed = await exercise.pose(seededRandom(seed), levelOf(exercise, seed));
  await exercise.ready?.(posed);
  return { kind: exercise.id, id: `${exercise.id}:${seed}`, ...posed };
}

/** The authored item with that slug; throws on an unknown one, so that a typo in a lesson fails the build. */
export function fromItem(exercise: AuthoredExercise, slug: string): Problem {
  const posed = exercise.items[slug];
  if (!posed) {
    const known = Object.keys(exercise.items).join(", ");
    throw new Error(`${exercise.id} has no item “${slug}”; it has: ${known}`);
  }
  return { kind: exercise.id, id: `${exercise.id}:${slug}`, ...posed };
}

/** Reads a seed as typed in an address: digits only, no sign, at most {@link MAX_SEED}. Refuses anything else by name. */
export function parseSeed(text: string): Result<number> {
  if (/^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED) return ok(Number(text));
  return refuse(
    "bad-seed",
    `The problem number in the address, “${text.slice(0, 40)}”, is not a whole number from 0 to ${MAX_SEED}.`,
  );
}
