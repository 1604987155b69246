import { describe, expect, test } from "vitest";
import { verdictOn, type Problem } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const exercise = await loadAuthored("score-straight");

/** What each item scores by the books: the oracle’s deals, and its honours with the odd tricks beside them. */
const RIGHT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "four-hearts": { "YZ.below": 32, "YZ.above": 32 },
  "three-no-trumps": { "YZ.below": 36 },
  "two-no-trumps": { "YZ.below": 24 },
  "odd-no-trump": { "YZ.below": 12 },
  "adversaries-score": { "AB.below": 16, "YZ.above": 16 },
  "doubled-spades": { "AB.below": 4 },
  "doubled-hearts": { "YZ.below": 32 },
  "redoubled-clubs": { "YZ.below": 32, "AB.above": 8 },
  "redoubled-diamonds": { "AB.below": 24 },
  "little-slam": { "YZ.below": 36, "YZ.above": 68 },
  "elwell-grand-slam": { "YZ.below": 56, "YZ.above": 104 },
  "grand-slam": { "YZ.below": 14, "YZ.above": 60 },
  "black-slam-no-game": { "AB.below": 28, "AB.above": 40 },
  "chicane-offset": { "YZ.below": 8, "AB.above": 16 },
  "chicane-own-honours": { "YZ.below": 8, "YZ.above": 80 },
  "double-chicane": { "YZ.below": 10, "YZ.above": 2 },
  "chicane-add": { "AB.below": 6, "AB.above": 24 },
  "chicane-off": { "AB.below": 2, "AB.above": 10 },
  "revoke-by-us": { "AB.below": 12 },
  "revoke-stops-at-28": { "YZ.below": 10 },
  "revoke-doubled": { "YZ.below": 36 },
  "revoke-no-slam": { "YZ.below": 56 },
  "two-revokes": { "YZ.below": 24 },
};

function solved(problem: Problem) {
  const solution = exercise.solve(problem);
  if (solution.type !== "entries") throw new Error("figures were expected");
  return { solution, entries: solution.entries };
}

describe("the items of score-straight", () => {
  test("every item has its answer from the books", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, values) => {
    const { solution } = solved(fromItem(exercise, slug));
    const verdict = verdictOn(solution, { type: "numbers", values });
    expect(verdict?.lines?.filter(({ right }) => !right)).toEqual([]);
  });

  test("a side stopped at 28 is told so, with its score before", () => {
    const { entries } = solved(fromItem(exercise, "revoke-stops-at-28"));
    const below = entries.find(({ field }) => field === "YZ.below");
    expect(below?.because).toMatch(/36.*stops at 28.*had 18.*10/);
    expect(below?.rules).toContain("straight.revoke.cap-28");
  });

  test("a slam that a revoke spoils is explained where it is looked for", () => {
    const { entries } = solved(fromItem(exercise, "revoke-no-slam"));
    const above = entries.find(({ field }) => field === "YZ.above");
    expect(above?.because).toContain("no slam");
    expect(above?.rules).toContain("straight.slam");
  });
});

describe("the seeds of score-straight", () => {
  test("deals could have been played: somebody has honours in a suit, and no box is under nought", async () => {
    for (let seed = 0; seed < 400; seed++) {
      const problem = await fromSeed(exercise, seed);
      const { deal } = sceneOf(problem, "straight-deal");
      if (deal.strain !== "notrump") expect(deal.honours, problem.id).toBeDefined();
      for (const { value } of solved(problem).entries) {
        expect(value, problem.id).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("only one side scores below the line, unless a revoke stopped it", async () => {
    for (let seed = 0; seed < 400; seed++) {
      const { entries } = solved(await fromSeed(exercise, seed));
      const below = entries.filter(({ field, value }) => field.endsWith("below") && value > 0);
      expect(below.length, `seed ${seed}`).toBeLessThanOrEqual(1);
    }
  });
});
