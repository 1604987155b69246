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

  /** What is printed on every table of scores at duplicate: bid and made, not vulnerable and vulnerable, from one to seven. */
  const MADE = {
    minor: {
      1: "70 70, 90 90, 110 110, 130 130, 400 600, 920 1370, 1440 2140",
      2: "140 140, 180 180, 470 670, 510 710, 550 750, 1090 1540, 1630 2330",
      4: "230 230, 560 760, 640 840, 720 920, 800 1000, 1380 1830, 1960 2660",
    },
    major: {
      1: "80 80, 110 110, 140 140, 420 620, 450 650, 980 1430, 1510 2210",
      2: "160 160, 470 670, 530 730, 590 790, 650 850, 1210 1660, 1770 2470",
      4: "520 720, 640 840, 760 960, 880 1080, 1000 1200, 1620 2070, 2240 2940",
    },
    notrump: {
      1: "90 90, 120 120, 400 600, 430 630, 460 660, 990 1440, 1520 2220",
      2: "180 180, 490 690, 550 750, 610 810, 670 870, 1230 1680, 1790 2490",
      4: "560 760, 680 880, 800 1000, 920 1120, 1040 1240, 1660 2110, 2280 2980",
    },
  } as const;
  const GROUP = {
    clubs: "minor",
    diamonds: "minor",
    hearts: "major",
    spades: "major",
    notrump: "notrump",
  } as const;

  test("every level, strain, double and vulnerability, bid and made, is as every printed table has it", () => {
    for (const strain of CONTRACT_STRAINS) {
      for (const multiplier of [1, 2, 4] as const) {
        const printed = MADE[GROUP[strain]][multiplier].split(", ").map((pair) => pair.split(" "));
        for (const level of LEVELS) {
          const bid = { level, strain, multiplier, tricks: level + 6 };
          const scored = [false, true].map((vulnerable) => `${duplicate(bid, vulnerable)}`);
          expect(scored, `${level} ${strain} at ${multiplier}`).toEqual(printed[level - 1]);
        }
      }
    }
  });

  test("every overtrick: its own value, or 100 and 200 doubled, twice that redoubled", () => {
    for (const strain of CONTRACT_STRAINS) {
      const each = GROUP[strain] === "minor" ? 20 : 30;
      const one = { level: 1, strain } as const;
      for (const tricks of [8, 9, 10, 11, 12, 13]) {
        for (const [multiplier, over] of [
          [1, [each, each]],
          [2, [100, 200]],
          [4, [200, 400]],
        ] as const) {
          for (const vulnerable of [false, true]) {
            const more = duplicate({ ...one, multiplier, tricks }, vulnerable);
            const fewer = duplicate({ ...one, multiplier, tricks: tricks - 1 }, vulnerable);
            expect(more - fewer).toBe(over[vulnerable ? 1 : 0]);
          }
        }
      }
    }
  });

  test("every undertrick, down to all thirteen, whatever the strain", () => {
    const doubled = {
      plain: [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
      vulnerable: [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
    };
    for (const strain of CONTRACT_STRAINS) {
      for (const vulnerable of [false, true]) {
        for (let short = 1; short <= 13; short += 1) {
          const down = (multiplier: 1 | 2 | 4) =>
            -duplicate({ level: 7, strain, multiplier, tricks: 13 - short }, vulnerable);
          const steep = doubled[vulnerable ? "vulnerable" : "plain"][short - 1] ?? 0;
          expect([down(1), down(2), down(4)]).toEqual([
            short * (vulnerable ? 100 : 50),
            steep,
            2 * steep,
          ]);
        }
      }
    }
  });

  test("at rubber every contract that is made stands below the line, and game and part score pay nothing", () => {
    for (const strain of CONTRACT_STRAINS) {
      for (const multiplier of [1, 2, 4] as const) {
        for (const level of LEVELS) {
          const bid = deal({ level, strain, multiplier, tricks: level + 6 });
          const lines = must(scoreContract(bid, false, "rubber"));
          const below = sumOf(lines, "YZ", "below");
          const premium = below >= 100 ? 300 : 50;
          expect(below + sumOf(lines, "YZ", "above")).toBe(duplicate(bid) - premium);
        }
      }
    }
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
