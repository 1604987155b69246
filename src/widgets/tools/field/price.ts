import type { Deal } from "../../../engine/core/deal.ts";
import { ok, type Result } from "../../../engine/core/result.ts";
import { TRUMP_OF } from "../../../engine/declaring/strain.ts";
import { priceCards } from "../../../solver/search/solver.ts";
import { fieldOf } from "../../../tabletop/field/field.ts";
import type { LeadProblem } from "../../../tabletop/field/problem.ts";
import { leadGroups, type LeadGroup } from "../../../tabletop/field/tally.ts";

/** A trial: what is led from, and the seed of its deals. */
export interface Dealt {
  readonly problem: LeadProblem;
  readonly seed: number;
}

/** A deal’s tricks after each lead, in the order of `leadGroups`, or why it cannot be had. */
export type DealPriced = Result<readonly number[]>;

/**
 * The deals of a trial with their prices, by their numbers, each of which gives the same for ever. Made once a trial, since
 * it works out first how the suits can be split.
 */
export function pricedDeals({ problem, seed }: Dealt): (number: number) => DealPriced {
  const field = fieldOf(problem, seed);
  const groups = leadGroups(problem.hand);
  return (number) => {
    if (!field.ok) return field;
    const deal = field.value.deal(number);
    return deal.ok ? ok(leadPrices(problem, groups, deal.value)) : deal;
  };
}

/** Tricks that the leader’s side takes on a deal after each lead, with best play by all four hands who see every card. */
export function leadPrices(
  { contract, leader }: LeadProblem,
  groups: readonly LeadGroup[],
  deal: Deal,
): number[] {
  const priced = priceCards({
    hands: deal,
    trump: TRUMP_OF[contract.strain],
    leader,
    trick: [],
    aim: "win",
  });
  return groups.map(([first]) => {
    const found = priced.find(({ card }) => card === first);
    if (!found) throw new Error("a lead was not priced");
    return found.atLeast;
  });
}
