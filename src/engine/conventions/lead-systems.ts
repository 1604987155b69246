import type { Holding, Rank } from "../core/card.ts";
import { ELWELL_ENTRY_LEADS, ELWELL_NO_ENTRY_LEADS, ELWELL_TRUMP_LEADS } from "./elwell-leads.ts";
import { FOSTER_NO_TRUMP_LEADS, FOSTER_TRUMP_LEADS } from "./foster-leads.ts";
import { gradeSuit, type Against, type SuitLead } from "./lead-card.ts";
import type { LeadPattern } from "./lead-pattern.ts";
import { WHIST_AMERICAN_LEADS, WHIST_OLD_LEADS } from "./whist-leads.ts";

/** Whose leads: Foster’s for auction, Elwell’s for straight bridge, and the two of whist. */
export const SYSTEMS = ["foster", "elwell", "whist-old", "whist-american"] as const;
export type LeadSystem = (typeof SYSTEMS)[number];

/** What beside the suit itself decides a lead. */
export interface LeadSituation {
  /** Whether there is a trump. Whist always has one, and its leads do not ask. */
  readonly against: Against;
  /** Whether another suit has an ace or a guarded king. Only Elwell’s leads at no trump ask. */
  readonly reentry?: boolean;
}

type Table = readonly LeadPattern[];

/** What a system leads against a trump, at no trump with an entry, and at no trump without. */
const TABLES: Readonly<Record<LeadSystem, readonly [trump: Table, entry: Table, none: Table]>> = {
  foster: [FOSTER_TRUMP_LEADS, FOSTER_NO_TRUMP_LEADS, FOSTER_NO_TRUMP_LEADS],
  elwell: [ELWELL_TRUMP_LEADS, ELWELL_ENTRY_LEADS, ELWELL_NO_ENTRY_LEADS],
  "whist-old": [WHIST_OLD_LEADS, WHIST_OLD_LEADS, WHIST_OLD_LEADS],
  "whist-american": [WHIST_AMERICAN_LEADS, WHIST_AMERICAN_LEADS, WHIST_AMERICAN_LEADS],
};

/** The table of leads of a system: its first line that fits a holding decides. */
export function leadTable(system: LeadSystem, { against, reentry }: LeadSituation): Table {
  const [trump, entry, none] = TABLES[system];
  return against === "trump" ? trump : reentry ? entry : none;
}

/**
 * Grades every card of a suit as an opening lead by one of the four systems, the suit having been chosen. `holding` runs
 * from high to low and must not be empty.
 */
export function leadBySystem(
  system: LeadSystem,
  holding: Holding,
  situation: LeadSituation,
): SuitLead {
  return gradeSuit(leadTable(system, situation), holding);
}

/** Another authority’s lead from the same suit. */
export interface OtherLead {
  readonly system: LeadSystem;
  readonly lead: Rank;
}

/**
 * The other bridge authority’s lead where it is not the same card: Elwell’s for Foster, Foster’s for Elwell, the American
 * for the old leads of whist. Null where the two agree.
 */
export function otherAuthority(
  system: LeadSystem,
  holding: Holding,
  situation: LeadSituation,
): OtherLead | null {
  const other = OTHER[system];
  const { lead } = leadBySystem(other, holding, situation);
  return lead === leadBySystem(system, holding, situation).lead ? null : { system: other, lead };
}

const OTHER: Readonly<Record<LeadSystem, LeadSystem>> = {
  foster: "elwell",
  elwell: "foster",
  "whist-old": "whist-american",
  "whist-american": "whist-old",
};
