import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("second-hand-left");

/** From the rulebook, section 6.3, and the oracle’s cases of the kind `second-hand`: best cards, then those as sound. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "king-no-ace": ["SK", ""],
  "three-led-in-full": ["SK", ""],
  "king-ace-in-dummy": ["S4", "S6"],
  "king-dummy-two": ["SK", ""],
  "king-partner-to-lead": ["S4", "S6"],
  "king-dummy-two-partner-to-lead": ["SK", ""],
  "king-long": ["S2", "S6 S4"],
  "king-short": ["SK", ""],
  "last-three": ["SA", ""],
};

describe("second hand, dummy on the left", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
