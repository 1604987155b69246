/**
 * Writes `content/hands/prices.json`: what every opening lead of a printed hand is worth, and every card at its questions.
 * Run it when a hand or a question of one has changed; `tests/tabletop/playing/turning.test.ts` reckons it over again.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { priceAt, pricedPoints, PRICES_FILE, printedHand } from "../support/hand-prices.ts";

const names = readdirSync(dirname(PRICES_FILE))
  .filter((file) => file.endsWith(".pbn"))
  .map((file) => file.replace(/\.pbn$/, ""))
  .sort();
const all = names.map((name) => {
  const filed = printedHand(name);
  const found = pricedPoints(filed).map((at) => [String(at), priceAt(filed, at)] as const);
  return [name, Object.fromEntries(found.filter(([, prices]) => prices !== null))] as const;
});
writeFileSync(PRICES_FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
