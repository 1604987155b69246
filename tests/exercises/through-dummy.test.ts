import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("through-dummy");

/** From the rulebook’s section on leading through dummy, and the oracle’s cases and facts `through.*`. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "ten-to-jack": ["ST", ""],
  "queen-to-king": ["SQ", ""],
  "ace-queen-ten-through-king": ["DQ", ""],
  "ace-queen-ten-through-jack": ["CT", ""],
  "queen-king-jack-in-dummy": ["leave", ""],
  "ten-with-nine": ["ST", "S9"],
  "jack-if-it-must": ["SJ", "ST"],
  "ten-if-it-must": ["ST", "SJ"],
  "trump-queen": ["HQ", ""],
  "trump-small-next": ["H4", "H6"],
  "end-queen": ["SQ", ""],
  "lone-king-on-ace": ["lead", ""],
  "lone-king-kept": ["leave", ""],
  "king-waits": ["leave", ""],
  "ace-jack-ten-waits": ["leave", ""],
  "strong-trumps": ["leave", ""],
  "ace-jack-in-dummy": ["lead", ""],
  "king-ten-in-dummy": ["lead", ""],
  "ace-and-three-small": ["lead", ""],
  "king-and-three-small": ["lead", ""],
  "ace-king-in-dummy": ["leave", ""],
  "sequence-in-dummy": ["leave", ""],
  "dummys-long-suit": ["leave", ""],
};

describe("leading through dummy", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
