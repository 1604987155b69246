import { loadKind } from "../../src/exercises/catalog.ts";
import { KIND_IDS, type KindId } from "../../src/exercises/kit/kinds.ts";
import { fromSeed } from "../../src/exercises/kit/problem.ts";
import { quantile, round } from "./numbers.ts";

const ROUNDS = 7;
const SLICE = 120;

/** Problems posed and solved a second on one core, of each kind: the median of short turns taken one kind after another. */
export async function problemsPerSecond(): Promise<Readonly<Record<KindId, number>>> {
  const kinds = await Promise.all(KIND_IDS.map(loadKind));
  const rates = new Map<KindId, number[]>(KIND_IDS.map((kind) => [kind, []]));
  let seed = 1;
  for (let turn = 0; turn <= ROUNDS; turn++) {
    for (const exercise of kinds) {
      const start = performance.now();
      let made = 0;
      while (performance.now() - start < SLICE) {
        exercise.solve(await fromSeed(exercise, seed++));
        made++;
      }
      // The first turn only warms the engine.
      if (turn > 0) rates.get(exercise.id)?.push((made * 1000) / (performance.now() - start));
    }
  }
  return Object.fromEntries(
    [...rates].map(([kind, values]) => [kind, round(quantile(values, 0.5))]),
  ) as Record<KindId, number>;
}
