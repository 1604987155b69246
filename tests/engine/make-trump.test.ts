import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardOf, SUITS, type Card, type Rank } from "../../src/engine/core/card.ts";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { doublingTricks, trumpTricks } from "../../src/engine/conventions/doubling-count.ts";
import { adviseDummy, mechanicalMake } from "../../src/engine/conventions/make-dummy.ts";
import { adviseDealer, LOVE_ALL } from "../../src/engine/conventions/make-trump.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";

/** A hand as spades, hearts, clubs, diamonds; a dash is a void. */
const hand = (words: string): Card[] =>
  words
    .split(" ")
    .flatMap((suit, index) =>
      suit === "-" ? [] : [...suit].map((rank) => cardOf(SUITS[index] ?? "S", rank as Rank)),
    );
const advice = (words: string, score = {}) => {
  const { declare, alsoSound } = adviseDealer(hand(words), { ...LOVE_ALL, ...score });
  return [declare, ...alsoSound];
};

describe("what the dealer should make", () => {
  test.each([
    ["632 K AKQ85 AJ74", ["leave", "notrump"]],
    ["J5 A96 J973 AT94", ["leave", "notrump"]],
    ["AT72 JT83 T6 AQ5", ["leave", "notrump"]],
    ["J86 AK96 T5 AQ64", ["leave", "notrump"]],
    ["86 KQ72 AJ53 K82", ["leave", "notrump"]],
    ["QT864 KJ86 9 AJT", ["notrump", "leave"]],
    ["AKQ9764 KT4 8 T9", ["notrump", "leave"]],
    ["JT53 QT86 AKQ95 -", ["leave", "notrump"]],
  ])("accepts both ways what Elwell calls doubtful: %s", (words, declarations) => {
    expect(advice(words)).toEqual(declarations);
  });

  test("no trump never without an ace, and always one best with a known rule", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { Z } = randomDeal(seededRandom(seed));
        const { declare, alsoSound, grades, rule } = adviseDealer(Z);
        expect(RULE_IDS).toContain(rule);
        expect(grades.filter(({ mark }) => mark === "best")).toHaveLength(1);
        if (!Z.some((card) => card.endsWith("A"))) {
          expect([declare, ...alsoSound]).not.toContain("notrump");
        }
      }),
    );
  });

  test("diamonds only when not behind (straight.make.advice.diamonds)", () => {
    const diamonds = "42 83 A54 KQT976";
    expect(advice(diamonds)[0]).toBe("diamonds");
    expect(advice(diamonds, { theirs: 24 })[0]).toBe("leave");
    expect(advice(diamonds, { gamesTheirs: 1 })[0]).toBe("leave");
    expect(advice(diamonds, { own: 12, theirs: 24 })[0]).toBe("diamonds");
  });

  test("black suits only to the score (straight.make.advice.black-to-score)", () => {
    const clubs = "A2 83 KQJ742 T54";
    expect(advice(clubs)[0]).toBe("leave");
    expect(advice(clubs, { own: 18 })[0]).toBe("clubs");
    const spades = "KQJ742 83 A2 T54";
    expect(advice(spades, { own: 18 })[0]).toBe("leave");
    expect(advice(spades, { own: 24 })[0]).toBe("spades");
  });
});

describe("what dummy should make once it is left to him", () => {
  const dummy = (words: string, score = {}) =>
    adviseDummy(hand(words), { ...LOVE_ALL, ...score }).declare;

  test("three aces no trump, four tricks in red, and else the suit that loses least (straight.make.passed)", () => {
    expect(dummy("A32 A975 854 A83")).toBe("notrump");
    expect(dummy("86 AKQ73 A43 962")).toBe("hearts");
    expect(dummy("8643 JT52 964 87")).toBe("spades");
    expect(dummy("86 J752 KQ64 973")).toBe("clubs");
  });

  test("at twenty-four all in the rubber game, the best suit", () => {
    const score = { own: 24, theirs: 24, gamesOwn: 1, gamesTheirs: 1 };
    expect(dummy("J8643 QT5 96 874")).toBe("spades");
    expect(dummy("643 QT9852 96 87", score)).toBe("hearts");
  });

  test("the forced make: three aces, the longest, the most pips, the dearer (straight.declare.mechanical)", () => {
    expect(mechanicalMake(hand("A954 A7632 K32 A"))).toBe("notrump");
    expect(mechanicalMake(hand("AKQJ 9876 5 9876"))).toBe("spades");
    expect(mechanicalMake(hand("QJT9 KJT9 852 43"))).toBe("hearts");
  });
});

describe("counting for a double", () => {
  test("trumps over the maker are worth more than under him (straight.double.count)", () => {
    expect(trumpTricks(["A", "T", "9", "7", "2"], true)).toBe(3);
    expect(trumpTricks(["A", "T", "9", "7", "2"], false)).toBe(1);
    expect(trumpTricks(["9", "5", "4", "3"], true)).toBe(0);
  });

  test("aces and kings beside the trumps count one each", () => {
    const cards = hand("AK5 KJ4 A43 8762");
    expect(doublingTricks(cards, "H", true)).toBe(5);
    expect(doublingTricks(cards, "H", false)).toBe(4);
    expect(doublingTricks(cards, null, true)).toBe(4);
  });
});
