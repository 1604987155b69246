import { join } from "node:path";
import { must } from "../../src/engine/core/result.ts";
import { fieldOf } from "../../src/tabletop/field/field.ts";
import { leadGroups } from "../../src/tabletop/field/tally.ts";
import { leadPrices } from "../../src/widgets/tools/field/price.ts";
import { readyProblem } from "../../src/widgets/tools/field/laid.ts";
import { readyLeads } from "../../src/widgets/tools/field/ready.ts";
import { ROOT } from "./files.ts";

/** Where lessons have the tricks of the leads that they give figures of. */
export const TRIED_FILE = join(ROOT, "content/field/leads.json");

/** The whole hands of the lead drill, by their items. */
export const TRIED_ITEMS: readonly string[] = readyLeads().map(({ id }) => id);

/**
 * Tricks of the leader’s side by lead, a sequence named by all its cards, high to low: one sign a deal, `A` for ten and so
 * on. The deals are those of the seed, by their numbers.
 */
export function triedRows(
  item: string,
  seed: number,
  numbers: readonly number[],
): Record<string, string> {
  const ready = readyLeads().find(({ id }) => id === item);
  if (!ready) throw new Error(`the field has no “${item}”`);
  const problem = readyProblem(ready);
  const groups = leadGroups(problem.hand);
  const field = must(fieldOf(problem, seed));
  const tricks = numbers.map((number) =>
    leadPrices(problem, groups, must(field.deal(number))).map((taken) =>
      taken.toString(14).toUpperCase(),
    ),
  );
  return Object.fromEntries(
    groups.map((group, at) => [group.join(" "), tricks.map((deal) => deal[at]).join("")]),
  );
}
