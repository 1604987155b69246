import { describe, expect, test } from "vitest";
import { seededRandom } from "../../src/engine/core/random.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { poseRevoke } from "../../src/exercises/dealing/revoke-deal.ts";

const exercise = await loadAuthored("revoke-score");
const solved = (slug: string) => exercise.solve(fromItem(exercise, slug));

describe("a revoke is settled as the books have it", () => {
  test.each([
    ["auction-declarer", { "YZ.above": 16, "AB.above": 100 }],
    ["auction-declarer-short", { "AB.above": 150 }],
    ["auction-adversary-hundred", { "YZ.above": 100, "AB.above": 16 }],
    // Foster’s example: three hearts doubled, seven tricks and three more: four by cards at 16, and no bonus.
    ["auction-adversary-tricks", { "YZ.below": 64 }],
    ["auction-both", { "AB.above": 30 }],
    ["straight-three-tricks", { AB: 12 }],
    ["straight-doubled", { YZ: 36 }],
    ["straight-cap", { YZ: 28 }],
    // Three hearts at eight, on top of two odd tricks; and the same taken from 26 before two odd tricks are added.
    ["straight-english-add", { YZ: 24 + 16, AB: 12 }],
    ["straight-english-deduct", { YZ: 6, AB: 26 - 24 + 16 }],
    ["whist-american", { YZ: 2 }],
    ["whist-american-no-game", { AB: 6 }],
    ["whist-english-tricks", { YZ: 2 }],
    ["whist-english-deduct", { YZ: 2, AB: 1 }],
    ["whist-english-add", { YZ: 3, AB: 4 }],
  ] as const)("%s", (slug, values) => {
    expect(verdictOn(solved(slug), { type: "numbers", values })?.mark).toBe("best");
  });

  test.each([
    // 24 and 100 against 48.
    ["auction-choice-hundred", "hundred", "tricks"],
    // The contract fails without the tricks: 100 against five odd at 32.
    ["auction-choice-tricks", "tricks", "hundred"],
    ["auction-choice-redoubled", "tricks", "hundred"],
  ] as const)("%s: %s", (slug, better, other) => {
    const solution = solved(slug);
    expect(verdictOn(solution, { type: "choice", id: better })?.mark).toBe("best");
    expect(verdictOn(solution, { type: "choice", id: other })?.mark).toBe("wrong");
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(18);
  });
});

test("the penalties of the English code are never asked about where a trump was doubled, which no book settles", () => {
  for (let seed = 0; seed < 300; seed++) {
    const { scene } = poseRevoke(seededRandom(seed));
    if (scene.type !== "straight-deal" || scene.house.code !== "english") continue;
    expect(scene.deal.multiplier).toBe(1);
  }
});
