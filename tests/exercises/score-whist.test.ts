import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn, type Problem } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const exercise = await loadAuthored("score-whist");

/** Our score after the deal, theirs, and what the game is worth, by Foster’s examples and the two codes. */
const RIGHT: Readonly<Record<string, readonly [ours: number, theirs: number, game: number]>> = {
  "four-without-honours": [1, 4, 0],
  "honours-at-three": [1, 5, 2],
  "two-honours": [1, 2, 0],
  // whist.object and whist.honours: each side marks its own, the losers of the tricks too.
  "honours-to-the-losers": [4, 2, 0],
  "honours-not-called": [3, 1, 0],
  "tricks-out-before-honours": [3, 5, 1],
  "honours-later": [3, 5, 1],
  "treble-before-honours": [0, 5, 3],
  "four-honours-for-game": [4, 5, 1],
  "revoke-three-tricks": [2, 0, 0],
  "revoke-deduct": [2, 1, 0],
  "revoke-add-treble": [0, 5, 3],
  "revoke-stops-at-four": [3, 4, 0],
  "american-five-by-cards": [7, 2, 5],
  "american-no-honours": [5, 5, 0],
  "american-revoke": [2, 0, 0],
  "american-revoke-twice": [6, 0, 0],
  "american-revoke-stops-at-six": [0, 6, 0],
  "american-both-revoke": [0, 6, 0],
};

function entriesOf(problem: Problem) {
  const solution = exercise.solve(problem);
  if (solution.type !== "entries") throw new Error("figures were expected");
  return solution.entries;
}

describe("the items of score-whist", () => {
  test("every item has its answer from the books", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, [ours, theirs, game]) => {
    const values = { "after.YZ": ours, "after.AB": theirs, game };
    const solution = exercise.solve(fromItem(exercise, slug));
    const verdict = verdictOn(solution, { type: "numbers", values });
    expect(verdict?.lines?.filter(({ right }) => !right)).toEqual([]);
  });

  test.each([
    ["four-without-honours", "after.AB", /begins the deal at four/, "whist.honours.at-four"],
    ["honours-not-called", "after.YZ", /not called in time/, "whist.score.honours-called"],
    ["treble-before-honours", "after.YZ", /out first/, "whist.honours.tricks-first"],
    ["treble-before-honours", "game", /treble, worth 3/, "whist.rubber-points"],
    ["revoke-add-treble", "after.YZ", /our tricks count for nothing/, "whist.order"],
    ["american-no-honours", "after.YZ", /do not count honours/, "whist.american.no-honours"],
    ["american-five-by-cards", "after.YZ", /stops at seven/, "whist.score.american"],
    ["american-both-revoke", "after.AB", /stops at six/, "whist.revoke.no-game"],
  ] as const)("%s tells %s why", (slug, field, words, rule) => {
    const entry = entriesOf(fromItem(exercise, slug)).find((one) => one.field === field);
    expect(entry?.because).toMatch(words);
    expect(entry?.rules).toContain(rule);
  });
});

describe("the seeds of score-whist", () => {
  test("nobody passes the game, and it is paid for exactly when it is won", async () => {
    for (let seed = 0; seed < 400; seed++) {
      const problem = await fromSeed(exercise, seed);
      const { form } = sceneOf(problem, "whist-deal");
      const up = form === "english" ? 5 : 7;
      const value = Object.fromEntries(entriesOf(problem).map((one) => [one.field, one.value]));
      const [ours = -1, theirs = -1, game = -1] = [
        value["after.YZ"],
        value["after.AB"],
        value["game"],
      ];
      expect(Math.max(ours, theirs), problem.id).toBeLessThanOrEqual(up);
      expect(game > 0, problem.id).toBe(ours === up || theirs === up);
      expect(ours === up && theirs === up, problem.id).toBe(false);
    }
  });

  test("a side that revoked never wins the game on that hand", async () => {
    for (let seed = 0; seed < 400; seed++) {
      const problem = await fromSeed(exercise, seed);
      const { form, deal } = sceneOf(problem, "whist-deal");
      for (const side of ["YZ", "AB"] as const) {
        if (!deal.revokes?.[side]) continue;
        const after = entriesOf(problem).find(({ field }) => field === `after.${side}`)?.value;
        expect(after, problem.id).toBeLessThan(form === "english" ? 5 : 7);
      }
    }
  });
});
