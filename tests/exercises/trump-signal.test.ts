import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("trump-signal");

/**
 * Foster 1914, whist, “The trump signal”, “Answering trump signals” and “After a force”; a single card thrown away calls when
 * it is higher than a seven. Best answers, then those as sound.
 */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "six-then-two": ["calls", ""],
  "two-then-six": ["no-call", ""],
  "eight-thrown": ["calls", ""],
  "seven-thrown": ["no-call", ""],
  "to-call": ["D6", ""],
  "not-to-call": ["D2", ""],
  "answer-best": ["HA", ""],
  "answer-second-and-third": ["HK", "HQ"],
  "answer-queen-jack-ten": ["HQ", ""],
  "answer-three": ["HJ", ""],
  "answer-four": ["H2", ""],
  "answer-five": ["H4", ""],
  "forced-with-three": ["H4", ""],
  "forced-with-four": ["H4", ""],
  // The book’s exception: hardly with the ten.
  "forced-with-the-ten": ["H2", ""],
  "forced-with-five": ["H6", ""],
  // “Others, holding four, lead the lowest.”
  "after-force-four": ["HJ", "H2"],
  "after-force-five": ["H4", ""],
};

describe("the call for trumps", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
