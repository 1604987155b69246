import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("third-hand");

/** From the rulebook, section 4, and the oracle’s cases of the kind `third-hand`: best cards, then those as sound. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "ace-queen": ["SA", ""],
  "ace-queen-king-in-dummy": ["SQ", "SA"],
  "king-jack": ["SK", ""],
  "king-queen": ["SQ", "SK"],
  "jack-led-king-ten": ["S4", ""],
  // The five between them is dummy’s, and he has played.
  "jack-led-queen": ["S6 S4", ""],
  "jack-led-ace": ["S6 S4", ""],
  "queen-jack-ten": ["SJ", "SQ ST"],
  "let-king-make": ["S4", ""],
  "ace-up-to-strength": ["SA", ""],
  "ace-queen-alone": ["SA", ""],
  "cheapest-over-dummy": ["SQ", ""],
  // “The king, not the queen”: the false card is the point, so that the queen will not do (`third.trump.kqx`).
  "trumps-king-queen": ["SK", ""],
  "queen-up-to-king": ["C6", ""],
  // Between the seven and the two lie cards still out: the two is the smaller, and wastes less.
  "jack-in-full": ["S2", "S7"],
  "partners-seven-wins": ["S3", ""],
};

describe("third hand", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });
});
