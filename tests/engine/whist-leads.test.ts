import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highToLow, PACK, RANKS, SUITS, suitOf } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import {
  afterForce,
  callAnswer,
  fourSignal,
  lowsSignal,
  plainSuitEcho,
  singleCardCall,
  trumpEcho,
} from "../../src/engine/conventions/signals.ts";
import { leadBySystem } from "../../src/engine/conventions/lead-systems.ts";
import { whistSecond } from "../../src/engine/conventions/whist-second.ts";
import { whistThirdHand } from "../../src/engine/conventions/whist-third.ts";
import { chooseWhistSuit, gradeWhistLead } from "../../src/engine/conventions/whist-suit.ts";
import { established, whistTrumpLead } from "../../src/engine/conventions/whist-trumps.ts";
import { parseHand, parseHolding } from "../../src/engine/notation/cards.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";

const hand = (text: string) => must(parseHand(text));
const held = (text: string) => must(parseHolding(text));
const rank = (text: string) => held(text)[0]!;
const thirteen = fc.shuffledSubarray([...PACK], { minLength: 13, maxLength: 13 });
const trump = fc.constantFrom(...SUITS);
const ranks = fc.uniqueArray(fc.constantFrom(...RANKS), { minLength: 1, maxLength: 6 });

describe("trumps at whist", () => {
  test.each([
    ["75.J8642.T92.K32", true, "five-or-more"],
    ["AQ3.QT2.KQT9.AK5", true, "strong-everywhere"],
    ["A7.KJ83.3.AKQT73", true, "established-and-entry"],
    ["K42.AKQ.Q4.J8753", false, "too-few"],
    ["643.QJT2.AKQ2.52", false, "no-entry"],
    ["K.AQ54.A92.KQJ63", false, "not-established"],
    ["A86432.-.KQ52.K73", false, "no-trump-held"],
  ])("%s, hearts trumps: %s, %s (whist.trumplead.*)", (dealt, leadTrump, reason) => {
    expect(whistTrumpLead(hand(dealt), "H")).toMatchObject({ leadTrump, reason });
  });

  test("once the ace of the suit is out of the way four trumps are led (whist.trumplead.later)", () => {
    const found = whistTrumpLead(hand("K.AQ54.A92.KQJ63"), "H", { C: ["A"] });
    expect(found).toMatchObject({ leadTrump: true, suit: "C" });
    expect(found.rules).toContain("whist.trumplead.later");
  });

  test("a suit is established by the three best against it, and four cards", () => {
    expect(established(held("AKQ2"))).toBe(true);
    expect(established(held("AKQ"))).toBe(false);
    expect(established(held("AKJT4"))).toBe(false);
    expect(established(held("KQJ63"), ["A"])).toBe(true);
  });

  test("five trumps are always led, and a trump is never led by one who has none", () => {
    fc.assert(
      fc.property(thirteen, trump, (dealt, suit) => {
        const count = dealt.filter((card) => suitOf(card) === suit).length;
        const { leadTrump } = whistTrumpLead(dealt, suit);
        if (count >= 5) expect(leadTrump).toBe(true);
        if (count === 0) expect(leadTrump).toBe(false);
      }),
    );
  });
});

describe("the lead at whist", () => {
  test("grades each card of every hand, one or more the best, by rules there are", () => {
    fc.assert(
      fc.property(
        thirteen,
        trump,
        fc.constantFrom("whist-old" as const, "whist-american" as const),
        (dealt, suit, system) => {
          const leads = gradeWhistLead(dealt, suit, system);
          expect(leads.map(({ card }) => card)).toEqual(dealt);
          const best = leads.filter(({ mark }) => mark === "best");
          expect(best.length).toBeGreaterThan(0);
          const { leadTrump } = whistTrumpLead(dealt, suit);
          const plain = dealt.some((card) => suitOf(card) !== suit);
          for (const { card, rules } of best) {
            if (plain) expect(suitOf(card) === suit).toBe(leadTrump);
            for (const rule of rules) expect(RULE_IDS).toContain(rule);
          }
        },
      ),
    );
  });

  test.each([
    ["K2.A43.AKQ.JT983", "C8"],
    ["AQ.KT83.KQT82.42", "DK"],
    ["Q8.J3.JT53.65432", "D3"],
    ["AKQT.Q42.T6432.7", "SK"],
  ])("from %s the %s (whist.suit.examples)", (dealt, card) => {
    const best = gradeWhistLead(hand(dealt), "H").filter(({ mark }) => mark === "best");
    expect(best.map((lead) => lead.card)).toEqual([card]);
  });

  test("where length and strength nearly balance either suit will do (whist.suit.longest)", () => {
    const suits = chooseWhistSuit(hand("AKQJ.842.KQ643.7"), "H");
    expect([suits.D.mark, suits.S.mark, suits.C.mark]).toEqual(["best", "acceptable", "wrong"]);
  });

  test("with no long plain suit a combination, or a strengthening card (whist.lead.short)", () => {
    expect(chooseWhistSuit(hand("QJ6.A542.K93.T94"), "H")).toMatchObject({
      S: { mark: "best" },
      C: { mark: "best" },
      D: { mark: "wrong", reason: "headed-by-ace-or-king" },
    });
    const kings = chooseWhistSuit(hand("KQ6.A542.J93.T94"), "H");
    expect([kings.S.reason, kings.C.mark]).toEqual(["combination", "acceptable"]);
  });
});

test("from king and jack alone either is led: never the jack by one ruling, low by the other (AMB-08, AMB-10)", () => {
  const { grades } = leadBySystem("whist-old", held("KJ"), { against: "trump" });
  expect(grades.map(({ mark }) => mark)).toEqual(["acceptable", "best"]);
});

describe("signals at whist", () => {
  test.each([
    [2, "345"],
    [3, "345"],
    [4, "453"],
    [5, "435"],
    [6, "534"],
    [7, "543"],
    [9, "543"],
  ])("with %i trumps 3 4 5 are played %s (whist.signal.four)", (trumps, order) => {
    expect(fourSignal(held("543"), trumps)?.order.join("")).toBe(order);
  });

  test("six numbers of trumps have five orders, and every order is of the three cards", () => {
    const orders = [3, 4, 5, 6, 7].map((n) => fourSignal(held("T82"), n)?.order ?? []);
    expect(new Set(orders.map(String)).size).toBe(5);
    for (const order of orders) expect(highToLow(order)).toEqual(["T", "8", "2"]);
    expect(fourSignal(held("82"), 4)).toBeNull();
  });

  test.each([
    ["A742", "A"],
    ["AK42", "KA"],
    ["KQ42", "KQ"],
    ["J84", "J"],
    ["J842", "2"],
    ["J8642", "4"],
    // “Any of the regular high-card combinations … in the regular way”: whist.lead.queen, whist.lead.ten.
    ["QJT2", "Q"],
    ["QJT52", "Q"],
    ["KJT2", "T"],
    ["QJ42", "2"],
  ])("to the call from %s: %s (whist.signal.answer)", (h, best) => {
    expect(callAnswer(held(h)).cards.join("")).toBe(best);
  });

  test.each([
    ["J84", "4", "J"],
    ["J842", "4", "J"],
    ["J8642", "6", "4"],
    ["KJT2", "2", "K"],
  ])("forced, from %s ruff with the %s and lead the %s (whist.signal.answer)", (h, ruff, lead) => {
    expect(afterForce(held(h))).toMatchObject({ ruff, lead });
  });

  test("after ruffing with the third best of four, some lead the lowest (whist.signal.answer)", () => {
    expect(afterForce(held("J842"))?.alsoLead).toEqual(["2"]);
    expect(afterForce(held("J8642"))?.alsoLead).toEqual([]);
  });

  test("the echoes play the third best first (whist.signal.echo, plain-echo, low)", () => {
    expect(trumpEcho(held("9752")).order).toEqual(["5", "2"]);
    expect(trumpEcho(held("975")).order).toEqual(["5", "7"]);
    expect(plainSuitEcho(held("8752")).order).toEqual(["5", "7"]);
    expect(lowsSignal(held("8752")).order).toEqual(["5", "7", "8"]);
    expect(lowsSignal(held("875")).order).toEqual(["5", "8", "7"]);
    expect([singleCardCall("8"), singleCardCall("7")]).toEqual([true, false]);
  });
});

describe("second and third hand at whist", () => {
  test.each([
    ["AKQJ", "4", "J"],
    ["KQJ8", "4", "J"],
    ["AKQ3", "4", "Q"],
    ["KQ84", "2", "Q"],
    ["AK52", "4", "K"],
    ["KJT5", "4", "T"],
    ["AQJ2", "4", "J"],
    ["QJT3", "4", "T"],
    ["AKJ2", "4", "K"],
    ["KQT6", "4", "Q"],
    ["QJ7", "4", "J"],
    ["JT5", "4", "T"],
    ["AQ84", "J", "A"],
    ["AK84", "Q", "K"],
    ["KQ84", "J", "Q"],
    ["K84", "Q", "4"],
    ["QT4", "J", "Q"],
    ["A9874", "3", "4"],
    ["Q4", "3", "4"],
  ])("second hand with %s on the %s plays the %s (whist.second)", (h, led, card) => {
    expect(whistSecond(held(h), rank(led)).play).toBe(card);
  });

  test.each([
    ["AJ", "K", "A"],
    ["AJ4", "K", "4"],
    ["AQ", "T", "A"],
    ["AQ4", "T", "4"],
    ["A64", "T", "A"],
    ["Q64", "T", "4"],
    ["AK4", "Q", "K"],
    ["AK64", "Q", "4"],
    ["A4", "J", "A"],
    ["A64", "J", "4"],
    ["AQ4", "2", "Q"],
    ["AKQ", "2", "Q"],
    ["KQJ", "2", "J"],
    ["K84", "2", "K"],
    ["984", "2", "8"],
  ])("third hand with %s on the %s plays the %s (whist.third)", (h, led, card) => {
    expect(whistThirdHand(held(h), rank(led)).play).toBe(card);
  });

  test("each card is graded, and the one recommended is the best", () => {
    fc.assert(
      fc.property(ranks, fc.constantFrom(...RANKS), (cards, led) => {
        fc.pre(!cards.includes(led));
        const holding = highToLow(cards);
        for (const play of [whistSecond(holding, led), whistThirdHand(holding, led)]) {
          expect(play.grades.map((grade) => grade.rank)).toEqual(holding);
          expect(holding).toContain(play.play);
          expect(play.grades.find((grade) => grade.rank === play.play)?.mark).toBe("best");
        }
      }),
    );
  });
});
