import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("whist-return");

/**
 * Foster 1914, whist, “Rules for returning partner’s suits”, and the oracle’s `whist.return.two`: best cards, then those as
 * sound, which touch them once the cards between have gone.
 */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "best-first": ["SA", ""],
  "king-once-ace-has-gone": ["SK", ""],
  // With the ace gone the king is best, queen and jack second and third.
  "second-and-third": ["SQ", "SJ"],
  "second-and-third-in-full": ["SQ", "SJ"],
  "second-alone": ["S3", ""],
  "higher-of-two": ["S8", ""],
  "lowest-of-three": ["S3", ""],
  "lowest-of-four": ["S2", ""],
};

describe("returning partner’s suit at whist", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
