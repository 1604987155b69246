import { expect, test } from "vitest";
import { pricesOf } from "../../src/site/mdx/prices.ts";
import { workedRubber } from "../../src/site/mdx/worked-rubbers.ts";
import cases from "../oracle/cases/rubber.json" with { type: "json" };

test("a game’s values stand from the lowest", () => {
  // straight.make.values; auction.value.tricks.
  expect(pricesOf("straight-bridge").map(({ value }) => value)).toEqual([2, 4, 6, 8, 12]);
  expect(pricesOf("auction-1914").map(({ value }) => value)).toEqual([2, 6, 7, 8, 9, 10]);
  expect(() => pricesOf("whist-english")).toThrow("whist-english");
});

test("Elwell’s rubber comes out entry by entry as he prints it, 300 to 148", async () => {
  const printed = cases.find(({ id }) => id === "x.score.straight.rubber.elwell-300-148")?.expected;
  const { deals, totals, net, rubberTo } = await workedRubber("straight-bridge");
  expect(totals).toEqual({ YZ: 300, AB: 148 });
  expect({ totals, net, rubberTo }).toEqual({
    totals: printed?.totals,
    net: printed?.net,
    rubberTo: printed?.rubberTo,
  });
  expect(deals.map(({ columns, game }) => ({ ...columns, game }))).toEqual(
    printed?.sheet.map(({ YZ, AB, game }) => ({ YZ, AB, game })),
  );
});

test("Foster’s rubber is 492 to 42, and no other game has one", async () => {
  expect((await workedRubber("auction-1914")).totals).toEqual({ YZ: 42, AB: 492 });
  await expect(workedRubber("contract")).rejects.toThrow("contract");
});
