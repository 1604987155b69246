import { describe, expect, test } from "vitest";
import { adviseBid } from "../../../src/engine/conventions/bidding.ts";
import { PACK, suitOf, type Card, type Suit } from "../../../src/engine/core/card.ts";
import type { Deal } from "../../../src/engine/core/deal.ts";
import { seededRandom } from "../../../src/engine/core/random.ts";
import { must } from "../../../src/engine/core/result.ts";
import { SEATS } from "../../../src/engine/core/seat.ts";
import { formatHand, parseHand } from "../../../src/engine/notation/cards.ts";
import { parseBidding } from "../../../src/tabletop/field/address.ts";
import { fieldOf } from "../../../src/tabletop/field/field.ts";
import { layoutsOf } from "../../../src/tabletop/field/layouts.ts";
import { parseShape } from "../../../src/tabletop/field/lengths.ts";
import { leadProblem, type LeadProblem } from "../../../src/tabletop/field/problem.ts";
import { spread } from "../../../src/worker/spread.ts";

const problemOf = (hand: string, bidding: string, shapes: Record<string, string> = {}) =>
  must(
    leadProblem(
      must(parseHand(hand)),
      must(parseBidding(bidding)),
      Object.fromEntries(
        Object.entries(shapes).map(([seat, text]) => [seat, must(parseShape(text))]),
      ),
    ),
  );
const count = (hand: readonly Card[], suit: Suit) =>
  hand.filter((card) => suitOf(card) === suit).length;
const layouts = (problem: LeadProblem) => must(layoutsOf(problem));

const LONGEST = problemOf("K6.Q9742.J85.T63", "1NT");

describe("layouts within the lengths that are known", () => {
  test("the leader keeps his hand and the other 39 cards lie thirteen in each hand", () => {
    const deal = layouts(LONGEST)(seededRandom(5));
    expect(deal.A).toEqual(LONGEST.hand);
    expect(SEATS.map((seat) => deal[seat].length)).toEqual([13, 13, 13, 13]);
    expect(new Set(SEATS.flatMap((seat) => deal[seat]))).toEqual(new Set(PACK));
  });

  test("every length asked for is kept to", () => {
    const problem = problemOf("K6.Q9742.J85.T63", "1NT", { Z: "4+...0-2", B: ".3..5" });
    const deal = layouts(problem);
    const random = seededRandom(3);
    for (let at = 0; at < 300; at++) {
      const { Z, B } = deal(random);
      expect(count(Z, "S")).toBeGreaterThanOrEqual(4);
      expect(count(Z, "D")).toBeLessThanOrEqual(2);
      expect(count(B, "H")).toBe(3);
      expect(count(B, "D")).toBe(5);
    }
  });

  test("four or five hearts with declarer come as often as layouts of each are many", () => {
    // The leader has all the spades. Five: C(13,5) x C(26,8); four: C(13,4) x C(26,9); nine in nineteen have five.
    const problem = problemOf("AKQJT98765432...", "1H", { Z: ".4-5.." });
    const deal = layouts(problem);
    const random = seededRandom(11);
    let five = 0;
    for (let at = 0; at < 4000; at++) five += Number(count(deal(random).Z, "H") === 5);
    // Four standard errors of a part of 9/19 in 4,000 are 0.032.
    expect(five / 4000).toBeGreaterThan(9 / 19 - 0.032);
    expect(five / 4000).toBeLessThan(9 / 19 + 0.032);
  });

  test("a card is as likely in one unseen hand as in another", () => {
    const deal = layouts(LONGEST);
    const random = seededRandom(2);
    let kings = 0;
    for (let at = 0; at < 3000; at++) kings += Number(deal(random).B.includes("HK"));
    expect(kings / 3000).toBeGreaterThan(1 / 3 - 0.035);
    expect(kings / 3000).toBeLessThan(1 / 3 + 0.035);
  });

  test.each([
    ["more of a suit than is out", { Z: "5+...", Y: "4+...", B: "3+..." }],
    ["fewer of a suit than is out", { Z: "0-3...", Y: "0-3...", B: "0-3..." }],
    ["too many cards in one hand", { Z: "5.4.4.3" }],
    ["too few in one hand", { Z: "3.3.3.3" }],
    ["more of two suits than two hands leave to the third", { Z: "..6+.6+", Y: "..6+.6+" }],
  ])("lengths that ask for %s are refused", (_, shapes) => {
    expect(layoutsOf(problemOf("K6.Q9742.J85.T63", "1NT", shapes))).toMatchObject({
      violation: {
        message: "No deal gives the unseen hands the lengths that you ask for.",
      },
    });
  });
});

describe("deals against a case that can be counted", () => {
  // The leader has all the spades; declarer has twelve or thirteen hearts, dummy clubs, partner diamonds. Two of them can
  // have changed a card in 3 x 13 x 13 ways, and it can have gone round the three in 13 x 13 x 13 either way: 4,902 layouts
  // with the one in which nothing is changed. The bidding tells nothing: after a double the texts are silent.
  const problem = problemOf("AKQJT98765432...", "1S X", {
    Z: ".12+..",
    Y: "..12+.",
    B: "...12+",
  });
  const layouts = 1 + 3 * 13 ** 2 + 2 * 13 ** 3;
  const deals = 3000;
  const field = must(fieldOf(problem, 1));
  const dealt = Array.from({ length: deals }, (_, number) => must(field.deal(number)));
  const chiSquare = (counts: readonly number[], shares: readonly number[], total: number) =>
    counts.reduce((sum, seen, at) => {
      const due = (shares[at] ?? 0) * total;
      return sum + (seen - due) ** 2 / due;
    }, 0);
  const round = (deal: Deal) =>
    [count(deal.Y, "H"), count(deal.B, "C"), count(deal.Z, "D")].filter((one) => one === 1).length;
  const back = (deal: Deal) =>
    [count(deal.B, "H"), count(deal.Z, "C"), count(deal.Y, "D")].filter((one) => one === 1).length;

  test("two changed, or round the one way or the other, come as often as there are layouts of each", () => {
    const one = dealt.filter((deal) => round(deal) === 3).length;
    const other = dealt.filter((deal) => back(deal) === 3).length;
    const way = 13 ** 3 / layouts;
    const counts = [one, other, deals - one - other];
    // Passed by chance once in a thousand with two degrees of freedom.
    expect(chiSquare(counts, [way, way, 1 - 2 * way], deals)).toBeLessThan(13.82);
  });

  test("each heart is as often the one that declarer lacks", () => {
    const lacked = dealt.filter(({ Z }) => count(Z, "H") === 12);
    const hearts = PACK.filter((card) => suitOf(card) === "H");
    const counts = hearts.map((card) => lacked.filter(({ Z }) => !Z.includes(card)).length);
    const even = hearts.map(() => 1 / 13);
    // Passed by chance once in a thousand with twelve degrees of freedom.
    expect(chiSquare(counts, even, lacked.length)).toBeLessThan(32.91);
  });
});

describe("the field of a lead", () => {
  test("the same seed and number give the same deal, asked in any order", () => {
    const one = must(fieldOf(LONGEST, 7));
    const other = must(fieldOf(LONGEST, 7));
    const later = must(other.deal(9));
    expect(must(one.deal(0))).toEqual(must(other.deal(0)));
    expect(must(one.deal(9))).toEqual(later);
    expect(later).not.toEqual(must(one.deal(0)));
    expect(must(must(fieldOf(LONGEST, 8)).deal(9))).not.toEqual(later);
  });

  test("deals carried by links stay what they are", () => {
    const deal = must(must(fieldOf(LONGEST, 1)).deal(1));
    expect(SEATS.map((seat) => formatHand(deal[seat]))).toEqual([
      "JT5.K5.KQ42.AK54",
      "K6.Q9742.J85.T63",
      "9743.A83.T763.87",
      "AQ82.JT6.A9.QJ92",
    ]);
  });

  test("declarer has a no-trumper by Foster’s advice, and nobody a hand that must bid over it", () => {
    const field = must(fieldOf(LONGEST, 4));
    for (let at = 0; at < 40; at++) {
      const { Z, Y, B } = must(field.deal(at));
      const verdict = (hand: readonly Card[], before: number, type: string) =>
        must(adviseBid(hand, LONGEST.calls.slice(0, before))).grades.find(({ call }) =>
          type === "pass"
            ? call.type === "pass"
            : call.type === "bid" && call.level === 1 && call.strain === "notrump",
        )?.verdict;
      expect(["best", "acceptable"]).toContain(verdict(Z, 0, "bid"));
      expect(verdict(Y, 2, "pass")).not.toBe("wrong");
      expect(verdict(B, 3, "pass")).not.toBe("wrong");
    }
  });

  test("a suit bid over the others is five cards of it at least", () => {
    const field = must(fieldOf(problemOf("93.KQ754.T82.J76", "1NT pass pass 2R 2NT"), 1));
    for (let at = 0; at < 30; at++) {
      expect(count(must(field.deal(at)).B, "S")).toBeGreaterThanOrEqual(5);
    }
  });

  test("a bidding that no hand fits is refused: declarer has a no-trumper without an ace or a king", () => {
    const field = must(fieldOf(problemOf("AK6.AK74.AK8.AK3", "1NT"), 1));
    expect(field.deal(0)).toMatchObject({
      violation: {
        code: "too-rare",
        message:
          "Hardly any hand that declarer could have here makes the call “1NT” by Foster’s advice.",
      },
    });
  });

  test("two spades are never left in, so that nobody plays them: dummy’s pass is named", () => {
    const field = must(fieldOf(problemOf("K6.Q9742.J85.T63", "2S"), 1));
    expect(field.deal(0)).toMatchObject({
      violation: { message: expect.stringMatching(/dummy .* call “pass”/) },
    });
  });

  test.each(["2NT", "3NT", "6NT"])(
    "%s alone, of which Foster does not speak, is a hand that could have bid one no trump",
    (contract) => {
      const field = must(fieldOf(problemOf("K6.Q9742.J85.T63", contract), 2));
      for (let at = 0; at < 20; at++) {
        const verdict = must(adviseBid(must(field.deal(at)).Z, [])).grades.find(
          ({ call }) => call.type === "bid" && call.strain === "notrump",
        )?.verdict;
        expect(["best", "acceptable"]).toContain(verdict);
      }
    },
  );

  test("four royals alone are five of them with the ace: without it, and the king being seen, nothing is sure", () => {
    const field = must(fieldOf(problemOf("K6.Q9742.J85.T63", "4R"), 2));
    for (let at = 0; at < 10; at++) {
      const { Z } = must(field.deal(at));
      expect(count(Z, "S")).toBeGreaterThanOrEqual(5);
      expect(Z).toContain("SA");
    }
  });

  test("a raise of partner’s bid, on which the texts are silent, asks for no length", () => {
    const field = must(fieldOf(problemOf("K6.Q9742.J85.T63", "1NT pass 2NT"), 1));
    const short = must(fieldOf(problemOf("K642.974.J85.T63", "1H pass 2H"), 1));
    expect(field.deal(0).ok).toBe(true);
    const hearts = Array.from({ length: 20 }, (_, at) => count(must(short.deal(at)).Y, "H"));
    expect(Math.min(...hearts)).toBeLessThan(5);
  });

  test("no trump by a fourth hand to whom one spade is passed round is not what Foster calls wrong", () => {
    const problem = problemOf("K6.Q9742.J85.T63", "1S pass pass 1NT");
    const field = must(fieldOf(problem, 1));
    expect(problem.leader).toBe("Z");
    for (let at = 0; at < 20; at++) {
      const verdict = must(
        adviseBid(must(field.deal(at)).B, problem.calls.slice(0, 3)),
      ).grades.find(({ call }) => call.type === "bid" && call.strain === "notrump")?.verdict;
      expect(verdict).not.toBe("wrong");
    }
  });
});

describe("a trial spread over workers", () => {
  const inOrder = (() => {
    const field = must(fieldOf(LONGEST, 7));
    return Array.from({ length: 24 }, (_, number) => must(field.deal(number)));
  })();

  test.each([1, 2, 3, 4])(
    "of which there are %i meets the same deals in the same order",
    async (count) => {
      const random = seededRandom(count);
      const workers = Array.from({ length: count }, () => {
        const own = must(fieldOf(LONGEST, 7));
        return async (number: number) => {
          for (let turns = random.below(20); turns > 0; turns--) await Promise.resolve();
          return must(own.deal(number));
        };
      });
      const met: Deal[] = [];
      await spread(workers, 0, inOrder.length, (deal) => met.push(deal));
      expect(met).toEqual(inOrder);
    },
  );

  test("and goes on from where it stopped with the deals that it would have had", async () => {
    const own = must(fieldOf(LONGEST, 7));
    const met: Deal[] = [];
    await spread([async (number) => must(own.deal(number))], 20, 24, (deal) => met.push(deal));
    expect(met).toEqual(inOrder.slice(20));
  });
});
