import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { OTHER_TELLS } from "../../src/exercises/wording/bid-tells.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";

const exercise = await loadAuthored("later-bid");
const solved = (slug: string) => exercise.solve(fromItem(exercise, slug));
const saidBy = (slug: string, id: string) => {
  const solution = solved(slug);
  return solution.type === "choices" ? solution.choices.find((each) => each.id === id)?.says : null;
};

test("a losing suit after a take-out is not called a bid of one’s own accord (bid.later.losing-after-takeout)", () => {
  expect(becauseOf(solved("tell-diamonds-after-clubs"), "tops")).toContain("taken out");
  expect(becauseOf(solved("tell-club-after-spade"), "tops")).toContain("one’s own accord");
});

test("a raise of partner’s suit on the second round tells of no length in it", () => {
  expect(saidBy("ace-king-and-an-ace", "2H")).toBeUndefined();
});

describe("later bids (bid.free-bid, bid.forced, bid.shout, bid.later.*)", () => {
  test.each([
    ["two-diamonds-over-heart", "forced"],
    ["heart-over-spade", "free"],
    ["club-by-dealer", "free"],
    ["two-hearts-over-spade", "shout"],
    ["three-diamonds-over-heart", "shout"],
    ["tell-one-spade", "nothing"],
    ["tell-two-spades", "two-sure-spades"],
    ["tell-three-spades", "long-spades"],
    ["tell-club-after-spade", "tops"],
    ["tell-one-heart", "tricks"],
    ["tell-two-hearts", "shout"],
    ["tell-two-clubs", "shout-for-no-trump"],
    ["tell-heart-raise", "support"],
    ["tell-clubs-over-royals", "denies"],
    ["tell-no-trump-over-heart", "denies-with-three"],
    ["tell-diamonds-at-last", "length"],
    ["tell-hearts-again", "rebid"],
    ["tell-diamonds-after-clubs", "tops"],
    ["tell-two-diamonds", "lead"],
    ["hand-one", "3D"],
    ["taken-out-no-tops", "pass"],
    ["raised-on-three", "pass"],
    ["raised-with-a-fourth", "3H"],
    ["partner-rebids-one-trick", "3H"],
    ["partner-rebids-no-trick", "pass"],
    ["ace-king-and-an-ace", "2H"],
    ["ace-king-alone", "pass"],
    ["ace-king-raised-already", "pass"],
  ])("%s: %s", (slug, id) => {
    expect(idsMarked(solved(slug), "best")).toEqual([id]);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(28);
  });

  test("the least that would do is named", () => {
    expect(becauseOf(solved("three-diamonds-over-heart"), "free")).toContain("Two diamonds");
    expect(becauseOf(solved("two-diamonds-over-heart"), "shout")).toContain("two diamonds");
  });

  test("what is told already is not bid again (bid.later.not-twice)", () => {
    expect(idsMarked(solved("ace-king-raised-already"), "wrong")).toContain("3H");
    expect(becauseOf(solved("ace-king-raised-already"), "3H")).toContain("nothing left to tell");
  });
});

test("no other meaning is offered twice, nor the right one as another", () => {
  for (const [tell, others] of Object.entries(OTHER_TELLS)) {
    expect(new Set([tell, ...others]).size, tell).toBe(4);
  }
});

test("a bid at two levels, then a hand that has spoken or let partner bid twice", async () => {
  for (let seed = 0; seed < 90; seed++) {
    const { scene, id } = await fromSeed(exercise, seed);
    expect(scene.type, id).toBe(seed % 3 === 2 ? "bidding-hand" : "auction");
    if (scene.type === "bidding-hand") expect(scene.calls.length, id).toBeGreaterThanOrEqual(4);
  }
});
