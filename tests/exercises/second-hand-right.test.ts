import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { choiceMarks } from "../support/choices.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";

const exercise = await loadAuthored("second-hand-right");

/** From the rulebook, section 6.3, and the oracle’s cases of the kind `second-hand`: best cards, then those as sound. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "ace-king": ["SK", "SA"],
  "ace-queen": ["SA", ""],
  "king-queen-ten": ["SQ", "SK"],
  "king-queen-ten-jack-in-dummy": ["ST", ""],
  "king-queen-on-ten": ["SQ", "SK"],
  "ace-jack-ten": ["SA", ""],
  "ace-jack-ten-on-nine": ["ST", "SJ"],
  "ace-jack-on-nine": ["SJ", ""],
  "ace-jack-king-queen-in-dummy": ["SA", ""],
  "king-small": ["S4", "S6"],
  "queen-small": ["S4", "S6"],
  "queen-under-ace-king": ["SQ", "S4"],
  "queen-on-jack": ["SQ", ""],
  "ace-on-jack": ["SA", ""],
  "fourchette-king-jack": ["SK", ""],
  "fourchette-queen-ten": ["SQ", ""],
  "jack-in-full": ["SQ", ""],
  "imperfect-king-ten": ["SK", ""],
  "dummy-ruff": ["SA", ""],
  "king-short": ["SK", ""],
  "king-one-other": ["SK", ""],
  "king-on-jack": ["SK", ""],
  "king-long": ["S2", "S6 S4"],
  "king-singleton-queen": ["S2", "S6 S4"],
  "king-ten-on-jack": ["SK", ""],
  "king-ten-on-small": ["S6", ""],
  "queen-jack-on-nine": ["SJ", "SQ"],
};

describe("second hand, dummy on the right", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
