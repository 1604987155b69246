import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("nullo-lead");

/** Rules `nullo.play.*`, and the oracle’s `nullo.lead.two`, `nullo.lead.suit`, `nullo.return`: best cards, then those as sound. */
const RIGHT: Readonly<Record<string, readonly [best: string, sound: string]>> = {
  "top-of-two": ["DJ", ""],
  "middle-of-three": ["D8", ""],
  "middle-of-four": ["D8", "DJ"],
  "book-opening": ["DJ", ""],
  "returns-partners-suit": ["D8", ""],
  "singleton-first": ["HQ", ""],
  // Dummy is out of diamonds; of the others hearts and clubs are shortest.
  "no-discard-for-dummy": ["HQ CJ", ""],
};

describe("a lead against a nullo", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [best, sound]) => {
    const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
    expect([marks.best, marks.acceptable]).toEqual([best, sound]);
  });

  test("a suit that dummy is out of is never led while there is another", async () => {
    for (let seed = 2; seed < 300; seed += 3) {
      const { scene, ...problem } = await fromSeed(exercise, seed);
      if (scene.type !== "two-hands") throw new Error("dummy was expected");
      const best = choiceMarks(exercise.solve({ ...problem, scene })).best.split(" ");
      const follows = (card: string) => scene.dummy.some((other) => other[0] === card[0]);
      expect(best.every(follows), problem.id).toBe(true);
    }
  });
});
