import { expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const exercise = await loadAuthored("odds");

/** Foster: even for either of two, three to one against both or neither; of three, seven to one and three in eight. */
test.each([
  ["two-both", "2"],
  ["two-neither", "2"],
  ["two-named", "4"],
  ["two-some", "6"],
  ["two-one", "4"],
  ["three-all", "1"],
  ["three-none", "1"],
  ["three-some", "7"],
  ["three-two", "3"],
  ["three-one", "3"],
])("%s is %s in eight", (slug, eighths) => {
  const problem = fromItem(exercise, slug);
  const solution = exercise.solve(problem);
  const best = choicesOf(problem.ask).filter(
    (id) => verdictOn(solution, { type: "choice", id })?.mark === "best",
  );
  expect(best).toEqual([eighths]);
});

test("what is out is seen in neither hand, and no card is shown twice", async () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const problem = await fromSeed(exercise, seed);
    const { unseen } = sceneOf(problem, "unseen");
    const shown = [...(problem.facts[0] ?? "").matchAll(/[♠♥♣♦]\uFE0E([AKQJ\d\s]+)/gu)]
      .flatMap(([, ranks]) => (ranks ?? "").trim().split(/\s+/))
      .map((rank) => (rank === "10" ? "T" : rank));
    expect(shown.length, problem.id).toBeGreaterThanOrEqual(6);
    expect(new Set([...shown, ...unseen]).size, problem.id).toBe(shown.length + unseen.length);
    const high = [...shown, ...unseen].filter((rank) => "AKQJT".includes(rank));
    expect(high.sort().join(""), problem.id).toBe("AJKQT");
  }
});
