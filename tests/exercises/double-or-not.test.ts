import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";

const exercise = await loadAuthored("double-or-not");
const solved = (slug: string) => exercise.solve(fromItem(exercise, slug));

describe("whether to double (bid.double.*)", () => {
  test.each([
    ["four-tricks", "certain"],
    ["three-tricks", "uncertain"],
    ["four-tricks-and-clubs", "shift"],
    ["royals-as-well", "game"],
    ["royals-with-five", "certain"],
    ["royals-a-game-up", "game"],
    ["royals-with-six", "certain"],
    ["four-hearts", "free"],
    ["four-hearts-and-clubs", "shift"],
  ])("%s: %s", (slug, id) => {
    expect(idsMarked(solved(slug), "best")).toEqual([id]);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(9);
  });

  test("what is true besides is said in short", () => {
    const said = becauseOf(solved("four-hearts-and-clubs"), "uncertain");
    expect(said).toContain("That is true");
    expect(said).not.toContain("a double might");
  });

  test("what is true besides is not marked wrong", () => {
    expect(idsMarked(solved("four-hearts-and-clubs"), "acceptable")).toEqual(["uncertain"]);
  });

  test("four sure tricks beat four diamonds by one, which is 100 points doubled", () => {
    expect(becauseOf(solved("four-tricks"), "certain")).toContain("a certainty of 100 points");
    expect(becauseOf(solved("royals-with-five"), "certain")).toContain("a certainty of 200 points");
  });
});

test("the first level is at love all, without a game on either side", async () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 120; seed++) {
    const problem = await fromSeed(exercise, seed);
    const { scene, id } = problem;
    if (scene.type !== "bidding-hand" || !scene.stakes) throw new Error(id);
    const [best = ""] = idsMarked(exercise.solve(problem), "best");
    seen.add(`${seed % 2} ${best}`);
    if (seed % 2 === 0) {
      expect(scene.stakes.game, id).toBeUndefined();
      expect(scene.stakes.score, id).toEqual({ own: 0, theirs: 0, gamesOwn: 0, gamesTheirs: 0 });
    }
  }
  expect([...seen].toSorted()).toEqual([
    "0 certain",
    "0 shift",
    "0 uncertain",
    "1 certain",
    "1 free",
    "1 game",
    "1 shift",
    "1 uncertain",
  ]);
});
