import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("fourth-hand");

/** Rules `fourth.*` and the oracle’s cases of the kind `fourth-hand`: best cards, then those as sound. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "king-queen-jack-returning": ["SK", "SQ SJ"],
  "king-queen-jack-not-returning": ["SJ", "SK SQ"],
  "ace-king-queen-returning": ["SA", "SK SQ"],
  "ace-king-queen-not-returning": ["SQ", "SA SK"],
  "king-queen-jack-back": ["SJ", ""],
  "ace-king-queen-back": ["SQ", ""],
  "ace-jack-over-ten": ["SJ", ""],
  "partner-wins": ["S4", ""],
};

describe("fourth hand", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
