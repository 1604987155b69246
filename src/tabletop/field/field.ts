import type { Deal } from "../../engine/core/deal.ts";
import { seededRandom } from "../../engine/core/random.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { formatCall } from "../../engine/notation/calls.ts";
import { callTests, type CallTest } from "./bidding.ts";
import { layoutsOf } from "./layouts.ts";
import { unseenSeats, type LeadProblem } from "./problem.ts";

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
  const tests = callTests(problem);
  return ok({
    deal(number) {
      const random = seededRandom(seedOfDeal(seed, number));
      for (let tried = 0; tried < PATIENCE; tried++) {
        const deal = layouts.value(random);
        if (tests.every(({ fits }) => fits(deal))) return ok(deal);
      }
      return refuse(
        "too-rare",
        rareText(problem, tests, () => layouts.value(random)),
      );
    },
  });
}

/** Layouts on which each call is tried by itself, to tell which of them asks too much. */
const TRIED_ALONE = 500;

/** Why no deal was found: the call that hardly any hand would make, or where no single one is to blame, all of it. */
function rareText(problem: LeadProblem, tests: readonly CallTest[], layout: () => Deal): string {
  const deals = Array.from({ length: TRIED_ALONE }, layout);
  const rare = tests.find(({ fits }) => !deals.some(fits));
  if (!rare) return "Hardly any deal fits this bidding and these lengths together.";
  const [declarer, dummy] = unseenSeats(problem);
  const who = rare.seat === declarer ? "declarer" : rare.seat === dummy ? "dummy" : "your partner";
  return `Hardly any hand that ${who} could have here makes the call “${formatCall(rare.call)}” by Foster’s advice.`;
}

/** A seed of its own for each deal of a trial: no two deals of one seed share it. (The finish of MurmurHash3.) */
function seedOfDeal(seed: number, number: number): number {
  let hash = (Math.imul(number, 0x9e3779b1) + seed) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
