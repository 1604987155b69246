import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { height, RANKS, type Rank } from "../../src/engine/core/card.ts";
import { cardAbove, fourchetteOver } from "../../src/engine/conventions/fourchette.ts";
import { equalsOf } from "../../src/engine/conventions/play-grade.ts";
import { readDummysLead } from "../../src/engine/conventions/second-reading.ts";
import { secondHandPlay, type SecondHandView } from "../../src/engine/conventions/second-hand.ts";
import { faultsOf, holding, suitDeal } from "../support/holdings.ts";

function play(hand: string, led: string, dummy: string, more: Partial<SecondHandView> = {}) {
  return secondHandPlay({
    holding: holding(hand),
    led: led as Rank,
    dummy: holding(dummy),
    dummyPosition: "right",
    ...more,
  });
}

const marks = (graded: ReturnType<typeof play>) =>
  graded.grades.map(({ mark }) => ({ best: "+", acceptable: "~", wrong: "-" })[mark]).join("");

describe("second hand, dummy on the right", () => {
  test.each([
    ["AK64", "5", "QJ75", "K", "second.right.ak"],
    ["AQ64", "3", "953", "A", "second.right.aq"],
    ["KQT", "3", "753", "Q", "second.right.kqt"],
    ["KQT", "7", "J75", "T", "second.right.kqt"],
    ["AJT6", "3", "8753", "A", "second.right.ajtx"],
    ["AJT6", "9", "953", "T", "second.right.ajtx"],
    ["AJ6", "9", "953", "J", "second.right.ajx"],
    ["K64", "3", "753", "4", "second.right.kxx"],
    ["Q64", "5", "A75", "4", "second.right.qxx"],
    ["Q64", "5", "AK5", "Q", "second.right.qxx"],
    ["Q64", "J", "AJ5", "Q", "second.right.qxx"],
    ["A64", "J", "J75", "A", "second.right.axx-jack"],
    ["KJ6", "Q", "Q53", "K", "second.right.fourchette"],
    ["KT6", "Q", "Q53", "K", "second.right.fourchette-definitions"],
    ["K64", "Q", "QT53", "K", "second.right.king-short-cover"],
    ["K6", "J", "JT53", "K", "second.right.king-short-cover"],
    ["K642", "Q", "QT53", "2", "second.right.king-short-cover"],
    ["K642", "Q", "Q", "2", "second.right.cover-honour-short"],
    ["Q6", "T", "T53", "Q", "second.right.cover-honour-short"],
    ["KT6", "J", "J53", "K", "second.right.ktx"],
    ["KT6", "3", "J53", "6", "second.right.ktx"],
    ["QJ4", "9", "953", "J", "second.right.sequence-cover-lowest"],
    ["964", "3", "753", "4", "second.right.no-finesse"],
  ])("from %s on the %s, dummy %s: the %s (%s)", (hand, led, dummy, card, rule) => {
    const graded = play(hand, led, dummy);
    expect(graded.play).toBe(card);
    expect(graded.rules).toContain(rule);
    expect(graded.settled).toBe(true);
  });

  test("the ace takes king or queen led from both, though to hold back is a coup elsewhere (second.right.ajx)", () => {
    for (const led of ["K", "Q"] as const) expect(play("AJ6", led, "KQ5").play).toBe("A");
  });

  test("the best goes up on the second round if dummy is to ruff (second.right.dummy-ruff)", () => {
    expect(play("A64", "3", "53", { round: 2 }).play).toBe("A");
    expect(play("A64", "3", "53").play).toBe("4");
    expect(play("Q64", "3", "53", { round: 2, gone: ["A", "K"] }).play).toBe("Q");
    expect(play("Q64", "3", "53", { round: 2, gone: ["A"] }).play).toBe("4");
  });

  test("a king kept back on a bare queen is not wrongly covered by the general rule (AMB-19)", () => {
    expect(marks(play("K64", "Q", "Q53"))).toBe("~~+");
    expect(marks(play("K6", "Q", "Q53"))).toBe("+~");
  });

  test("small cards are all sound where a small one is called for", () => {
    expect(marks(play("K64", "3", "753"))).toBe("-~+");
    expect(marks(play("K54", "3", "762"))).toBe("-++");
  });

  test("the text says nothing of ace and small under a small card", () => {
    expect(play("A64", "3", "753").settled).toBe(false);
  });
});

describe("second hand, dummy on the left", () => {
  const left = (hand: string, led: string, dummy: string, more: Partial<SecondHandView> = {}) =>
    play(hand, led, dummy, { dummyPosition: "left", ...more });

  test.each([
    ["K64", "3", "Q75", "K", "second.left.king"],
    ["K64", "3", "A75", "4", "second.left.king"],
    ["K64", "3", "Q7", "K", "second.left.king-two-cards"],
    ["K642", "Q", "AJT5", "2", "second.left.kxxx-ajt"],
    ["K64", "Q", "AJT5", "K", "second.left.kxxx-ajt"],
    ["K642", "Q", "AJT5", "2", "second.count"],
  ])("from %s on the %s, dummy %s: the %s (%s)", (hand, led, dummy, card, rule) => {
    const graded = left(hand, led, dummy);
    expect(graded.play).toBe(card);
    expect(graded.rules).toContain(rule);
  });

  test("the king is kept if partner is to lead, but not when dummy has two small (second.left.king)", () => {
    expect(left("K64", "3", "Q75", { partnerToLead: true }).play).toBe("4");
    expect(left("K64", "3", "Q7", { partnerToLead: true }).play).toBe("K");
  });

  test("with three tricks left the best wins, and the doubtful card follows (second.last-three)", () => {
    const graded = left("A4", "3", "72", { tricksLeft: 3 });
    expect([graded.play, graded.next]).toEqual(["A", "doubtful-card"]);
    expect(left("A4", "3", "72", { tricksLeft: 4 }).next).toBeNull();
    expect(left("Q4", "3", "72", { tricksLeft: 3, gone: ["A", "K"] }).play).toBe("Q");
  });
});

describe("a fourchette", () => {
  test("is true, imperfect or none (second.right.fourchette-definitions)", () => {
    const cases = [
      ["KJ", "Q", "true"],
      ["QT", "J", "true"],
      ["KT", "Q", "imperfect"],
      ["Q9", "J", "imperfect"],
      ["AJ", "K", "imperfect"],
      ["K9", "Q", "none"],
      ["AT", "J", "none"],
      ["KQ", "A", "none"],
    ] as const;
    for (const [hand, led, is] of cases) expect(fourchetteOver(holding(hand), led)).toBe(is);
  });

  test("reaches over cards that have gone: queen and seven over a nine", () => {
    expect(fourchetteOver(["Q", "7"], "9", ["J", "T", "8"])).toBe("true");
    expect(fourchetteOver(["Q", "7"], "9", ["J", "8"])).toBe("none");
    expect(cardAbove("9", ["J", "T"])).toBe("Q");
  });
});

describe("what dummy’s high card tells", () => {
  test("king, long suit, or either (second.right.infer-q-ajx, second.right.high-lead-combination)", () => {
    const ways = (hand: string) =>
      readDummysLead("Q", holding(hand), holding("Q53"))?.ways.map(
        ({ cards, long }) => cards.join("") + (long ? "…" : ""),
      );
    expect(ways("AJ6")).toEqual(["K"]);
    expect(ways("AK6")).toEqual(["JT…"]);
    expect(ways("K64")).toEqual(["A", "JT…"]);
    expect(ways("643")).toEqual(["K"]);
  });

  test("is left unsaid where cards in sight contradict it", () => {
    expect(readDummysLead("Q", holding("AKJ"), holding("Q53"))).toBeNull();
    expect(readDummysLead("Q", holding("K64"), holding("QT5"))?.ways).toEqual([
      { cards: ["A"], long: false },
    ]);
    expect(readDummysLead("7", holding("K64"), holding("753"))).toBeNull();
  });

  test("never places a card that is in sight", () => {
    fc.assert(
      fc.property(suitDeal, ({ hand, dummy }) => {
        const led = dummy[0] as Rank;
        const placed = readDummysLead(led, hand, dummy)?.ways.flatMap(({ cards }) => cards) ?? [];
        expect(placed.filter((rank) => hand.includes(rank) || dummy.includes(rank))).toEqual([]);
      }),
    );
  });
});

describe("every position", () => {
  const positions = fc.record({
    deal: suitDeal,
    right: fc.boolean(),
    pick: fc.nat(),
    round: fc.integer({ min: 1, max: 2 }),
  });

  test("is graded card by card, and the cards that rank with the play are never wrong", () => {
    fc.assert(
      fc.property(positions, ({ deal: { hand, dummy, other }, right, pick, round }) => {
        const from = right ? dummy : other;
        const graded = secondHandPlay({
          holding: hand,
          led: from[pick % from.length] as Rank,
          dummy,
          dummyPosition: right ? "right" : "left",
          round,
        });
        expect(faultsOf(graded, hand)).toEqual([]);
        const equal = equalsOf(hand, graded.play);
        const wrong = graded.grades.filter(({ mark }) => mark === "wrong");
        expect(wrong.filter(({ rank }) => equal.includes(rank))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test("never throws a high card under one that it cannot beat", () => {
    fc.assert(
      fc.property(positions, ({ deal: { hand, dummy }, pick, round }) => {
        const led = dummy[pick % dummy.length] as Rank;
        const graded = secondHandPlay({ holding: hand, led, dummy, dummyPosition: "right", round });
        const lowest = hand.at(-1);
        const wins = height(graded.play) > height(led);
        expect(wins || graded.play === lowest).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test("plays an honour in every holding of two honours that touch, dummy having none", () => {
    for (const [at, high] of RANKS.entries()) {
      const low = RANKS[at - 1];
      if (!low || height(low) < height("T")) continue;
      const graded = secondHandPlay({
        holding: [high, low, "4"],
        led: "3",
        dummy: ["7", "5", "3"],
        dummyPosition: "right",
      });
      expect(graded.play).toBe(low);
    }
  });
});
