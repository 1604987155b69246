import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";

/** From the rulebook (`auction.double.*`, `straight.double.order`), and the oracle’s cases of `double-legal`. */
const RIGHT: Readonly<Record<string, string>> = {
  "adversarys-bid": "double",
  "partners-bid": "own",
  "not-his-turn": "turn",
  "redouble-partners-bid": "redouble",
  "partner-doubled": "again",
  "redoubled-already": "spent",
  "double-wiped-out": "double",
  "straight-leader-first": "double",
  "straight-leaders-partner-waits": "turn",
  "straight-leaders-partner": "double",
  "straight-maker-first": "turn",
  "straight-makers-partner": "redouble",
  "straight-all-content": "over",
  "limit-100-notrump-96": "redouble",
  "limit-100-notrump-192": "limit",
  "limit-100-spades-128": "limit",
  "limit-200-hearts-128": "redouble",
  "limit-200-hearts-256": "limit",
  "no-limit-hearts-1024": "redouble",
};

describe("may-i-double", () => {
  test("every item has the answer of the rulebook, and it is the only best", async () => {
    const exercise = await loadAuthored("may-i-double");
    expect(Object.keys(exercise.items).sort()).toEqual(Object.keys(RIGHT).sort());
    for (const [slug, id] of Object.entries(RIGHT)) {
      const solution = exercise.solve(fromItem(exercise, slug));
      expect(verdictOn(solution, { type: "choice", id })?.mark, slug).toBe("best");
      const marks = solution.type === "choices" ? solution.choices.map(({ mark }) => mark) : [];
      expect(
        marks.filter((mark) => mark === "best"),
        slug,
      ).toHaveLength(1);
    }
  });

  test("every answer of either game comes up among the seeds", async () => {
    const exercise = await loadAuthored("may-i-double");
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const problem = await fromSeed(exercise, seed);
      const solution = exercise.solve(problem);
      const best =
        solution.type === "choices" && solution.choices.find(({ mark }) => mark === "best");
      if (best) seen.add(`${problem.scene.type} ${best.id}`);
    }
    expect([...seen].sort()).toEqual([
      "auction again",
      "auction double",
      "auction own",
      "auction redouble",
      "auction spent",
      "auction turn",
      "doubling double",
      "doubling limit",
      "doubling over",
      "doubling redouble",
      "doubling side",
      "doubling turn",
    ]);
  });
});
