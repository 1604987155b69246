import type { Result } from "../../engine/core/result.ts";
import type { Posed } from "../../exercises/kit/exercise.ts";
import type { KindId } from "../../exercises/kit/kinds.ts";
import { problemOf, type ItemSource, type Step, type StepProblem } from "../../classroom/set.ts";
import type { RuleSection } from "../../rulebook/rules.ts";
import type { Titles } from "../drill/RuleLinks.tsx";
import { fetchViews } from "../views.ts";

/** An authored item as its list has it: the problem, and the rules its solution cites. */
export interface Listed {
  readonly posed: Posed;
  readonly rules: readonly string[];
}

const lists = new Map<KindId, Promise<Readonly<Record<string, Listed>>>>();

/** The authored items of a kind, fetched once. Rejects where they cannot be had. */
export function itemsOf(kind: KindId): Promise<Readonly<Record<string, Listed>>> {
  let list = lists.get(kind);
  if (!list) {
    list = fetchJson<Record<string, Listed>>(`/class/items/${kind}.json`);
    lists.set(kind, list);
    list.catch(() => lists.delete(kind));
  }
  return list;
}

/** Where a page finds authored items. */
export const fetchedItems: ItemSource = async (kind, item) => {
  const list = await itemsOf(kind);
  return Object.hasOwn(list, item) ? (list[item]?.posed ?? null) : null;
};

/** A file of ours as JSON. Rejects where it cannot be had. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return (await response.json()) as T;
}

/** A step laid out with all that it takes to draw it. Refuses what this edition has not got; rejects where it is out of reach. */
export async function layStep(step: Step, seed?: number): Promise<Result<StepProblem>> {
  const problem = await problemOf(step, fetchedItems, seed);
  if (problem.ok) await fetchViews(problem.value);
  return problem;
}

const titles = new Map<string, Promise<Titles>>();

/** The titles of the rules that problems of these kinds may cite; none where they are out of reach, since they only lead on. */
export async function titlesFor(kinds: readonly (KindId | null)[]): Promise<Titles> {
  const all = await Promise.all(
    [...new Set(kinds)].map(async (kind): Promise<Titles> => {
      if (kind === null) return {};
      const had = titles.get(kind) ?? fetchJson<Titles>(`/practice/${kind}/titles.json`);
      titles.set(kind, had);
      return had.catch((): Titles => {
        titles.delete(kind);
        return {};
      });
    }),
  );
  const sections = [...new Set(all.flatMap((one) => Object.keys(one)))] as RuleSection[];
  return Object.fromEntries(
    sections.map((section) => [section, Object.assign({}, ...all.map((one) => one[section]))]),
  );
}
