import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { LEVELS } from "../../src/engine/declaring/call.ts";
import { bidLadder, seatCalls } from "../../src/engine/declaring/auction.ts";
import { contract } from "../../src/engine/games/contract.ts";
import {
  CONTRACT_FORMS,
  CONTRACT_STRAINS,
  declarerScore,
  scoreContract,
  type ContractOutcome,
} from "../../src/engine/scoring/contract.ts";
import { keepContract } from "../../src/engine/scoring/contract-rubber.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { swapSides } from "../support/scores.ts";

const deal = (over: Partial<ContractOutcome> = {}): ContractOutcome => ({
  declarerSide: "YZ",
  level: 4,
  strain: "hearts",
  multiplier: 1,
  tricks: 10,
  ...over,
});
const duplicate = (over: Partial<ContractOutcome>, vulnerable = false) =>
  declarerScore(must(scoreContract(deal(over), vulnerable, "duplicate")), "YZ");

const anyDeal: fc.Arbitrary<ContractOutcome> = fc.record({
  declarerSide: fc.constantFrom("YZ", "AB"),
  level: fc.constantFrom(...LEVELS),
  strain: fc.constantFrom(...CONTRACT_STRAINS),
  multiplier: fc.constantFrom(1, 2, 4),
  tricks: fc.integer({ min: 0, max: 13 }),
});

describe("contract today", () => {
  test("is the sum of cited lines, and swapping the sides swaps the score", () => {
    fc.assert(
      fc.property(
        anyDeal,
        fc.boolean(),
        fc.constantFrom(...CONTRACT_FORMS),
        (outcome, vulnerable, form) => {
          const lines = must(scoreContract(outcome, vulnerable, form));
          for (const line of lines) {
            expect(RULE_IDS).toContain(line.rule);
            expect(line.points).toBe(line.count * line.each);
          }
          const swapped = must(scoreContract(swapSides(outcome), vulnerable, form));
          for (const column of ["below", "above"] as const) {
            expect(sumOf(swapped, "YZ", column)).toBe(sumOf(lines, "AB", column));
          }
          const made = outcome.tricks >= outcome.level + 6;
          expect(declarerScore(lines, outcome.declarerSide) > 0).toBe(made);
        },
      ),
    );
  });

  test("duplicate, from a part score to a redoubled slam", () => {
    expect(duplicate({ level: 1, strain: "notrump", tricks: 9 })).toBe(150);
    expect(duplicate({ level: 3, strain: "notrump", tricks: 9 }, true)).toBe(600);
    expect(duplicate({ level: 2, strain: "hearts", multiplier: 2, tricks: 9 }, true)).toBe(870);
    expect(duplicate({ level: 7, strain: "notrump", multiplier: 4, tricks: 13 }, true)).toBe(2980);
    expect(duplicate({ level: 1, strain: "clubs", multiplier: 4, tricks: 13 })).toBe(1430);
  });

  test("refuses honours at duplicate and tricks there are not", () => {
    const honours = { side: "YZ", points: 100 } as const;
    expect(scoreContract(deal({ honours }), false, "duplicate").ok).toBe(false);
    expect(scoreContract(deal({ tricks: 14 }), false, "rubber").ok).toBe(false);
    const lines = must(scoreContract(deal({ honours }), false, "rubber"));
    expect([sumOf(lines, "YZ", "below"), sumOf(lines, "YZ", "above")]).toEqual([120, 100]);
  });

  test("refuses four honours in one hand at no trump, where only all four aces count", () => {
    const held = (points: 100 | 150) =>
      scoreContract(deal({ strain: "notrump", honours: { side: "YZ", points } }), false, "rubber");
    expect(held(100)).toMatchObject({ ok: false, violation: { code: "bad-honours" } });
    expect(held(150).ok).toBe(true);
  });

  test("a rubber: only tricks bid count to game, and vulnerability follows the games won", () => {
    const fast = must(keepContract([deal({ tricks: 12 }), deal()]));
    expect(fast.deals[0]?.columns.YZ).toEqual({ below: 120, above: 60 });
    expect([fast.rubberTo, fast.bonus, fast.totals.YZ]).toEqual(["YZ", 700, 120 + 60 + 120 + 700]);
    const slow = must(
      keepContract([deal(), deal({ declarerSide: "AB" }), deal({ tricks: 9 }), deal()]),
    );
    expect(slow.deals[2]?.columns.AB.above).toBe(100);
    expect([slow.rubberTo, slow.bonus]).toEqual(["YZ", 500]);
  });

  test("bids rank by number, then clubs to spades and no trump", () => {
    const { declaring } = contract;
    const ladder = bidLadder(declaring.strains, declaring.options);
    expect(ladder).toHaveLength(35);
    expect(ladder.slice(0, 6).map(({ level, strain }) => `${level} ${strain}`)).toEqual([
      "1 clubs",
      "1 diamonds",
      "1 hearts",
      "1 spades",
      "1 notrump",
      "2 clubs",
    ]);
    const calls = seatCalls([{ type: "pass" }, { type: "bid", level: 1, strain: "hearts" }]);
    const spade = { seat: "Y", type: "bid", level: 1, strain: "spades" } as const;
    expect(declaring.check(calls, spade).ok).toBe(true);
    const clubs = { seat: "Y", type: "bid", level: 1, strain: "clubs" } as const;
    expect(declaring.check(calls, clubs)).toMatchObject({ violation: { code: "insufficient" } });
  });
});
