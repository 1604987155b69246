import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { readRound } from "../../src/exercises/marking/read-partner-ways.ts";
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

// The jack is the top of J 10 and of J 7 (ruling AMB-08); from king and jack alone the rulings leave either card (AMB-10).
test("partner’s jack puts ace and queen with declarer, leaves the ten open, and the king of two cards", () => {
  const seen = { viewer: "B", kingWon: false, strain: "hearts", plays: ["J", "3"] } as const;
  const higher = readRound({ ...seen, hand: ["K", "5", "2"], dummy: ["8", "3"] });
  expect(higher).toMatchObject({ partner: [], declarer: ["A", "Q"] });
  const king = readRound({ ...seen, hand: ["Q", "5", "2"], dummy: ["A", "8", "3"] });
  expect(king).toMatchObject({ partner: [], declarer: [] });
});
