import { getEntry } from "astro:content";
import { RULES_BY_SECTION, RULE_SECTIONS, type RuleSection } from "../../rulebook/rules.ts";
import type { Rule } from "../library.ts";

/** A part of the rulebook with its rules in reading order. */
export interface SectionOfRules {
  readonly id: RuleSection;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The parts of the rulebook in reading order; an id without an entry fails the build by name. */
export async function rulebookSections(): Promise<SectionOfRules[]> {
  return Promise.all(
    RULE_SECTIONS.map(async (id) => ({
      id,
      title: RULES_BY_SECTION[id].title,
      rules: await Promise.all(
        RULES_BY_SECTION[id].ids.map(async (rule) => {
          const entry = await getEntry("rulebook", rule);
          if (!entry) throw new Error(`The rulebook has no entry for “${rule}”.`);
          return entry;
        }),
      ),
    })),
  );
}
