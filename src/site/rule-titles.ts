import { getEntry } from "astro:content";
import type { RuleId } from "../rulebook/rules.ts";

/** The titles of the rules named, as the rulebook has them; a rule without an entry fails the build by name. */
export async function titlesOf(ids: readonly RuleId[]): Promise<Partial<Record<RuleId, string>>> {
  const titles = await Promise.all(
    ids.map(async (id) => {
      const entry = await getEntry("rulebook", id);
      if (!entry) throw new Error(`The rulebook has no entry for “${id}”.`);
      return [id, entry.data.title] as const;
    }),
  );
  return Object.fromEntries(titles);
}
