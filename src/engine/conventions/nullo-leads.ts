import type { Holding } from "../core/card.ts";
import { ONLY_CARD } from "./foster-leads.ts";
import { gradeSuit, type SuitLead } from "./lead-card.ts";
import { top, type LeadPattern } from "./lead-pattern.ts";

/**
 * Leads of the adversaries against a nullo: the top of two, a middle card of three or more; which middle card of a
 * longer suit is not settled, so any does. (Rule `nullo.play.card`.)
 */
export const FOSTER_NULLO_LEADS: readonly LeadPattern[] = [
  { ...ONLY_CARD, rules: () => ["nullo.play.card"], avoid: () => false },
  {
    name: "nullo-two",
    fits: (h) => h.length === 2,
    lead: top,
    rules: () => ["nullo.play.card"],
  },
  {
    name: "nullo-middle",
    fits: () => true,
    lead: (h) => h[Math.floor(h.length / 2)] ?? top(h),
    alsoSound: (h) => h.slice(1, -1),
    rules: () => ["nullo.play.card"],
  },
];

/** Grades every card of a suit as a lead against a nullo. The holding runs from high to low and must not be empty. */
export function leadAgainstNullo(holding: Holding): SuitLead {
  return gradeSuit(FOSTER_NULLO_LEADS, holding);
}
