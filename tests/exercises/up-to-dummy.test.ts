import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("up-to-dummy");

/** From the rulebook’s section on leading up to dummy, and the oracle’s cases and facts `upto.*`. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "queen-to-jack": ["SQ", ""],
  "jack-to-ten": ["SJ", ""],
  "jack-once": ["SJ", "ST"],
  "trump-king": ["HK", ""],
  "queen-ten-to-ace": ["SQ", ""],
  "queen-ten-to-king": ["SQ", ""],
  "short-king": ["SK", ""],
  "short-queen": ["SQ", ""],
  "queen-jack-small": ["SQ", "SJ"],
  "jack-ten-small": ["SJ", "ST"],
  "ten-nine-six": ["ST", "S9"],
  "card-dummy-cannot-beat": ["S9", ""],
  "beat-dummy": ["ST", ""],
  "beat-dummy-in-full": ["ST", ""],
  "end-small-to-queen": ["S6", ""],
  "end-one-trick": ["SQ", ""],
  "end-two-tricks": ["S4", ""],
  "weak-small": ["lead", ""],
  "weak-four": ["lead", ""],
  "weak-ace": ["lead", ""],
  "weak-ace-one": ["lead", ""],
  "weak-king-two": ["lead", ""],
  "lone-queen": ["lead", ""],
  "weak-king": ["lead", ""],
  "ace-queen-jack": ["leave", ""],
  "king-ten": ["leave", ""],
  "king-small": ["leave", ""],
  "king-queen-plain": ["leave", ""],
  "short-king-met": ["leave", ""],
  tenace: ["leave", ""],
  "ace-king-jack-go-on": ["go-on", ""],
  "ace-king-jack-stop": ["stop", ""],
  "king-queen-ten-go-on": ["go-on", ""],
  "king-queen-ten-stop": ["stop", ""],
  "king-queen-nine-go-on": ["go-on", ""],
  "king-queen-nine-stop": ["stop", ""],
};

describe("leading up to dummy", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
