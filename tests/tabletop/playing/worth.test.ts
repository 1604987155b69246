import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Card } from "../../../src/engine/core/card.ts";
import { must } from "../../../src/engine/core/result.ts";
import { priceCards, value } from "../../../src/solver/search/solver.ts";
import { termsOf, type PlayDeal } from "../../../src/tabletop/playing/deal.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { positionOf } from "../../../src/tabletop/playing/position.ts";
import { costOf, lossesIn } from "../../../src/tabletop/playing/worth.ts";
import { asSolved } from "../../../src/widgets/tools/play/as-solved.ts";
import { ROOT } from "../../support/files.ts";

const filed = (name: string) =>
  must(readPbn(readFileSync(join(ROOT, `content/hands/${name}.pbn`), "utf8")));

function worthAfter(deal: PlayDeal, plays: readonly Card[]): number {
  const { solved, inAll } = asSolved(deal, plays);
  return inAll(solved ? value(solved).atLeast : 0);
}

test("Foster’s no trumps are worth nine tricks to Y and Z, and nine are taken", () => {
  const { deal, record } = filed("foster-auction-1");
  expect(worthAfter(deal, [])).toBe(9);
  expect(worthAfter(deal, record)).toBe(9);
});

test("a line that takes what it is worth may lose and be given back, but never on one side alone", () => {
  const { deal, record } = filed("foster-auction-1");
  const worth = [...record.keys(), record.length].map((after) =>
    worthAfter(deal, record.slice(0, after)),
  );
  const { tricks } = must(positionOf(deal, record));
  const players = tricks.flatMap(({ plays }) => plays.map(({ seat }) => seat));
  const losses = lossesIn(record, players, worth, termsOf(deal));
  const lost = (side: string) =>
    losses
      .filter(({ seat }) => side.includes(seat))
      .reduce((sum, { tricks: count }) => sum + count, 0);
  expect(lost("YZ")).toBe(lost("AB"));
});

test("the price of a card is what its line is worth after it", () => {
  const { deal, record } = filed("foster-auction-2");
  const plays = record.slice(0, 32);
  const { solved } = asSolved(deal, plays);
  if (!solved) throw new Error("the deal is over");
  const prices = new Map(priceCards(solved).map(({ card, atLeast }) => [card, atLeast]));
  const before = worthAfter(deal, plays);
  for (const card of prices.keys()) {
    const after = worthAfter(deal, [...plays, card]);
    expect(costOf(prices, card, { aim: "lose" })).toBe(Math.abs(after - before));
  }
});
