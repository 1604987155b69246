import { getEntry } from "astro:content";
import { RULES_BY_SECTION, RULE_SECTIONS, type RuleId } from "../rulebook/rules.ts";
import type { Titles } from "../widgets/drill/RuleLinks.tsx";

/** The title of a rule, as the rulebook has it; a rule without an entry fails the build by name. */
export async function titleOf(id: RuleId): Promise<string> {
  const entry = await getEntry("rulebook", id);
  if (!entry) throw new Error(`The rulebook has no entry for “${id}”.`);
  return entry.data.title;
}

/** More rules than this are not named one by one on the page of a kind that teaches them. */
export const MOST_TITLES = 40;

/** The titles of the rules named, each under its part of the rulebook. */
export async function titlesOf(ids: readonly RuleId[]): Promise<Titles> {
  const bySection = await Promise.all(
    RULE_SECTIONS.map(async (section) => {
      const own = (RULES_BY_SECTION[section].ids as readonly RuleId[]).filter((id) =>
        ids.includes(id),
      );
      const titles = await Promise.all(own.map(async (id) => [id, await titleOf(id)] as const));
      return [section, Object.fromEntries(titles)] as const;
    }),
  );
  return Object.fromEntries(bySection.filter(([, titles]) => Object.keys(titles).length > 0));
}
