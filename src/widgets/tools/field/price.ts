import type { Deal } from "../../../engine/core/deal.ts";
import { TRUMP_OF } from "../../../engine/declaring/strain.ts";
import { priceCards } from "../../../solver/search/solver.ts";
import type { LeadProblem } from "../../../tabletop/field/problem.ts";
import type { LeadGroup } from "../../../tabletop/field/tally.ts";

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
