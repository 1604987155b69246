import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";
import { choiceMarks } from "../support/choices.ts";

/** From the rulebook’s sections on playing against dummy and on the declarer’s play: best answers, then those as sound. */
const RIGHT = {
  "dummy-suit": {
    "through-strength": ["H", "C D"],
    "up-to-weakness": ["S", ""],
  },
  "declarer-suit": {
    "most-cards": ["D", ""],
    massed: ["D", ""],
    sequence: ["S", "D"],
  },
  "draw-trumps": {
    "five-good-trumps": ["draw", ""],
    "singleton-spade": ["ruff-first", ""],
    "short-both-ways": ["cross-ruff", "ruff-first"],
    "ace-queen-jack-nine": ["cross-over", ""],
    "lead-in-dummy": ["draw", ""],
  },
} as const;

describe.each(Object.entries(RIGHT))("%s", (kind, right) => {
  test("each item has its answer here", async () => {
    const { items } = await loadAuthored(kind as keyof typeof RIGHT);
    expect(Object.keys(items).toSorted()).toEqual(Object.keys(right).toSorted());
  });

  test("no card is in both hands, and they are as long as each other", async () => {
    const { items } = await loadAuthored(kind as keyof typeof RIGHT);
    for (const posed of Object.values(items)) {
      const { hand, dummy } = sceneOf(posed, "two-hands");
      expect(hand).toHaveLength(dummy.length);
      expect(new Set([...hand, ...dummy]).size).toBe(2 * hand.length);
    }
  });

  test.each(Object.entries(right as Readonly<Record<string, readonly [string, string]>>))(
    "%s",
    async (slug, [best, sound]) => {
      const exercise = await loadAuthored(kind as keyof typeof RIGHT);
      const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
      expect([marks.best, marks.acceptable]).toEqual([best, sound]);
    },
  );
});
