import type { Holding, Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { TRUMP_OF, type Strain } from "../declaring/strain.ts";
import { FOSTER_NO_TRUMP_LEADS, FOSTER_TRUMP_LEADS } from "./foster-leads.ts";
import { patternFor, type LeadPattern } from "./lead-pattern.ts";
import type { Mark } from "./mark.ts";

/** What is led against: the leads against every trump are the same. Nullo has a table of its own, `nullo-leads.ts`. */
export type Against = "trump" | "notrump";

export function againstOf(strain: Strain): Against {
  return TRUMP_OF[strain] === null ? "notrump" : "trump";
}

const TABLES: Readonly<Record<Against, readonly LeadPattern[]>> = {
  trump: FOSTER_TRUMP_LEADS,
  notrump: FOSTER_NO_TRUMP_LEADS,
};

/** One card of a suit as a lead. */
export interface RankGrade {
  readonly rank: Rank;
  readonly mark: Mark;
}

/** What Foster leads from one suit, the choice of suit having been made. */
export interface SuitLead {
  /** The name of the pattern that decides, for the words around it: `king-queen`, `fourth-best`, … */
  readonly pattern: string;
  /** The card recommended. */
  readonly lead: Rank;
  readonly alsoSound: readonly Rank[];
  readonly rules: readonly RuleId[];
  /** Whether the book would rather the suit were let alone. */
  readonly betterAvoided: boolean;
  readonly grades: readonly RankGrade[];
}

/**
 * Grades every card of a suit as an opening lead by Foster’s system. `holding` is the suit from high to low and must not
 * be empty. Foster 1914, “Opening leads”, rulebook 3.2, 3.3 and 3.6.
 */
export function leadFrom(holding: Holding, against: Against): SuitLead {
  return gradeSuit(TABLES[against], holding);
}

/** Grades every card of a suit by a table of leads, which must have a line for every holding. */
export function gradeSuit(table: readonly LeadPattern[], holding: Holding): SuitLead {
  const pattern = patternFor(table, holding);
  const lead = pattern.lead(holding);
  const alsoSound = (pattern.alsoSound?.(holding) ?? []).filter((rank) => rank !== lead);
  return {
    pattern: pattern.name,
    lead,
    alsoSound,
    rules: pattern.rules(holding),
    betterAvoided: pattern.avoid?.(holding) ?? false,
    grades: holding.map((rank) => ({
      rank,
      mark: rank === lead ? "best" : alsoSound.includes(rank) ? "acceptable" : "wrong",
    })),
  };
}
