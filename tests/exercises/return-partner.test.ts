import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("return-partner");

/** Rules `third.return.*`, ruling AMB-22, and the oracle’s cases of the kind `return`: best cards, then those as sound. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "higher-of-two": ["S8", ""],
  "lowest-of-three": ["S3", ""],
  "lowest-of-four": ["S2", ""],
  "two-left": ["S9", ""],
  "three-left": ["S2", ""],
  "three-left-in-full": ["SJ", ""],
  "king-over-queen": ["SK", ""],
  "ten-over-nine": ["ST", "SJ"],
  "ace-over-nine": ["SA", ""],
};

describe("returning partner’s suit", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
