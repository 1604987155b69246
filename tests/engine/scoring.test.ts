import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { LEVELS } from "../../src/engine/declaring/call.ts";
import { STRAINS } from "../../src/engine/declaring/strain.ts";
import { books, scoreDeal, sumOf } from "../../src/engine/scoring/deal.ts";
import { honourPoints, kindFits } from "../../src/engine/scoring/honours.ts";
import { HONOUR_KINDS, type DealOutcome } from "../../src/engine/scoring/outcome.ts";
import { fillPad } from "../../src/engine/scoring/pad.ts";
import { keepRubber } from "../../src/engine/scoring/rubber.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const deal = (over: Partial<DealOutcome>): DealOutcome => ({
  declarerSide: "YZ",
  level: 1,
  strain: "hearts",
  multiplier: 1,
  tricks: 7,
  ...over,
});

const anyDeal: fc.Arbitrary<DealOutcome> = fc
  .record({
    declarerSide: fc.constantFrom("YZ", "AB" as const),
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...STRAINS),
    multiplier: fc.constantFrom(1, 2, 4 as const),
    tricks: fc.integer({ min: 0, max: 13 }),
    kind: fc.option(fc.constantFrom(...HONOUR_KINDS)),
  })
  .map(({ kind, ...rest }) =>
    kind && kindFits(rest.strain, kind)
      ? { ...rest, honours: { side: rest.declarerSide, kind } }
      : rest,
  ) as fc.Arbitrary<DealOutcome>;

describe("a deal’s score", () => {
  test("goes below the line for declarer’s side alone, and only if the contract was made", () => {
    fc.assert(
      fc.property(anyDeal, (outcome) => {
        const lines = must(scoreDeal(outcome));
        const other = outcome.declarerSide === "YZ" ? "AB" : "YZ";
        expect(sumOf(lines, other, "below")).toBe(0);
        const won = outcome.strain === "nullo" ? 13 - outcome.tricks : outcome.tricks;
        expect(sumOf(lines, outcome.declarerSide, "below") > 0).toBe(won >= 6 + outcome.level);
      }),
    );
  });

  test.each([
    [{ tricks: 14 }, "0 to 13"],
    [{ tricks: 6.5 }, "0 to 13"],
    [{ honours: { side: "YZ", kind: "three-aces" } }, "cannot be held"],
    [{ dealerOneSpade: true }, "one spade"],
  ] as const)("refuses %o in words", (over, words) => {
    const result = scoreDeal(deal(over as Partial<DealOutcome>));
    expect(!result.ok && result.violation.message).toContain(words);
  });

  test("three tricks for a revoke after a doubled contract was made in play: the chapter pays no bonus, the laws do", () => {
    const outcome = deal({
      level: 3,
      multiplier: 2,
      tricks: 9,
      revoke: { adversary: 1, choice: "tricks" },
    });
    expect(sumOf(must(scoreDeal(outcome)), "YZ", "above")).toBe(0);
    expect(sumOf(must(scoreDeal(outcome, { laws1913: true })), "YZ", "above")).toBe(50);
    expect(sumOf(must(scoreDeal(outcome)), "YZ", "below")).toBe(96);
  });

  test("the dealer’s one spade never costs a slam on top of the hundred", () => {
    const outcome = deal({ strain: "spades", tricks: 1, multiplier: 2, dealerOneSpade: true });
    expect(sumOf(must(scoreDeal(outcome)), "AB", "above")).toBe(100);
  });

  test("declarer needs six and the level; the adversaries’ book is the rest (auction.book.declarer)", () => {
    for (const level of LEVELS) {
      const { tricksNeeded, adversaryBook } = books(level);
      expect(tricksNeeded).toBe(6 + level);
      expect(tricksNeeded + adversaryBook).toBe(13);
    }
  });
});

describe("honours", () => {
  test("the printed table, suit by suit", () => {
    const row = (kind: (typeof HONOUR_KINDS)[number]) =>
      (["spades", "clubs", "diamonds", "hearts", "royals"] as const).map((s) =>
        honourPoints(s, kind),
      );
    expect(row("simple")).toEqual([4, 12, 14, 16, 18]);
    expect(row("four")).toEqual([8, 24, 28, 32, 36]);
    expect(row("four-in-one")).toEqual([16, 48, 56, 64, 72]);
    expect(row("five")).toEqual([10, 30, 35, 40, 45]);
    expect(row("five-4in1")).toEqual([18, 54, 63, 72, 81]);
    expect(row("five-in-one")).toEqual([20, 60, 70, 80, 90]);
  });
});

describe("a rubber", async () => {
  const { deals } = sceneOf(fromItem(await loadAuthored("score-rubber"), "foster"), "rubber");
  const kept = must(keepRubber(deals));

  test("each figure on the pad belongs to its game", () => {
    const [, they] = fillPad(kept, "single");
    expect(they?.down.map((entry) => entry.game)).toEqual([0, 1]);
  });

  test("takes no deal after it is won, and names the deal", () => {
    const result = keepRubber([...deals, deal({})]);
    expect(!result.ok && result.violation.message).toContain("Deal 5");
  });

  test("a line is drawn and both sides start again from love", () => {
    const part = deal({ declarerSide: "AB", level: 2, tricks: 8 });
    const rubber = must(keepRubber([part, deal({ level: 4, tricks: 10 }), part]));
    expect(rubber.deals.map((d) => d.game.AB)).toEqual([16, 16, 16]);
  });
});
