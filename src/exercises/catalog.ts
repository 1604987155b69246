import type { Exercise } from "./kit/exercise.ts";
import type { KindId } from "./kit/kinds.ts";

/** Loads one kind of exercise. Each is a chunk of its own, named after the kind, so that a page carries only those it shows. */
export async function loadKind(kind: KindId): Promise<Exercise> {
  const file = (await import(`./catalog/${kind}.ts`)) as { readonly default: Exercise };
  return file.default;
}
