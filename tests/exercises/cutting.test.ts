import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { CUTTING } from "../../src/engine/games/cutting-rules.ts";
import { GAMES } from "../../src/engine/games/registry.ts";

/** From the rulebook, and from the oracle’s cases of the kind `cutting`. */
const RIGHT: Readonly<Record<string, string>> = {
  // auction.cut.ace-below-two
  "ace-is-low": "Ben+Ann",
  // auction.cut.tie-D-below-C: ♥5, then ♦K below ♣K
  "tie-by-suit-auction": "Ben+Clara",
  // auction.cut.tie-H-below-D
  "tie-hearts-diamonds-auction": "Clara+Ben",
  "straight-lowest-tie": "recut:Ann,Clara",
  "straight-lowest-tie-cut-again": "Clara+Ann",
  "straight-middle-tie": "recut:Ann,Dan",
  "highest-tie-harmless": "Ben+Dan",
  // whist.pack: the ace is below the two; whist.cutting: equal cards in the middle are cut again
  "whist-ace-low": "Ben+Clara",
  "whist-middle-tie": "recut:Ann,Dan",
  "whist-three-tie": "recut:Ann,Ben,Dan",
  "five-for-auction": "out:Dan",
  "five-for-whist-tie": "recut:Clara,Dan",
  "whist-five-after-two": "go:;Ann,Clara,Dan;1",
  "whist-five-last": "go:Ben;;0",
  "whist-six": "go:Ben,Dan;;0",
  "auction-fresh-cut": "fresh",
};

describe("cutting", () => {
  test("every item has a known answer, and each is the only one marked right", async () => {
    const exercise = await loadAuthored("cutting");
    expect(Object.keys(exercise.items).sort()).toEqual(Object.keys(RIGHT).sort());
    for (const [slug, id] of Object.entries(RIGHT)) {
      const solution = exercise.solve(fromItem(exercise, slug));
      expect(verdictOn(solution, { type: "choice", id })?.mark, slug).toBe("best");
      const marks = solution.type === "choices" ? solution.choices.map(({ mark }) => mark) : [];
      expect(
        marks.filter((mark) => mark === "best"),
        slug,
      ).toHaveLength(1);
    }
  });

  test("there are always three or four answers, no two worded alike", async () => {
    const exercise = await loadAuthored("cutting");
    for (let seed = 0; seed < 300; seed++) {
      const { ask, id } = await fromSeed(exercise, seed);
      const labels = ask.type === "option" ? ask.options.map(({ label }) => label) : [];
      expect(labels.length, id).toBeGreaterThanOrEqual(3);
      expect(labels.length, id).toBeLessThanOrEqual(4);
      expect(new Set(labels).size, id).toBe(labels.length);
    }
  });

  test("the games cut as the table of cutting says", () => {
    for (const game of Object.values(GAMES)) expect(game.cutting).toEqual(CUTTING[game.id]);
  });
});
