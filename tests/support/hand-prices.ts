import { join } from "node:path";
import { readFileSync } from "node:fs";
import { must } from "../../src/engine/core/result.ts";
import { isExact } from "../../src/solver/search/answers.ts";
import { priceCards } from "../../src/solver/search/solver.ts";
import { readPbn, type FiledDeal } from "../../src/tabletop/playing/pbn.ts";
import { formatPrices } from "../../src/tabletop/playing/turning.ts";
import { asSolved } from "../../src/widgets/tools/play/as-solved.ts";
import { ROOT } from "./files.ts";

/** Where the prices of the printed hands are kept, so that no reader’s device has to work them out. */
export const PRICES_FILE = join(ROOT, "content/hands/prices.json");

/** Prices by hand, and by how many cards lie on the table. */
export type FiledPrices = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function filedPrices(): FiledPrices {
  return JSON.parse(readFileSync(PRICES_FILE, "utf8")) as FiledPrices;
}

export function printedHand(name: string): FiledDeal {
  return must(readPbn(readFileSync(join(ROOT, `content/hands/${name}.pbn`), "utf8")));
}

/** Positions after which a question is given up: only the first tricks of a nullo are so hard. */
const nodes = 20_000_000;

/** What each card is worth after so many of the book’s cards; null where that is too hard to say. */
export function priceAt({ deal, record }: FiledDeal, at: number): string | null {
  const { solved } = asSolved(deal, record.slice(0, at));
  if (!solved) throw new Error("all the cards have been played");
  const cards = priceCards(solved, { nodes });
  if (!cards.every(isExact)) return null;
  return formatPrices(new Map(cards.map(({ card, atLeast }) => [card, atLeast])));
}

/** The points of a hand that are priced: the opening lead, and every question. */
export function pricedPoints({ turnings }: FiledDeal): number[] {
  return [0, ...turnings.map(({ at }) => at).filter((at) => at > 0)];
}
