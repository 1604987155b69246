import { getEntry } from "astro:content";
import {
  RULES_BY_SECTION,
  RULE_GAMES,
  RULE_SECTIONS,
  type RuleGame,
  type RuleId,
  type RuleSection,
} from "../../rulebook/rules.ts";
import type { Rule } from "../library.ts";

/** A part of the rulebook with its rules in reading order. */
export interface SectionOfRules {
  readonly id: RuleSection;
  readonly title: string;
  readonly game: RuleGame;
  readonly rules: readonly Rule[];
}

const GAMES = Object.keys(RULE_GAMES) as RuleGame[];

function gameOf(section: RuleSection): RuleGame {
  const game = GAMES.find((candidate) => section in RULE_GAMES[candidate].sections);
  if (!game) throw new Error(`No game has the section “${section}”.`);
  return game;
}

/** The address of a rule among everything known of its part: `/rules/scoring/#auction.game.thirty`. */
export function hrefOfRule(id: RuleId): string {
  const section = RULE_SECTIONS.find((candidate) =>
    (RULES_BY_SECTION[candidate].ids as readonly RuleId[]).includes(id),
  );
  return `/rules/${section}/#${id}`;
}

/** The parts of the rulebook in reading order; an id without an entry fails the build by name. */
export async function rulebookSections(): Promise<SectionOfRules[]> {
  return Promise.all(
    RULE_SECTIONS.map(async (id) => ({
      id,
      title: RULES_BY_SECTION[id].title,
      game: gameOf(id),
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
