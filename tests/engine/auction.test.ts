import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { leftOf } from "../../src/engine/core/seat.ts";
import {
  biddingEnded,
  compareBids,
  contractOf,
  minimumLevel,
  overcalls,
  seatCalls,
  standingBid,
} from "../../src/engine/declaring/auction.ts";
import { checkCall } from "../../src/engine/declaring/legality.ts";
import { LEVELS, type Call, type SeatedCall } from "../../src/engine/declaring/call.ts";
import { STRAINS } from "../../src/engine/declaring/strain.ts";
import { parseCall } from "../../src/engine/notation/calls.ts";
import { bidText } from "../../src/exercises/kit/words.ts";

const calls = (words: string): SeatedCall[] =>
  seatCalls(words.split(" ").map((word) => must(parseCall(word))));
const bid = fc.record({ level: fc.constantFrom(...LEVELS), strain: fc.constantFrom(...STRAINS) });

describe("the order of bids", () => {
  test("is total: of two different bids just one over-calls the other", () => {
    fc.assert(
      fc.property(bid, bid, (a, b) => {
        const same = a.level === b.level && a.strain === b.strain;
        expect(overcalls(a, b) !== overcalls(b, a)).toBe(!same);
        expect(compareBids(a, b) === 0).toBe(same);
      }),
    );
  });

  test("the least sufficient level over-calls and the one below does not", () => {
    fc.assert(
      fc.property(bid, fc.constantFrom(...STRAINS), (last, strain) => {
        const least = minimumLevel(strain, last);
        if (least === null) {
          expect(overcalls({ level: 7, strain }, last)).toBe(false);
          return;
        }
        expect(overcalls({ level: least, strain }, last)).toBe(true);
        const below = LEVELS[least - 2];
        if (below) expect(overcalls({ level: below, strain }, last)).toBe(false);
      }),
    );
  });
});

describe("what may be called", () => {
  test.each([
    ["1H", "pass", true, null],
    ["1H", "1D", false, "auction.irreg.insufficient"],
    ["5NT", "6D", false, "auction.irreg.impossible"],
    ["1C", "1S", false, "auction.bid.one-spade-dealer-only"],
    ["1H pass", "X", false, "auction.double.not-partner"],
    ["1H X", "X", false, "auction.double.not-partner"],
    ["1H X pass", "X", false, "auction.double.redouble-opponent-only"],
    ["1H", "XX", false, "auction.double.redouble-opponent-only"],
    ["1H pass pass pass", "2H", false, "auction.bid.three-passes-end"],
  ] as const)("after %s, %s is legal: %s", (before, call, legal, rule) => {
    const made = calls(before);
    const seat = leftOf((made.at(-1) as SeatedCall).seat);
    const result = checkCall(made, { ...must(parseCall(call)), seat });
    expect(result.ok).toBe(legal);
    if (!result.ok) expect(result.violation.rule).toBe(rule);
  });

  test("nobody may speak out of turn", () => {
    const result = checkCall(calls("1H"), { seat: "B", type: "pass" });
    expect(!result.ok && result.violation.rule).toBe("auction.irreg.pass-out-of-turn");
  });

  test("the English opening lets the dealer pass, and four passes end it (law.dealer-must-bid)", () => {
    const pass: SeatedCall = { seat: "Z", type: "pass" };
    expect(checkCall([], pass).ok).toBe(false);
    expect(checkCall([], pass, "Z", { dealerMayPass: true }).ok).toBe(true);
    expect(biddingEnded(calls("pass pass pass pass"))).toBe(true);
    expect(contractOf(calls("pass pass pass pass")).ok).toBe(false);
  });
});

describe("the contract", () => {
  test("an over-call wipes out a double", () => {
    expect(standingBid(calls("1H X 1R"))?.multiplier).toBe(1);
    expect(standingBid(calls("1H X XX"))?.multiplier).toBe(4);
  });

  test("is refused while the bidding goes on", () => {
    expect(contractOf(calls("1H pass")).ok).toBe(false);
  });
});

describe("calls in writing", () => {
  test.each([
    ["2 hearts", "2H"],
    ["1 no trump", "1NT"],
    ["3♠︎", "3S"],
    ["double", "X"],
    ["PASS", "pass"],
    ["4 royals", "4R"],
  ])("%s reads as %s", (words, short) => {
    expect(must(parseCall(words))).toEqual(must(parseCall(short)));
  });

  test.each([
    ["8H", "one to seven"],
    ["2 kings", "no suit"],
    ["hearts", "not a call"],
  ])("%s is refused with the reason", (words, reason) => {
    const result = parseCall(words);
    expect(!result.ok && result.violation.message).toContain(reason);
  });

  test("bids are said as a player would say them", () => {
    const said = (call: Call) => (call.type === "bid" ? bidText(call) : "");
    expect(["1NT", "2NT", "1R", "3C"].map((w) => said(must(parseCall(w))))).toEqual([
      "one no trump",
      "two no trumps",
      "one royal",
      "three clubs",
    ]);
  });
});
