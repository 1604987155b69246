import type { Deal } from "../../engine/core/deal.ts";
import { seededRandom } from "../../engine/core/random.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { biddingTest } from "./bidding.ts";
import { layoutsOf } from "./layouts.ts";
import type { LeadProblem } from "./problem.ts";

/** Layouts tried for one deal before the bidding is called too rare. */
const PATIENCE = 5000;

/** Deals that a lead is tried on, each by its number from 0: the same seed and number give the same deal for ever. */
export interface Field {
  /** Refuses where the bidding fits so few hands that none was found. */
  deal(number: number): Result<Deal>;
}

/**
 * The deals for a lead problem: the unseen cards at random, with the lengths that are known, and each hand one that could
 * have bid as it did. Refuses lengths that no deal can keep to.
 */
export function fieldOf(problem: LeadProblem, seed: number): Result<Field> {
  const layouts = layoutsOf(problem);
  if (!layouts.ok) return layouts;
  const fits = biddingTest(problem);
  return ok({
    deal(number) {
      const random = seededRandom(seedOfDeal(seed, number));
      for (let tried = 0; tried < PATIENCE; tried++) {
        const deal = layouts.value(random);
        if (fits(deal)) return ok(deal);
      }
      return refuse("too-rare", "Hardly any deal fits this bidding and these lengths together.");
    },
  });
}

/** A seed of its own for each deal of a trial: no two deals of one seed share it. (The finish of MurmurHash3.) */
function seedOfDeal(seed: number, number: number): number {
  let hash = (Math.imul(number, 0x9e3779b1) + seed) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
