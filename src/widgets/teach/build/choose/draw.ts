import { loadKind } from "../../../../exercises/catalog.ts";
import { rulesCited } from "../../../../exercises/kit/exercise.ts";
import type { KindId } from "../../../../exercises/kit/kinds.ts";
import { fromSeed } from "../../../../exercises/kit/problem.ts";
import { freshSeed } from "../../../chance.ts";

/** So many problems are looked at to find one that turns on the rule asked for. */
const TRIES = 80;

/**
 * Problems of a kind by number, each another one: at the level, and turning on the rule, where one is asked for. Fewer than
 * `count` where so many are not found; rejects where the kind cannot be fetched.
 */
export async function drawSeeds(
  kind: KindId,
  level: number | null,
  rule: string | null,
  count: number,
): Promise<readonly number[]> {
  const exercise = await loadKind(kind);
  const { levels = 1 } = exercise;
  const found = new Set<number>();
  for (let tries = 0; tries < TRIES * count && found.size < count; tries++) {
    const drawn = freshSeed();
    const seed = level === null ? drawn : drawn - (drawn % levels) + Math.min(level, levels) - 1;
    if (rule !== null) {
      const problem = await fromSeed(exercise, seed);
      const cited: readonly string[] = rulesCited(exercise.solve(problem));
      if (!cited.includes(rule)) continue;
    }
    found.add(seed);
  }
  return [...found];
}
