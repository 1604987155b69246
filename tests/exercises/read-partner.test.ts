import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("read-partner");

/** From the rulebook: `third.infer.*`, `third.left.infer-*`, `second.right.infer-q-ajx`, `lead.high.king-inference`. */
const RIGHT: Readonly<Record<string, string>> = {
  "dummys-queen-put-up": "partner",
  "dummys-queen-the-jack": "partner",
  "jack-taken-by-queen": "partner",
  "queen-taken-by-king": "partner",
  "queen-taken-by-king-ten": "partner",
  "queen-taken-by-ace": "declarer",
  "queen-taken-by-ace-jack": "partner",
  "dummy-leads-queen": "declarer",
  "dummy-leads-queen-from-sequence": "declarer",
  "dummy-leads-queen-ace-unknown": "unsure",
  "king-led-ace-in-sight": "partner",
  "king-led-ace-or-queen": "unsure",
};

describe("reading partner", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s: %s", (slug, best) => {
    expect(choiceMarks(exercise.solve(fromItem(exercise, slug))).best).toBe(best);
  });
});
