import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { height, highToLow, RANKS, type Rank } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { elevenCount, ranksAbove } from "../../src/engine/conventions/eleven.ts";
import { gradeThirdHand } from "../../src/engine/conventions/third-hand.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";

const holding = (text: string) => must(parseHolding(text));

/** A suit dealt so that the leader’s card is truly his fourth best. */
const layout = fc
  .record({
    ranks: fc.shuffledSubarray([...RANKS], { minLength: 13 }),
    led: fc.integer({ min: 0, max: 7 }),
  })
  .map(({ ranks, led }) => {
    const card = RANKS[led] as Rank;
    const above = ranks.filter((rank) => height(rank) > led);
    const below = ranks.filter((rank) => height(rank) < led);
    const rest = [...above.slice(3), ...below];
    const part = (from: number) => highToLow(rest.filter((_, index) => index % 3 === from));
    return { led: card, dummy: part(0), hand: part(1), declarer: part(2) };
  });

describe("the Eleven Rule", () => {
  test("counts declarer’s higher cards exactly whenever the lead is a fourth best", () => {
    fc.assert(
      fc.property(layout, ({ led, dummy, hand, declarer }) => {
        const count = elevenCount(led, hand, dummy);
        const higher = declarer.filter((rank) => height(rank) > height(led)).length;
        expect(count.applies).toBe(true);
        expect(count.declarerHigher).toBe(higher);
      }),
    );
  });

  test("the printed instruction to deduct cards not in sight would miscount its own example (eleven.misprint)", () => {
    const count = elevenCount("7", holding("AJ3"), holding("Q92"));
    expect(count.declarerHigher).toBe(0);
    expect((count.outsideLeader ?? 0) - count.leaderAndDeclarerHigher.length).not.toBe(0);
  });

  test("all three unseen cards are the leader’s in the example (eleven.example.leader)", () => {
    expect(elevenCount("7", holding("AJ3"), holding("Q92")).leaderAndDeclarerHigher).toEqual([
      "K",
      "T",
      "8",
    ]);
  });

  test("a leader holds exactly three above his fourth best (lead.fourth-best.inference)", () => {
    for (const led of ["2", "5", "9"] as const) {
      const above = ranksAbove(led).length;
      expect(above - (elevenCount(led, [], []).outsideLeader ?? 0)).toBe(3);
    }
  });

  test("one card too many from declarer proves the lead was something else", () => {
    expect(elevenCount("7", holding("AJ3"), holding("Q92"), ["T"]).why).toBe("too-many-higher");
  });

  test("a whist example: one of king and queen is against the leader (eleven.whist-example)", () => {
    const count = elevenCount("7", holding("AJ63"), holding("8"));
    expect([count.outsideLeader, count.declarerHigher]).toEqual([4, 1]);
  });
});

describe("third hand’s card", () => {
  test("wins or is not beaten whenever it is called the cheapest winner", () => {
    fc.assert(
      fc.property(layout, ({ led, dummy, hand, declarer }) => {
        const dummyPlays = dummy.at(-1);
        if (!dummyPlays || hand.length === 0) return;
        const grades = gradeThirdHand({ led, dummy, dummyPlays, hand });
        expect(grades.some(({ mark }) => mark === "best")).toBe(true);
        const best = grades.find(({ reason }) => reason === "cheapest-winner");
        if (best) {
          const top = Math.max(height(led), height(dummyPlays), ...declarer.map(height));
          expect(height(best.rank)).toBeGreaterThan(
            Math.max(
              height(dummyPlays),
              ...declarer.filter((r) => height(r) > height(led)).map(height),
            ),
          );
          expect(top).toBeGreaterThanOrEqual(0);
        }
        if (grades.some(({ reason }) => reason === "partner-wins")) {
          expect(declarer.every((rank) => height(rank) < height(led))).toBe(true);
        }
      }),
    );
  });

  test.each([
    ["7", "Q92", "2", "AJ3", "3"],
    ["6", "J93", "J", "AKT", "K"],
    ["5", "842", "2", "KJ3", "K"],
    ["4", "K83", "3", "AQ2", "Q"],
    ["5", "T82", "2", "AQ3", "A"],
  ] as const)(
    "led %s, dummy %s plays the %s, you hold %s: the %s",
    (led, dummy, plays, hand, card) => {
      const grades = gradeThirdHand({
        led,
        dummy: holding(dummy),
        dummyPlays: plays,
        hand: holding(hand),
      });
      expect(grades.find(({ mark }) => mark === "best")?.rank).toBe(card);
    },
  );

  test("cards below partner’s winner are all as good as one another", () => {
    const grades = gradeThirdHand({
      led: "7",
      dummy: holding("Q92"),
      dummyPlays: "2",
      hand: holding("AJ43"),
    });
    expect(grades.map(({ mark }) => mark)).toEqual(["wrong", "wrong", "best", "best"]);
  });

  test("a card that ranks with the lowest is sound where partner’s winner must be overtaken", () => {
    const grades = gradeThirdHand({
      led: "7",
      dummy: holding("A52"),
      dummyPlays: "2",
      hand: holding("J98"),
    });
    expect(grades.map(({ mark }) => mark)).toEqual(["wrong", "acceptable", "best"]);
  });
});

test("from ace and queen alone neither is wrong over a winning lead (third.unblock-aq)", () => {
  const grades = gradeThirdHand({ led: "8", dummy: ["J", "5"], dummyPlays: "5", hand: ["A", "Q"] });
  expect(grades.map(({ rank, mark }) => [rank, mark])).toEqual([
    ["A", "acceptable"],
    ["Q", "best"],
  ]);
});
