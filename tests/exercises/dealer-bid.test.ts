import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";

const exercise = await loadAuthored("dealer-bid");
const solved = (slug: string) => exercise.solve(fromItem(exercise, slug));

describe("what the dealer calls (bid.dealer.*)", () => {
  test.each([
    ["clubs-ace-king", "1C"],
    ["clubs-ace-queen-jack", "1C"],
    ["diamonds-king-queen-jack", "1D"],
    ["clubs-king-queen", "1S"],
    ["clubs-ace-jack-ten", "1S"],
    ["hearts-four", "1S"],
    ["hearts-nothing-outside", "1S"],
    ["hearts-five", "1H"],
    ["hearts-six-without-tops", "1S"],
    ["spades-short", "2S"],
    ["spades-five", "1R"],
    ["hand-one", "1H"],
    ["three-aces", "1NT"],
    ["losing-suit", "1C"],
    ["royals", "1R"],
    ["two-spades", "2S"],
    ["three-spades", "3S"],
    ["length-without-tops", "1S"],
    ["solid-hearts", "1H"],
    ["nothing", "1S"],
  ])("%s: %s", (slug, call) => {
    expect(idsMarked(solved(slug), "best")).toEqual([call]);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(20);
  });

  test("a solid suit may be shouted, and two sure tricks may not (bid.shout)", () => {
    expect(idsMarked(solved("solid-hearts"), "acceptable")).toEqual(["2H"]);
    expect(idsMarked(solved("losing-suit"), "wrong")).toContain("2C");
  });

  test("a losing suit that is fit beside a winning one will do, since the book ranks neither", () => {
    expect(idsMarked(solved("hand-one"), "acceptable")).toEqual(["1D"]);
    expect(becauseOf(solved("hand-one"), "1D")).toContain("does not rank");
  });

  test("one spade with a bid to make is not what is asked, and is said not to be forbidden", () => {
    expect(idsMarked(solved("royals"), "wrong")).toContain("1S");
    expect(becauseOf(solved("royals"), "1S")).toContain("not forbidden");
  });
});

test("one suit at the first level, then a whole hand with one spade among the calls", async () => {
  for (let seed = 0; seed < 60; seed++) {
    const { scene, ask, id } = await fromSeed(exercise, seed);
    expect(scene.type, id).toBe(seed % 2 === 0 ? "suit" : "bidding-hand");
    expect(choicesOf(ask), id).toContain("1S");
    if (scene.type === "bidding-hand") {
      expect(choicesOf(ask).length, id).toBeGreaterThanOrEqual(3);
      expect(choicesOf(ask).length, id).toBeLessThanOrEqual(6);
    }
  }
});
