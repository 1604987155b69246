import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highToLow, PACK, RANKS, SUITS, type Card, type Suit } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import {
  finesseAgainst,
  gradeDuck,
  isFinesse,
  mayFinesse,
  planSuit,
  unblocking,
} from "../../src/engine/conventions/declarer-lead.ts";
import {
  coverSecond,
  guardedPair,
  holdUp,
  keepEntry,
  ruffPlay,
} from "../../src/engine/conventions/declarer-second.ts";
import {
  combined,
  establishing,
  isEstablished,
  leadFromHand,
  leadsToEstablish,
  missing,
  suitToPlayFor,
  watchFor,
  type TwoHands,
} from "../../src/engine/conventions/declarer-suit.ts";
import { falseCards, trumpAdvice } from "../../src/engine/conventions/declarer-trumps.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";

const h = (text: string) => (text ? must(parseHolding(text)) : []);
const two = (declarer: string, dummy: string): TwoHands => ({
  declarer: h(declarer),
  dummy: h(dummy),
});
const cards = (text: string): Card[] =>
  text.split(" ").flatMap((suit) => [...suit].slice(1).map((rank) => `${suit[0]}${rank}` as Card));

describe("the suit to play for at no trump", () => {
  const marks = (suits: Partial<Record<Suit, TwoHands>>) =>
    Object.fromEntries(
      suitToPlayFor(suits).map(({ suit, mark, reason }) => [suit, [mark, reason]]),
    );

  test("the suit with most cards (declarer.nt.rule-2-most-cards)", () => {
    expect(marks({ S: two("KQ3", "J52"), D: two("Q842", "KT75") })).toEqual({
      S: ["wrong", "fewer-cards"],
      D: ["best", "most-cards"],
    });
  });

  test("six and two rather than four and four (declarer.nt.rule-3-massed)", () => {
    expect(marks({ S: two("KQ83", "J952"), D: two("84", "KQT752") })).toEqual({
      S: ["wrong", "less-massed"],
      D: ["best", "massed"],
    });
  });

  test("the better sequence, though it is divided (declarer.longest-sequence)", () => {
    expect(marks({ S: two("KJ97", "543"), D: two("Q98", "JT75") })).toEqual({
      S: ["wrong", "broken"],
      D: ["best", "sequence"],
    });
  });

  test("a row of small cards is no better sequence than what fewer leads make good", () => {
    // Eight to two is the longer row, but each of the six cards above it wins a lead.
    expect(establishing(h("8765432"), 2).lost).toBe(3);
    expect(establishing(h("8765432"), 1).lost).toBe(6);
    expect(establishing(h("AKQJ643"), 2).lost).toBe(0);
    expect(establishing(h("AKQJ643"), 1)).toEqual({ leads: 6, lost: 2 });
    expect(marks({ S: two("AKQ6", "J43"), D: two("8765", "432") })).toEqual({
      S: ["best", "sequence"],
      D: ["wrong", "broken"],
    });
    expect(marks({ S: two("AQ63", "KJ4"), D: two("8765", "432") })).toMatchObject({
      S: ["best", "sequence"],
    });
  });

  test("with equal sequences the suit in dummy (declarer.nt.rule-4-shown-in-dummy)", () => {
    expect(marks({ S: two("KQ832", "J95"), D: two("J95", "KQ832") })).toEqual({
      S: ["wrong", "concealed"],
      D: ["best", "in-dummy"],
    });
  });

  test("where sequence and dummy differ both are accepted", () => {
    expect(marks({ S: two("QJT98", "K52"), D: two("J64", "K9832") })).toEqual({
      S: ["best", "sequence"],
      D: ["acceptable", "in-dummy"],
    });
  });

  test("the book’s two sequences (declarer.longest-sequence, declarer.watch-gaps)", () => {
    expect(leadsToEstablish(h("QJT9875"))).toBe(2);
    expect(leadsToEstablish(h("KJ97543"))).toBeGreaterThan(2);
    expect(establishing(h("QJT9875"), 2).lost).toBe(2);
    expect(watchFor(h("KJ97543")).join("")).toBe("AQT86");
  });

  test("suits changed round are graded alike, and one at least is best", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 26, maxLength: 26 }), (dealt) => {
        const of = (suit: Suit, from: number) =>
          highToLow(
            dealt
              .slice(from, from + 13)
              .filter((card) => card[0] === suit)
              .map((card) => card[1] as (typeof RANKS)[number]),
          );
        const suits = Object.fromEntries(
          SUITS.map((suit) => [suit, { declarer: of(suit, 0), dummy: of(suit, 13) }]),
        ) as Record<Suit, TwoHands>;
        const grades = suitToPlayFor(suits);
        expect(grades.some(({ mark }) => mark === "best")).toBe(true);
        const turned = suitToPlayFor({ S: suits.H, H: suits.S, C: suits.C, D: suits.D });
        const of2 = (list: typeof grades, suit: Suit) => list.find((g) => g.suit === suit)?.mark;
        expect(of2(turned, "S")).toBe(of2(grades, "H"));
        expect(of2(turned, "D")).toBe(of2(grades, "D"));
      }),
      { numRuns: 200 },
    );
  });
});

describe("a suit of two hands", () => {
  test("established means every trick left is ours (declarer.established-defined)", () => {
    expect(isEstablished(h("AKQJ"), h("T98"))).toBe(true);
    expect(isEstablished(h("KQJT"), h("A98"))).toBe(false);
    expect(isEstablished(h("AKQ5"), h("876"))).toBe(true);
    expect(isEstablished(h("AKQ5"), h("8764"))).toBe(false);
  });

  test("leading down from the top makes any suit good in the end", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...RANKS], { minLength: 1, maxLength: 13 }), (ranks) => {
        const ours = highToLow(ranks);
        expect(leadsToEstablish(ours)).toBeLessThanOrEqual(ours.length);
        expect(leadsToEstablish(ours) === 0).toBe(isEstablished(ours, missing(ours)));
        expect(establishing(ours, 2).lost).toBeLessThanOrEqual(leadsToEstablish(ours));
      }),
    );
  });

  test("weak hand to strong unless established (declarer.nt.rule-1-weak-to-strong)", () => {
    expect(leadFromHand(two("853", "AQJ4"))).toBe("declarer");
    expect(leadFromHand(two("AQJ4", "853"))).toBe("dummy");
    expect(leadFromHand(two("AKQJT9", "853"))).toBeNull();
    expect(leadFromHand(two("Q84", "Q"))).toBeNull();
  });

  test.each([
    ["AQJ64", "853", "finesse-twice", "JQ", 2],
    ["853", "AQJ64", "finesse-twice", "JQ", 2],
    ["AJT64", "853", "finesse-twice", "TJ", 2],
    ["AQ64", "53", "finesse-once", "Q", 1],
    ["AQ7642", "J53", null, "", 0],
    ["QJ642", "A53", "lead-to-ace", "QJ", 0],
    ["KJ642", "Q53", "force-ace", "Q", 0],
    ["AQ7642", "853", "play-for-drop", "A", 0],
    ["AJT642", "853", null, "", 0],
  ])(
    "%s and %s: %s (declarer.finesse-*, declarer.divided-combination)",
    (mine, his, name, plays, leads) => {
      const plan = planSuit(two(mine, his));
      expect(plan?.name ?? null).toBe(name);
      expect(plan?.plays.join("") ?? "").toBe(plays);
      expect(plan?.leads ?? 0).toBe(leads);
    },
  );

  test("what a finesse is, and against what (declarer.finesse-defined)", () => {
    expect(isFinesse(h("AQ64"), "Q")).toBe(true);
    expect(isFinesse(h("AK64"), "K")).toBe(false);
    expect(isFinesse(h("AQ64"), "A")).toBe(false);
    expect(finesseAgainst(h("AQ64"), h("53"), "Q")).toEqual(["K"]);
    expect(finesseAgainst(h("AJT6"), h("Q3"), "T")).toEqual(["K"]);
  });

  test("eight cards or fewer, and by declarer only (declarer.finesse-nine, declarer.finesse-only-declarer)", () => {
    expect([mayFinesse(8), mayFinesse(9), mayFinesse(8, "adversary")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("short hand’s high cards first (declarer.high-from-short)", () => {
    expect(unblocking(two("KJ3", "QT864"))).toMatchObject({
      short: "declarer",
      first: ["K", "J"],
      grades: [
        { rank: "K", mark: "best" },
        { rank: "J", mark: "acceptable" },
        { rank: "3", mark: "wrong" },
      ],
    });
  });

  test("six to ace and king facing two small: duck (declarer.duck)", () => {
    const grades = gradeDuck(h("AK8742"), h("53"), false);
    expect(grades?.map(({ mark }) => mark)).toEqual([
      "wrong",
      "wrong",
      "acceptable",
      "acceptable",
      "acceptable",
      "best",
    ]);
    expect(gradeDuck(h("AK8742"), h("53"), true)).toBeNull();
    expect(gradeDuck(h("AKQ742"), h("53"), false)).toBeNull();
  });
});

describe("second hand for declarer", () => {
  test.each([
    ["J", "AQ9", "K64", "A", "ace-on-jack"],
    ["J", "Q974", "A632", "4", "fourth-wins"],
    ["J", "A632", "Q974", "2", "fourth-wins"],
    ["T", "J64", "852", "J", "cover"],
    ["J", "Q64", "852", "Q", "cover"],
    ["Q", "K64", "852", "K", "cover"],
    ["Q", "K8642", "75", "K", "king-guarded"],
    ["Q", "J64", "852", "4", "cannot"],
    ["T", "Q64", "J5", "4", "fourth-wins"],
  ])("%s led, %s before %s: %s (%s)", (led, second, fourth, card, reason) => {
    const advice = coverSecond({
      led: led as (typeof RANKS)[number],
      second: h(second),
      fourth: h(fourth),
    });
    expect(advice).toMatchObject({ play: card, reason });
    expect(advice.grades.map(({ rank }) => rank)).toEqual(h(second));
    expect(advice.grades.filter(({ mark }) => mark === "best").map(({ rank }) => rank)).toEqual([
      card,
    ]);
  });

  test("a well guarded king may wait", () => {
    const { grades } = coverSecond({ led: "Q", second: h("K8642"), fourth: h("75") });
    expect(grades.at(-1)?.mark).toBe("acceptable");
  });

  test("queen and jack, each guarded, are sure of a trick (declarer.guarded-honours)", () => {
    expect(guardedPair(h("Q64"), h("J5"))).toBe(true);
    expect(guardedPair(h("J5"), h("Q64"))).toBe(true);
    expect(guardedPair(h("Q6"), h("J5"))).toBe(false);
    expect(guardedPair(h("Q64"), h("J"))).toBe(false);
  });

  test("the stopper is held while third hand has one left (declarer.hold-up)", () => {
    expect(holdUp(h("A64"), 2).win).toBe(false);
    expect(holdUp(h("A64"), 0).grades[0]).toEqual({ rank: "A", mark: "best" });
    expect(holdUp(h("A64"), 1).grades).toEqual([
      { rank: "A", mark: "wrong" },
      { rank: "6", mark: "acceptable" },
      { rank: "4", mark: "best" },
    ]);
    expect(holdUp(h("A"), 3).win).toBe(true);
  });

  test("ways to a ruff (declarer.force-by-passing, declarer.singleton-dummy-ace, declarer.ace-short-ruff)", () => {
    expect(ruffPlay(two("A8642", "53"))?.play).toBe("pass");
    expect(ruffPlay({ ...two("A864", "5"), weakTrumps: true })?.play).toBe("ace-then-ruff");
    expect(ruffPlay(two("A864", "5"))).toBeNull();
    expect(ruffPlay({ ...two("A4", "9653"), onLead: true })?.play).toBe("ace-first");
    expect(ruffPlay(two("K8642", "53"))).toBeNull();
  });

  test("dummy’s only entry is kept (declarer.reentry)", () => {
    expect(keepEntry(h("A63"), h("Q75"), true)).toEqual([
      { rank: "A", mark: "wrong" },
      { rank: "6", mark: "acceptable" },
      { rank: "3", mark: "best" },
    ]);
    expect(keepEntry(h("A63"), h("Q75"), false)).toBeNull();
    expect(keepEntry(h("A63"), h("975"), true)).toBeNull();
  });
});

describe("trumps first, or not", () => {
  const advice = (declarer: string, dummy: string, onLead: "declarer" | "dummy" = "declarer") =>
    trumpAdvice({ declarer: cards(declarer), dummy: cards(dummy), trump: "H", onLead });

  test("as a rule they are drawn (declarer.trumps-first)", () => {
    expect(advice("SA54 HAKQJ4 DKQ3 C62", "SK73 HT52 DAJ64 CK83").plan).toBe("draw");
  });

  test("not before the short hand has ruffed (declarer.trumps-not.ruff-first)", () => {
    const told = advice("SA854 HAKQJ4 DKQ CA2", "S7 HT52 DAJ643 CKQ83");
    expect(told).toMatchObject({ plan: "ruff-first", suits: ["S"] });
  });

  test("not where a cross-ruff pays (declarer.trumps-not.cross-ruff)", () => {
    const told = advice("S9854 HAKJ64 D7 CA52", "S7 HQT85 DA8643 C863");
    expect(told.plan).toBe("cross-ruff");
    expect(told.plans).toContain("ruff-first");
  });

  test("not from the strong hand with a finesse to take (declarer.trumps-not.to-lead-toward)", () => {
    const told = advice("SQ54 HAQJ94 DK3 C862", "SAK7 H652 DAJ64 C973");
    expect(told).toMatchObject({ plan: "cross-over", suits: ["S", "D"] });
    expect(advice("SQ54 HAQJ94 DK3 C862", "SAK7 H652 DAJ64 C973", "dummy").plan).toBe("draw");
  });

  test("declarer and dummy changed round are advised alike", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 26, maxLength: 26 }), (dealt) => {
        const [one, other] = [dealt.slice(0, 13), dealt.slice(13)];
        const length = (hand: Card[]) => hand.filter((card) => card[0] === "H").length;
        fc.pre(length(one) !== length(other));
        const a = trumpAdvice({ declarer: one, dummy: other, trump: "H", onLead: "declarer" });
        const b = trumpAdvice({ declarer: other, dummy: one, trump: "H", onLead: "dummy" });
        expect(a).toEqual(b);
        expect(a.plans).toContain(a.plan);
      }),
      { numRuns: 200 },
    );
  });

  test("declarer plays false, the others in trumps only (declarer.false-cards)", () => {
    expect([falseCards("declarer"), falseCards("adversary")]).toEqual([
      "whenever possible",
      "in trumps",
    ]);
  });

  test("two hands make one combination (declarer.divided-combination)", () => {
    expect(combined(two("QJ642", "A53")).slice(0, 3)).toEqual(["A", "Q", "J"]);
  });
});
