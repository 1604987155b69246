import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("discard");

/** Rules `discard.*`, ruling AMB-53 and the oracle’s facts: best cards, then those as sound. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "eight-asks": ["S8", ""],
  "lowest-above-six": ["S7", "S9"],
  "ace-nine-three": ["S9", ""],
  "king-five-two": ["S5", ""],
  // Four diamonds headed by ace, king and ten are the best suit; the small one goes.
  "whole-hand": ["D6", ""],
  reverse: ["S4", ""],
  "best-suit-against-trump": ["S4", ""],
  "nt-weak-school": ["C7 C3", ""],
  "nt-protected-school": ["S4", ""],
  "nt-no-school": ["S4 C7 C3", ""],
};

describe("discards", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });

  // A lone five of spades is no weaker than the nine and four of hearts; ten and nine of five spades protect nothing either.
  test.each([
    [55, "S5 D8 D4 D3", "H9 H4"],
    [76, "C4", "S9 S7 S6 S4"],
  ])("seed %i: two suits with nothing to protect are not ranked", async (seed, best, sound) => {
    const marks = choiceMarks(exercise.solve(await fromSeed(exercise, seed)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });

  test("one suit at the first level, a whole hand at the second", async () => {
    expect((await fromSeed(exercise, 6)).scene.type).toBe("suit");
    expect((await fromSeed(exercise, 7)).scene.type).toBe("discarding");
  });
});
