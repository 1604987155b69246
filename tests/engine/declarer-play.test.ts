import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highToLow, RANKS, type Rank } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { planSuit } from "../../src/engine/conventions/declarer-lead.ts";
import { keepEntry } from "../../src/engine/conventions/declarer-second.ts";
import type { TwoHands } from "../../src/engine/conventions/declarer-suit.ts";
import { finesseOrDrop } from "../../src/engine/conventions/finesse-or-drop.ts";
import { guardEntry, type EntryLed } from "../../src/engine/conventions/keep-entry.ts";
import { gradeRuff } from "../../src/engine/conventions/ruff-card.ts";
import { shortFirst } from "../../src/engine/conventions/short-first.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";

const h = (text: string) => (text ? must(parseHolding(text)) : []);
const two = (declarer: string, dummy: string): TwoHands => ({
  declarer: h(declarer),
  dummy: h(dummy),
});

/** One suit dealt to two hands, the rest being out. */
const suits = fc.shuffledSubarray([...RANKS], { minLength: 2 }).chain((ranks) =>
  fc.integer({ min: 1, max: ranks.length - 1 }).map((at): TwoHands => ({
    declarer: highToLow(ranks.slice(0, at)),
    dummy: highToLow(ranks.slice(at)),
  })),
);

describe("finesse or drop", () => {
  test.each([
    // The book’s own: ace and queen with the lead from the other hand, and the queen led up to the ace.
    ["AQ64", "53", "finesse", "declarer", "Q", "dummy", "K"],
    ["AQJ64", "853", "finesse", "declarer", "J", "dummy", "K"],
    ["QJ642", "A53", "finesse", "declarer", "Q", "declarer", "K"],
    // Eight cards and nine with only the queen out.
    ["853", "AKJ64", "finesse", "dummy", "J", "declarer", "Q"],
    ["8532", "AKJ64", "drop", "dummy", "J", "declarer", "Q"],
    ["KJ642", "A853", "drop", "declarer", "J", "dummy", "Q"],
    ["AJ64", "K53", "finesse", "declarer", "J", "dummy", "Q"],
    ["AQ7642", "853", "drop", "declarer", "Q", "dummy", "K"],
  ])(
    "%s and %s: %s (declarer.finesse-nine)",
    (mine, his, play, tenace, card, leadFrom, against) => {
      expect(finesseOrDrop(two(mine, his))).toMatchObject({
        play,
        tenace,
        card,
        leadFrom,
        against,
      });
    },
  );

  test.each([
    ["KQ64", "853"],
    ["AJT64", "853"],
    ["AJ64", "KT53"],
    ["AKQ64", "J53"],
    ["AKJ64", ""],
  ])("%s and %s: nothing is said of one finesse", (mine, his) => {
    expect(finesseOrDrop(two(mine, his))).toBeNull();
  });

  test("wherever the plan for the suit has one card against it, the two agree", () => {
    fc.assert(
      fc.property(suits, (suit) => {
        const [plan, choice] = [planSuit(suit), finesseOrDrop(suit)];
        if (plan?.against.join("") !== "K" || !choice) return;
        expect(choice.play === "drop").toBe(plan.name === "play-for-drop");
        expect(choice.against).toBe("K");
        if (choice.play === "finesse") expect(choice.card).toBe(plan.plays[0]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the short hand out of the way", () => {
  test("king and jack before the small one, facing Q 10 and three others (declarer.high-from-short)", () => {
    const found = shortFirst(two("QT864", "KJ3"));
    expect(found?.short).toBe("dummy");
    expect(found?.grades).toEqual([
      { rank: "K", mark: "best" },
      { rank: "J", mark: "acceptable" },
      { rank: "3", mark: "wrong" },
    ]);
  });

  test.each([
    ["K3", "AQJ64", true],
    ["A73", "KQ852", true],
    ["K3", "AQT64", true],
    // A finesse comes into it, or the honours leave a gap.
    ["K3", "AJ864", false],
    ["Q3", "AJT64", false],
    ["KT3", "AQ864", false],
    // Nothing small is left to be played too early, or nothing high to be played first.
    ["KJ", "QT864", false],
    ["73", "AKQ64", false],
    ["KJ3", "QT8", false],
  ])("%s facing %s: settled %s", (mine, his, settled) => {
    expect(shortFirst(two(mine, his)) !== null).toBe(settled);
    expect(shortFirst(two(his, mine)) !== null).toBe(settled);
  });
});

describe("a card of entry kept", () => {
  const advice = (led: Rank, second: string, fourth: string, keep: EntryLed["keep"]) =>
    guardEntry({ led, second: h(second), fourth: h(fourth), keep });

  test("the lead runs to declarer’s queen, and dummy keeps the ace (declarer.reentry)", () => {
    expect(advice("5", "A63", "Q72", "second")).toMatchObject({
      by: "run",
      play: "3",
      grades: keepEntry(h("A63"), h("Q72"), true),
    });
  });

  test("the other hand wins, so that the king is left with the long suit (declarer.reentry)", () => {
    expect(advice("5", "A63", "K72", "fourth")).toMatchObject({
      entry: "K",
      by: "win",
      play: "A",
      grades: [
        { rank: "A", mark: "best" },
        { rank: "6", mark: "wrong" },
        { rank: "3", mark: "wrong" },
      ],
    });
    expect(advice("5", "K63", "A72", "second")).toMatchObject({ entry: "K", by: "run", play: "3" });
  });

  test.each([
    ["5", "A63", "972", "second"],
    ["Q", "A63", "Q72", "second"],
    ["5", "A63", "Q", "second"],
    ["5", "AJ3", "Q72", "second"],
    ["5", "Q63", "A72", "fourth"],
    ["5", "K63", "Q72", "second"],
  ] as const)("%s led, %s before %s, kept in the %s: not settled", (led, second, fourth, keep) => {
    expect(advice(led, second, fourth, keep)).toBeNull();
  });
});

describe("a card for a ruff in dummy", () => {
  const marks = (declarer: string, dummy: string, weakTrumps: boolean) =>
    gradeRuff({ declarer: h(declarer), dummy: h(dummy), weakTrumps })?.grades.map(
      ({ rank, mark }) => `${rank} ${mark}`,
    );

  test("ace and several against two small: the first round is passed (declarer.force-by-passing)", () => {
    expect(marks("A864", "53", true)).toEqual([
      "A wrong",
      "8 acceptable",
      "6 acceptable",
      "4 best",
    ]);
  });

  test("against one card, and weak trumps: the ace (declarer.singleton-dummy-ace)", () => {
    expect(marks("A864", "5", true)).toEqual(["A best", "8 wrong", "6 wrong", "4 wrong"]);
    expect(marks("A864", "5", false)).toBeUndefined();
    expect(marks("K864", "53", true)).toBeUndefined();
  });
});
