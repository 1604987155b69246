import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RANKS, type Rank } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import {
  emptyLayout,
  formatReckoner,
  freshReckoner,
  isEmpty,
  parseReckoner,
  placeOf,
  putRank,
  reckon,
  stepTo,
  undoStep,
  type Chair,
  type Layout,
  type Place,
} from "../../src/tabletop/reckoner.ts";
import { told } from "../../src/widgets/tools/eleven/words.ts";

/** A layout from the cards in each place: “7”, “Q92”, “AJ3”. */
function laid(led: string, dummy: string, own: string, shown = "", chair: Chair = "third"): Layout {
  const put = (layout: Layout, [place, ranks]: readonly [Place, string]) =>
    [...ranks].reduce((soFar, rank) => must(putRank(soFar, place, rank as Rank)), layout);
  return (
    [
      ["led", led],
      ["dummy", dummy],
      ["own", own],
      ["shown", shown],
    ] as const
  ).reduce(put, emptyLayout(chair));
}

const layouts = fc
  .record({
    ranks: fc.shuffledSubarray([...RANKS]),
    cuts: fc.array(fc.nat(12), { minLength: 2, maxLength: 2 }),
  })
  .map(({ ranks, cuts }) => {
    const [low = 0, high = 0] = cuts.toSorted((a, b) => a - b);
    const [led = "", ...rest] = ranks;
    return laid(
      led,
      rest.slice(0, low).join(""),
      rest.slice(low, high).join(""),
      rest.slice(high).slice(0, 2).join(""),
    );
  });

describe("putting cards in their places", () => {
  test("a rank stands in one place, and may be taken away again there", () => {
    const layout = laid("7", "Q92", "AJ3");
    expect(layout).toEqual({
      chair: "third",
      led: ["7"],
      dummy: ["Q", "9", "2"],
      own: ["A", "J", "3"],
      shown: [],
    });
    expect(putRank(layout, "own", "Q")).toMatchObject({
      ok: false,
      violation: { code: "elsewhere" },
    });
    expect(must(putRank(layout, "dummy", "Q")).dummy).toEqual(["9", "2"]);
  });

  test("another card led takes the place of the first, which is free again", () => {
    const layout = must(putRank(laid("7", "", ""), "led", "5"));
    expect(layout.led).toEqual(["5"]);
    expect(placeOf(layout, "7")).toBeNull();
  });

  test("every step can be undone, to the empty table", () => {
    let kept = freshReckoner();
    for (const [place, rank] of [
      ["led", "7"],
      ["dummy", "Q"],
      ["own", "A"],
    ] as const) {
      kept = stepTo(kept, must(putRank(kept.now, place, rank)));
    }
    for (let steps = 0; steps < 3; steps++) kept = undoStep(kept) ?? kept;
    expect(isEmpty(kept.now)).toBe(true);
    expect(undoStep(kept)).toBeNull();
  });
});

describe("the count", () => {
  test("is the book’s for its own example: 7 led, Q 9 2 in dummy, A J 3 in hand", () => {
    const found = reckon(laid("7", "Q92", "AJ3"));
    expect(found).toMatchObject({
      led: "7",
      count: { outsideLeader: 4, visibleHigher: 4, declarerHigher: 0 },
      missing: ["K", "T", "8"],
    });
    if (!found) throw new Error("nothing is led");
    expect(told(found, "third")).toMatchObject({
      heading: "Declarer has nothing above the seven",
      reason: "Missing: K, 10 and 8. They are all partner’s.",
    });
  });

  test("is the same from declarer’s chair, where what is left is third hand’s", () => {
    const found = reckon(laid("5", "Q9", "KJ4", "", "declarer"));
    if (!found) throw new Error("nothing is led");
    expect(found.count.declarerHigher).toBe(2);
    const { heading, reason } = told(found, "declarer");
    expect(heading).toBe("Third hand has two above the five");
    expect(reason).toBe(
      "Missing: A, 10, 8, 7 and 6. Two of these are third hand’s and three the leader’s; the rule does not say which.",
    );
  });

  test("takes in what declarer has played", () => {
    const found = reckon(laid("6", "K8", "A94", "Q"));
    if (!found) throw new Error("nothing is led");
    expect(found.count.declarerHigher).toBe(1);
    expect(told(found, "third").reason).toBe(
      "Declarer has played Q. Missing: J, 10 and 7. They are all partner’s.",
    );
  });

  test("is refused for an honour led", () => {
    const found = reckon(laid("T", "", ""));
    if (!found) throw new Error("nothing is led");
    expect(told(found, "third")).toMatchObject({
      heading: "The rule does not apply",
      rules: expect.arrayContaining(["third.eleven.not-fourth"]),
    });
    expect(told(found, "third").reason).toContain("The ten is an honour");
  });

  test("is refused where more is in sight, or has been played, than the rule allows", () => {
    const seen = reckon(laid("9", "KQ", "A"));
    const played = reckon(laid("9", "K", "A", "Q"));
    if (!seen || !played) throw new Error("nothing is led");
    expect(told(seen, "third").reason).toBe(
      "11 − 9 allows two higher outside partner’s hand; three are in sight. The nine was not led as a fourth best.",
    );
    expect(told(played, "third").reason).toContain("and declarer has played one more");
  });

  test("leaves the leader exactly three above a fourth best", () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const found = reckon(layout);
        if (!found?.count.applies) return;
        const { count, missing, shownHigher } = found;
        const others = (count.declarerHigher ?? 0) - shownHigher.length;
        expect(missing.length - others).toBe(3);
        for (const rank of missing) expect(placeOf(layout, rank)).toBeNull();
      }),
    );
  });

  test("waits for the card led", () => {
    expect(reckon(laid("", "KQ", "A"))).toBeNull();
  });
});

describe("what is kept on the device", () => {
  test("is read back as it was", () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const kept = stepTo(freshReckoner(), layout);
        expect(parseReckoner(formatReckoner(kept))).toEqual({ ok: true, value: kept });
      }),
    );
  });

  const withNow = (now: object) =>
    JSON.stringify({ v: 1, past: [], now: { ...emptyLayout(), ...now } });
  test.each([
    "",
    "null",
    '{"v":2,"past":[],"now":{}}',
    withNow({ led: ["7", "5"] }),
    withNow({ dummy: ["Q"], own: ["Q"] }),
    withNow({ dummy: ["1"] }),
    withNow({ chair: "dummy" }),
    withNow({ own: null }),
  ])("“%s” is refused in a sentence", (text) => {
    const read = parseReckoner(text);
    expect(read.ok).toBe(false);
  });
});
