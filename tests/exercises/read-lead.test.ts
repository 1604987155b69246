import { describe, expect, test } from "vitest";
import { suitOf } from "../../src/engine/core/card.ts";
import { readLead } from "../../src/engine/conventions/lead-reading.ts";
import { againstOf } from "../../src/engine/conventions/lead-card.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Solution } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { rankOf } from "../../src/engine/core/card.ts";

const exercise = await loadAuthored("read-lead");

function marked(solution: Solution, mark: string): string[] {
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
}

describe("what a lead allows and forbids", () => {
  test.each([
    // An ace is led without the king only; a queen has nothing higher; from K J x a small one goes.
    ["ace-led", ["SQ", "ST"], ["SK"]],
    ["queen-led", ["DJ", "DT"], ["DK"]],
    ["jack-led", ["CT"], ["CA", "CK"]],
    // At no trump the ten comes from king, jack and ten.
    ["nt-ten-led", ["HK", "HJ"], ["HQ"]],
    // By the Eleven Rule all but two of the higher cards are his, and no two honours that touch with a third.
    ["nt-small-led", ["SA", "SQ", "ST"], ["SJ"]],
    ["elwell-ten-led", ["CK", "CJ"], ["CQ"]],
    ["elwell-jack-led", ["DT"], ["DA", "DK"]],
  ])("%s: %j can be his", (slug, can, cannot) => {
    const solution = exercise.solve(fromItem(exercise, slug));
    expect(marked(solution, "best")).toEqual(can);
    expect(marked(solution, "wrong")).toEqual(cannot);
  });
});

test("the marks are those of the reading, and partner cannot hold what is in sight", async () => {
  for (let seed = 0; seed < 60; seed++) {
    const problem = await fromSeed(exercise, seed);
    const { scene, id } = problem;
    if (scene.type !== "third-hand" || !scene.system) throw new Error(id);
    const seen = [...scene.dummy, ...scene.hand];
    const reading = readLead(scene.system, rankOf(scene.led), {
      against: againstOf(scene.strain),
      seen: seen.map(rankOf),
      atLeast: scene.strain === "notrump" ? 4 : 3,
    });
    const cannot = reading?.cannot.map((rank) => `${suitOf(scene.led)}${rank}`) ?? [];
    const solution = exercise.solve(problem);
    for (const card of marked(solution, "wrong")) expect(cannot, id).toContain(card);
    for (const card of marked(solution, "best")) {
      expect(cannot, id).not.toContain(card);
      expect(seen, id).not.toContain(card);
    }
  }
});
