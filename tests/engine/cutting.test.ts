import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK, type Card } from "../../src/engine/core/card.ts";
import {
  compareCuts,
  cutForOut,
  cutForPartners,
  cutForTable,
  cutHeight,
  goingOut,
  groupCuts,
  lowerCut,
  type Cuts,
} from "../../src/engine/core/cutting.ts";
import { GAMES } from "../../src/engine/games/registry.ts";

const cuts = (words: string): Cuts =>
  Object.fromEntries(
    words.split(" ").map((word, index) => [`p${index + 1}`, word.split("/") as Card[]]),
  );

const fourCuts = fc
  .shuffledSubarray([...PACK], { minLength: 4, maxLength: 4 })
  .map((cards) => cuts(cards.join(" ")));

describe("one cut against another", () => {
  test("at auction equal cards are told apart by suit (auction.cut.ties)", () => {
    expect(groupCuts(cuts("S7 C7 D7 H7"), "suit").flat()).toEqual(["p4", "p3", "p2", "p1"]);
    expect(lowerCut(cuts("DK CK"), "suit")).toBe("p1");
  });

  test("elsewhere they are cut again", () => {
    expect(lowerCut(cuts("DK CK"), "recut")).toBeNull();
    expect(compareCuts("DK", "CK", "recut")).toBe(0);
    expect(lowerCut(cuts("DK/S3 CK/H2"), "recut")).toBe("p2");
  });
});

describe("cutting for a table", () => {
  test("equals about the fourth place cut again, and nobody else", () => {
    expect(cutForTable(cuts("SK HA D5 C5 H5 S2"), "recut")).toEqual({
      recut: ["p3", "p4", "p5"],
      decides: "players",
    });
    expect(cutForTable(cuts("SK HA D5/S9 C5/H2 H5/D3 S2"), "recut")).toEqual({
      play: ["p2", "p6", "p4", "p5"],
    });
    expect(cutForTable(cuts("SK HK D5 C5 H6 S2"), "recut")).toEqual({
      play: ["p6", "p3", "p4", "p5"],
    });
  });
});

describe("cutting for partners", () => {
  test("the lowest deals, with the next for partner (auction.cut.partners, straight.cut.partners)", () => {
    expect(cutForPartners(cuts("D9 SA CK H2"), "suit")).toEqual({
      partners: [
        ["p2", "p4"],
        ["p1", "p3"],
      ],
      dealer: "p2",
    });
    expect(cutForPartners(cuts("S9 SA SK S2"), "recut")).toMatchObject({ dealer: "p2" });
  });

  test("the two lowest equal: they cut again for the deal (straight.cut.tie-recut)", () => {
    expect(cutForPartners(cuts("H2 S2 SK SQ"), "recut")).toEqual({
      recut: ["p1", "p2"],
      decides: "dealer",
    });
    expect(cutForPartners(cuts("H2 S2 SK SQ"), "suit")).toMatchObject({ dealer: "p1" });
  });

  test("two in the middle: the lower plays with the lowest; the two highest: nothing hangs on it", () => {
    expect(cutForPartners(cuts("H2 S7 D7 SQ"), "recut")).toEqual({
      recut: ["p2", "p3"],
      decides: "partners",
    });
    expect(cutForPartners(cuts("H2 S7/SK D7/S3 SQ"), "recut")).toMatchObject({
      partners: [
        ["p1", "p3"],
        ["p2", "p4"],
      ],
    });
    expect(cutForPartners(cuts("H2 S7 DQ SQ"), "recut")).toMatchObject({ dealer: "p1" });
  });

  test("three equal with the fourth highest, and with the fourth lowest (Elwell 1905, law 20)", () => {
    expect(cutForPartners(cuts("H5 S5 D5 SQ"), "recut")).toEqual({
      recut: ["p1", "p2", "p3"],
      decides: "partners",
    });
    expect(cutForPartners(cuts("H5/S9 S5/S2 D5/SJ SQ"), "recut")).toEqual({
      partners: [
        ["p2", "p1"],
        ["p3", "p4"],
      ],
      dealer: "p2",
    });
    expect(cutForPartners(cuts("H5/S9 S5/S2 D5/SJ S3"), "recut")).toEqual({
      partners: [
        ["p4", "p2"],
        ["p1", "p3"],
      ],
      dealer: "p4",
    });
  });

  test("by suit nobody ever cuts twice; by recut only equals do", () => {
    fc.assert(
      fc.property(fourCuts, (drawn) => {
        expect(cutForPartners(drawn, "suit")).toHaveProperty("dealer");
        const again = cutForPartners(drawn, "recut");
        if (!("recut" in again)) return;
        const heights = again.recut.map((name) => cutHeight(drawn[name]?.[0] ?? "SA"));
        expect(new Set(heights).size).toBe(1);
      }),
    );
  });

  test("takes four players", () => {
    expect(() => cutForPartners(cuts("S2 S3"), "suit")).toThrow("four players");
  });
});

describe("cutting out", () => {
  test("one must go without cutting and another by cut", () => {
    expect(goingOut({ a: 2, b: 1, c: 1, d: 1 }, 2)).toEqual({
      out: ["a"],
      cutAmong: ["b", "c", "d"],
      byCut: 1,
    });
  });

  test("at auction all who want to play cut afresh, whoever has just played (auction.cutting-out.fresh-cut)", () => {
    const { cutting } = GAMES["auction-1914"];
    expect(cutting).toEqual({ ties: "suit", outgoers: "fresh" });
    expect(GAMES["whist-english"].cutting).toEqual({ ties: "recut", outgoers: "longest" });
    const table = cutForTable(cuts("SK HA D5 C5 HJ S2"), cutting.ties);
    expect("play" in table && table.play).toHaveLength(4);
  });

  test("the highest cuts go out, and equals cut again", () => {
    expect(cutForOut(cuts("SA H9 CK D2"), 2, "recut")).toEqual({ out: ["p2", "p3"] });
    expect(cutForOut(cuts("SA H9 C9 D2"), 1, "recut")).toEqual({
      recut: ["p2", "p3"],
      decides: "outgoers",
    });
  });
});
