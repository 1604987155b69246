import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";

const exercise = await loadAuthored("second-hand-bid");
const solved = (slug: string) => exercise.solve(fromItem(exercise, slug));

describe("what second hand calls (bid.second.*)", () => {
  test.each([
    ["hand-one", ["1R"]],
    ["spade-hearts", ["1H"]],
    ["spade-light-no-trump", ["1NT"]],
    ["spade-nothing", ["pass"]],
    ["club-six-tricks", ["pass"]],
    ["club-seven-tricks", ["1R"]],
    ["royal-show-diamonds", ["2D"]],
    ["heart-no-lead", ["pass"]],
    ["no-trump-pass", ["pass"]],
    ["no-trump-long-spades", ["pass"]],
    ["no-trump-nine-tricks", ["2R", "2NT"]],
  ])("%s: %j", (slug, calls) => {
    expect(idsMarked(solved(slug), "best")).toEqual(calls);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(11);
  });

  test("a winning suit over a losing one is counted out loud (bid.second.major-over-minor)", () => {
    expect(becauseOf(solved("club-six-tricks"), "1R")).toContain("You count six tricks");
    expect(becauseOf(solved("club-seven-tricks"), "1R")).toContain("You count seven tricks");
  });

  test("no trump on a long suit and two suits open is not settled, and not offered (bid.principle.sound)", () => {
    expect(choicesOf(fromItem(exercise, "club-seven-tricks").ask)).not.toContain("1NT");
  });

  test("two sure tricks are no double of one spade (bid.double.certainty)", () => {
    expect(becauseOf(solved("spade-hearts"), "X")).toContain("takes seven tricks");
  });
});

test("over one spade at the first level, then over a suit or no trump", async () => {
  for (let seed = 0; seed < 60; seed++) {
    const { scene, id } = await fromSeed(exercise, seed);
    if (scene.type !== "bidding-hand") throw new Error(id);
    const [opening, ...more] = scene.calls;
    expect(more, id).toEqual([]);
    expect(opening?.type === "bid" && opening.strain === "spades", id).toBe(seed % 2 === 0);
  }
});
