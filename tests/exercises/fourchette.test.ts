import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("fourchette");

/** Rule `second.right.fourchette-definitions`, and the oracle’s cases `fourchette.*`. */
const RIGHT: Readonly<Record<string, string>> = {
  "king-jack-over-queen": "true",
  "queen-ten-over-jack": "true",
  "king-ten-over-queen": "imperfect",
  "queen-nine-over-jack": "imperfect",
  "ace-queen-over-king": "true",
  "ace-jack-over-king": "imperfect",
  "king-nine-over-queen": "none",
  "ace-ten-over-jack": "none",
  "queen-seven-over-nine": "true",
};

describe("a fourchette", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s: %s", (slug, best) => {
    expect(choiceMarks(exercise.solve(fromItem(exercise, slug))).best).toBe(best);
  });
});
