import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";

const exercise = await loadAuthored("partner-bids");
const solved = (slug: string) => exercise.solve(fromItem(exercise, slug));
const saidBy = (slug: string, id: string) => {
  const solution = solved(slug);
  return solution.type === "choices" ? solution.choices.find((each) => each.id === id)?.says : null;
};

describe("what third hand calls (bid.third.*)", () => {
  test.each([
    ["hand-one", "2C"],
    ["spade-no-more-than-dealer", "pass"],
    ["spade-a-trick-stronger", "1H"],
    ["two-spades-rescue", "1R"],
    ["two-spades-better", "1NT"],
    ["three-spades-rescue", "1R"],
    ["no-trump-five-hearts", "2H"],
    ["no-trump-weak-five", "2D"],
    ["no-trump-leave", "pass"],
    ["heart-three-suits", "1NT"],
    ["heart-supported", "pass"],
    ["no-trump-overcalled-two-stops", "X"],
    ["no-trump-overcalled-good-suit", "3D"],
    ["no-trump-overcalled-nothing", "pass"],
    ["heart-overcalled-three-tricks", "2H"],
    ["heart-overcalled-two-tricks", "pass"],
  ])("%s: %s", (slug, call) => {
    expect(idsMarked(solved(slug), "best")).toEqual([call]);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(16);
  });

  test("two or three spades are never left in (bid.third.two-three-spades)", () => {
    for (const slug of ["two-spades-rescue", "two-spades-better", "three-spades-rescue"]) {
      expect(idsMarked(solved(slug), "wrong")).toContain("pass");
      expect(becauseOf(solved(slug), "pass")).toContain("may never be left in");
    }
  });

  test("a bid that partner’s spades or no trump call for is not read as a bid of one’s own", () => {
    for (const [slug, call] of [
      ["two-spades-rescue", "1R"],
      ["no-trump-five-hearts", "2H"],
      ["no-trump-weak-five", "2D"],
    ] as const) {
      expect(saidBy(slug, call)).toBeUndefined();
    }
    expect(saidBy("heart-overcalled-three-tricks", "2H")).toBe(
      "I have three tricks for your suit.",
    );
  });

  test("a royal will do where there is better", () => {
    expect(idsMarked(solved("two-spades-better"), "acceptable")).toEqual(["1R"]);
  });

  test("two tricks are too few to raise on, and that is what tempts", () => {
    expect(becauseOf(solved("heart-overcalled-two-tricks"), "2H")).toContain(
      "two tricks for partner’s hearts",
    );
  });
});

test("second hand has passed at the first level, and bid at the second", async () => {
  for (let seed = 0; seed < 60; seed++) {
    const { scene, id } = await fromSeed(exercise, seed);
    if (scene.type !== "bidding-hand") throw new Error(id);
    expect(scene.calls[1]?.type, id).toBe(seed % 2 === 0 ? "pass" : "bid");
    expect(scene.viewer, id).toBe("Y");
  }
});
