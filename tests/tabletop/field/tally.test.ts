import { describe, expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { parseHand } from "../../../src/engine/notation/cards.ts";
import {
  bestGroup,
  chanceToSet,
  emptyTally,
  leadGroups,
  meanTricks,
  shortOf,
  withDeal,
} from "../../../src/tabletop/field/tally.ts";

const HAND = must(parseHand("AK7.QT98.J2.6543"));

test("touching cards of a suit are one lead", () => {
  expect(leadGroups(HAND)).toEqual([
    ["SA", "SK"],
    ["S7"],
    ["HQ"],
    ["HT", "H9", "H8"],
    ["C6", "C5", "C4", "C3"],
    ["DJ"],
    ["D2"],
  ]);
});

describe("the figures of four deals", () => {
  // Tricks of the first lead 4 6 5 7, of the second 5 6 7 8, and nothing from the rest.
  const tally = [
    [4, 5],
    [6, 6],
    [5, 7],
    [7, 8],
  ].reduce(
    (sum, [first = 0, second = 0]) => withDeal(sum, [first, second, 0, 0, 0, 0, 0]),
    emptyTally(HAND),
  );

  test("means and standard errors", () => {
    expect(tally.deals).toBe(4);
    // 22 / 4; deviations −1.5 0.5 −0.5 1.5, so a variance of 5 / 3 and an error of its root over two.
    expect(meanTricks(tally, 0).value).toBe(5.5);
    expect(meanTricks(tally, 0).error).toBeCloseTo(Math.sqrt(5 / 3) / 2, 10);
    expect(meanTricks(tally, 1).value).toBe(6.5);
    expect(meanTricks(tally, 6)).toEqual({ value: 0, error: 0 });
  });

  test("the part of the deals that so many tricks set", () => {
    // Six tricks: 6 and 7 of the first, three of the second. A half has the variance 1/3 among four, an error of its root over two.
    expect(chanceToSet(tally, 0, 6).value).toBe(0.5);
    expect(chanceToSet(tally, 0, 6).error).toBeCloseTo(Math.sqrt(1 / 3) / 2, 10);
    expect(chanceToSet(tally, 1, 6).value).toBe(0.75);
    expect(chanceToSet(tally, 0, 8)).toEqual({ value: 0, error: 0 });
  });

  test("how much one lead is short of another, deal by deal", () => {
    // 1 0 2 1: a mean of one and a variance of 2 / 3.
    expect(shortOf(tally, 0, 1).value).toBe(1);
    expect(shortOf(tally, 0, 1).error).toBeCloseTo(Math.sqrt(2 / 3) / 2, 10);
    expect(shortOf(tally, 1, 1)).toEqual({ value: 0, error: 0 });
    expect(bestGroup(tally)).toBe(1);
  });

  test("one deal has a mean and no error, none has neither", () => {
    const empty = emptyTally(HAND);
    expect(meanTricks(empty, 0)).toEqual({ value: 0, error: 0 });
    expect(meanTricks(withDeal(empty, [3, 0, 0, 0, 0, 0, 0]), 0)).toEqual({ value: 3, error: 0 });
  });
});
