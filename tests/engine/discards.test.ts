import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holdings, PACK, SUITS, suitOf, type Card } from "../../src/engine/core/card.ts";
import {
  askingDiscards,
  gradeDiscards,
  isEncouraging,
  readDiscards,
} from "../../src/engine/conventions/discard.ts";
import { playToScore, stakeOf } from "../../src/engine/conventions/score-play.ts";
import { holding } from "../support/holdings.ts";

const hand = fc.shuffledSubarray([...PACK], { minLength: 10, maxLength: 10 });

describe("encouraging discards", () => {
  test("above a six, the lowest that will do (discard.encourage)", () => {
    expect(askingDiscards(holding("A82"))?.cards).toEqual(["8"]);
    expect(askingDiscards(holding("A972"))?.cards).toEqual(["7"]);
    expect([isEncouraging("7"), isEncouraging("6")]).toEqual([true, false]);
  });

  test("else high and then low (discard.reverse)", () => {
    expect(askingDiscards(holding("A42"))?.cards).toEqual(["4", "2"]);
    expect(askingDiscards(holding("A4"))).toBeNull();
  });

  test("both are read, unless there is nothing to protect (discard.reverse-on-lead-confusing)", () => {
    expect(readDiscards(["8"])).toBe("protection");
    expect(readDiscards(["4", "2"])).toBe("protection");
    expect(readDiscards(["4"])).toBe("none");
    expect(readDiscards(["2", "4"])).toBe("none");
    expect(readDiscards(["8"], holding("AK3"))).toBe("none");
  });

  test("what asks is read as asking", () => {
    fc.assert(
      fc.property(hand, (cards) => {
        for (const suit of SUITS) {
          const asking = askingDiscards(holdings(cards)[suit]);
          if (asking) expect(readDiscards(asking.cards)).toBe("protection");
        }
      }),
    );
  });
});

describe("the suit to discard from", () => {
  const strong = "SA SK SJ S4 H9 H6 H5 DQ D8 D2 C7 C3".split(" ") as Card[];

  test("the best against a trump, and the small cards of it (discard.trump-best-suit)", () => {
    const { grades, suits, settled } = gradeDiscards(strong, "H");
    expect([suits, settled]).toEqual([["S"], true]);
    const best = grades.filter(({ mark }) => mark === "best").map(({ card }) => card);
    expect(best).toEqual(["S4"]);
    expect(grades.find(({ card }) => card === "H9")?.reason).toBe("trump");
  });

  test("the weak suit or the best protected, by school or by either (discard.nt-two-schools)", () => {
    expect(gradeDiscards(strong, null, "weak").suits).toEqual(["C"]);
    expect(gradeDiscards(strong, null, "protected").suits).toEqual(["S"]);
    expect(gradeDiscards(strong, null).suits).toEqual(["S", "C"]);
  });

  test("two suits that cannot be ranked are both accepted, and not settled", () => {
    const cards = "SA S4 S3 HK HQ H2 D5".split(" ") as Card[];
    const choice = gradeDiscards(cards, "C");
    expect([choice.suits, choice.settled]).toEqual([["S", "H"], false]);
  });

  test("grades each card of the hand once, some of them best, and no trump", () => {
    fc.assert(
      fc.property(hand, fc.constantFrom(...SUITS, null), (cards, trump) => {
        if (cards.every((card) => suitOf(card) === trump)) return;
        const { grades } = gradeDiscards(cards, trump);
        expect(grades.map(({ card }) => card).toSorted()).toEqual(cards.toSorted());
        const best = grades.filter(({ mark }) => mark === "best");
        expect(best.length).toBeGreaterThan(0);
        expect(best.filter(({ card }) => suitOf(card) === trump)).toEqual([]);
      }),
    );
  });

  test("does not change when the suits change places", () => {
    const turn = { S: "H", H: "D", D: "C", C: "S" } as const;
    fc.assert(
      fc.property(hand, (cards) => {
        const turned = cards.map((card) => `${turn[suitOf(card)]}${card[1]}` as Card);
        const before = gradeDiscards(cards, null).suits.map((suit) => turn[suit]);
        expect(gradeDiscards(turned, null).suits.toSorted()).toEqual(before.toSorted());
      }),
    );
  });
});

describe("playing to the score", () => {
  const hearts = { strain: "hearts", level: 2, multiplier: 1, below: 0 } as const;

  test("a sure contract is risked only for a game it does not make (score-play.no-risk)", () => {
    const advice = (sure: number, hoped: number, below: number) =>
      playToScore(stakeOf({ ...hearts, below, sure, hoped }))?.advice;
    expect(advice(2, 3, 0)).toBe("keep");
    expect(advice(2, 4, 0)).toBe("risk");
    expect(advice(2, 3, 8)).toBe("risk");
    expect(advice(2, 4, 16)).toBe("keep");
    expect(advice(1, 4, 0)).toBeUndefined();
  });

  test("saving comes first, and a contract is set while it can be (score-play.save-first)", () => {
    expect(playToScore({ gameInDanger: true, canSet: true })?.advice).toBe("save");
    expect(playToScore({ canSet: true })?.advice).toBe("set");
    expect(playToScore({})).toBeNull();
  });

  test("doubling changes what wins the game (score-play.attention)", () => {
    const once = stakeOf({ ...hearts, sure: 2, hoped: 3 });
    const twice = stakeOf({ ...hearts, multiplier: 2, sure: 2, hoped: 3 });
    expect([once.sureWinsGame, twice.sureWinsGame]).toEqual([false, true]);
  });
});
