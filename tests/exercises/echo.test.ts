import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("echo");

/** From the rulebook, section 4, and the oracle’s cases `third.trump.*` and `third.nt.echo.*`; nothing else tells the same. */
const RIGHT: Readonly<Record<string, string>> = {
  "seven-two": "S7",
  "eight-four-two": "S2",
  "jack-five": "S5",
  "ten-five": "S5",
  "nt-ten-eight-seven-four": "S8",
  "nt-ten-eight-seven": "S8",
  // Ruling AMB-20: the second best of two is the lower.
  "seven-four-in-full": "S7",
  "nt-two-small": "S4",
  "nt-nine-four": "S4",
  "nt-second-round-four": "S7",
  "nt-second-round-three": "ST",
};

describe("echo", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s: %s", (slug, best) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, ""]);
  });
});
