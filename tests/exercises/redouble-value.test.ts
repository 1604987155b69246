import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";

/** From the rulebook’s tables and worked examples; arithmetic on them where no text gives the sum. */
const RIGHT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // straight.make.values 12, twice; 30 wants two at 24.
  "straight-no-trump-doubled": { trick: 24, needed: 2 },
  // straight.double-not-honours: simple honours in hearts stay 16.
  "straight-hearts-redoubled-twice": { trick: 64, honours: 16 },
  // straight.double.limit: “spades 2 … 128”.
  "straight-spades-hundred": { trick: 64, most: 128 },
  "straight-clubs-redoubled": { trick: 16, needed: 2 },
  // auction.score.doubled.example: five by cards 5 × 20, then 50 and 100 above.
  "auction-three-no-trumps-doubled": { each: 20, below: 100, bonus: 150, honours: 30 },
  "auction-hearts-doubled-honours": { each: 16, below: 32, bonus: 50, honours: 16 },
  // auction.score.redoubled.made: 9 × 4, and bonuses of 100.
  "auction-redoubled-made": { each: 36, below: 108, bonus: 200, honours: 18 },
  // auction.score.doubled.undertrick-100; four honours in diamonds are four times seven.
  "auction-doubled-short": { each: 100, short: 200, honours: 28 },
};

describe("redouble-value", () => {
  test("every item comes to what the rulebook says", async () => {
    const exercise = await loadAuthored("redouble-value");
    expect(Object.keys(exercise.items).sort()).toEqual(Object.keys(RIGHT).sort());
    for (const [slug, values] of Object.entries(RIGHT)) {
      const solution = exercise.solve(fromItem(exercise, slug));
      expect(verdictOn(solution, { type: "numbers", values })?.mark, slug).toBe("best");
    }
  });

  test("honours that somebody doubled are wrong, and the line says why", async () => {
    const exercise = await loadAuthored("redouble-value");
    const solution = exercise.solve(fromItem(exercise, "auction-hearts-doubled-honours"));
    const values = { ...RIGHT["auction-hearts-doubled-honours"], honours: 32 };
    const verdict = verdictOn(solution, { type: "numbers", values });
    expect(verdict?.mark).toBe("wrong");
    expect(verdict?.lines?.filter(({ right }) => !right).map(({ because }) => because)).toEqual([
      "Honours are never doubled: simple honours, 16.",
    ]);
  });
});
