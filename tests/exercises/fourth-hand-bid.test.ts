import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";

const exercise = await loadAuthored("fourth-hand-bid");
const solved = (slug: string) => exercise.solve(fromItem(exercise, slug));

describe("what fourth hand calls (bid.fourth.*)", () => {
  test.each([
    ["hand-one", ["2R"]],
    ["too-little-to-raise", ["pass"]],
    ["spade-left", ["pass"]],
    ["spade-game", ["1R", "1NT"]],
    ["club-left", ["pass"]],
    ["club-game", ["1R", "1NT"]],
    ["heart-royals", ["1R"]],
    ["royal-nothing", ["pass"]],
    ["no-trump-diamonds", ["2D"]],
    ["no-trump-no-tops", ["pass"]],
  ])("%s: %j", (slug, calls) => {
    expect(idsMarked(solved(slug), "best")).toEqual(calls);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(10);
  });

  test("five tricks are not the ten of a game in royals (bid.fourth.losing-suit)", () => {
    const because = becauseOf(solved("club-left"), "1R");
    expect(because).toContain("five tricks");
    expect(because).toContain("game takes ten");
  });
});

test("two passes come before at the first level, and partner’s bid at the second", async () => {
  for (let seed = 0; seed < 60; seed++) {
    const { scene, id } = await fromSeed(exercise, seed);
    if (scene.type !== "bidding-hand") throw new Error(id);
    expect(
      scene.calls.slice(1).map(({ type }) => type),
      id,
    ).toEqual(seed % 2 === 0 ? ["pass", "pass"] : ["bid", "bid"]);
  }
});
