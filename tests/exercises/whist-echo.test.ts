import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("whist-echo");

/**
 * Foster 1914, whist: “The plain-suit echo” (third best of four or more, then second best), “The echo in trumps” (third
 * best, then fourth best); with fewer than four there is none, and the lowest is played.
 */
const RIGHT: Readonly<Record<string, string>> = {
  "plain-four": "S5",
  "plain-four-second-round": "S7",
  "plain-three": "S2",
  "trumps-four": "H5",
  "trumps-four-second-round": "H2",
  "trumps-three": "H5",
  "two-small": "S2",
};

describe("the echo at whist", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s: %s", (slug, best) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, ""]);
  });
});
