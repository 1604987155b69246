import { indexOf, lookUp, type SearchScope } from "./lookup.ts";
import { LAW_ROWS, type SituationId } from "./rows.ts";

const INDEX = indexOf(LAW_ROWS);

/** The situations of every game that ordinary words may mean, the likeliest first: see {@link lookUp}. */
export function searchSituations(words: string, scope: SearchScope = {}): SituationId[] {
  return lookUp(INDEX, words, scope);
}
