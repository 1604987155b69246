/**
 * `npm run leads -- [deals] [seed]` writes `content/field/leads.json`: the tricks that each lead of the drill’s whole hands
 * takes, deal by deal. The figures of lessons are counted from it. Run it when a hand of them or the dealing has changed;
 * `tests/content/tried-leads.test.ts` reckons it over again.
 */
import { writeFileSync } from "node:fs";
import { TRIED_FILE, TRIED_ITEMS, triedRows } from "../support/tried-leads.ts";

const [deals = 200, seed = 1] = process.argv.slice(2, 4).map(Number);
const numbers = Array.from({ length: deals }, (_, number) => number);
const tricks = Object.fromEntries(
  TRIED_ITEMS.map((item) => [item, triedRows(item, seed, numbers)] as const),
);
writeFileSync(TRIED_FILE, `${JSON.stringify({ seed, deals, tricks }, null, 2)}\n`);
