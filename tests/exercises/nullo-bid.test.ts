import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";

/** The oracle’s cases of `nullo`, and of `score` on nullos; an empty box counts nought. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "one-nullo": { own: 6, others: 7 },
  "two-nullos": { own: 5, others: 8 },
  "three-nullos": { own: 4, others: 9 },
  "five-nullos": { own: 2, others: 11 },
  "six-nullos": { own: 1, others: 12 },
  "seven-nullos": { own: 0, others: 13 },
  "three-made": { "YZ.below": 30 },
  "foster-hand-two": { "YZ.below": 40 },
  "four-nullos-short": { "AB.above": 50 },
  "adversary-revokes": { "YZ.below": 30, "YZ.above": 100 },
  "declarer-revokes": { "AB.above": 100 },
};

/** The oracle’s cases of `bid-over` with nullos; two royals by the same arithmetic, 20 over 18. */
const CHOICES: Readonly<Record<string, string>> = {
  "two-no-trumps-over-two-nullos": "enough",
  "two-nullos-over-two-no-trumps": "not-enough",
  "three-nullos-over-two-no-trumps": "enough",
  "one-nullo-over-one-no-trump": "not-enough",
  "two-nullos-over-two-royals": "enough",
  "nullos-over-two-no-trumps": "3",
};

describe("nullo-bid", () => {
  test("every item comes to what the oracle says", async () => {
    const exercise = await loadAuthored("nullo-bid");
    const known = [...Object.keys(FIGURES), ...Object.keys(CHOICES)];
    expect(Object.keys(exercise.items).sort()).toEqual(known.sort());
    for (const [slug, values] of Object.entries(FIGURES)) {
      const solution = exercise.solve(fromItem(exercise, slug));
      expect(verdictOn(solution, { type: "numbers", values })?.mark, slug).toBe("best");
    }
    for (const [slug, id] of Object.entries(CHOICES)) {
      const solution = exercise.solve(fromItem(exercise, slug));
      expect(verdictOn(solution, { type: "choice", id })?.mark, slug).toBe("best");
    }
  });

  test("an equal bid of nullos is refused for its own rule", async () => {
    const exercise = await loadAuthored("nullo-bid");
    const solution = exercise.solve(fromItem(exercise, "two-nullos-over-two-no-trumps"));
    const verdict = verdictOn(solution, { type: "choice", id: "enough" });
    expect(verdict?.mark).toBe("wrong");
    expect(verdict?.rules).toEqual(["nullo.rank-vs-nt"]);
  });
});
