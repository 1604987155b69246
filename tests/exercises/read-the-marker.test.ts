import { expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const kind = await loadAuthored("read-the-marker");

test.each([
  ["stacked", 0],
  ["one-beside", 1],
  ["two-on-two", 2],
  ["third-beyond", 3],
  ["all-in-line", 1],
  ["moved-across", 3],
  ["seven-corner", 5],
  ["seven-corner-left", 5],
  ["seven-between", 6],
  ["ten-below-two", 5],
  ["ten-below-three", 6],
  ["ten-above-two", 7],
  ["ten-above-three", 8],
  ["ten-column", 9],
  ["keys-three", 3],
  ["keys-five-and-two", 7],
  ["keys-want", 1],
  ["small-keys", 2],
])("%s is %i and nothing else", (slug, right) => {
  const problem = fromItem(kind, slug);
  const solution = kind.solve(problem);
  const best =
    solution.type === "choices" ? solution.choices.filter(({ mark }) => mark === "best") : [];
  expect(best.map(({ id }) => id)).toEqual([String(right)]);
  expect(verdictOn(solution, { type: "choice", id: String(right) })?.mark).toBe("best");
});

test("every item is tried", () => {
  expect(Object.keys(kind.items)).toHaveLength(18);
});

test("the pattern of another game is told from this one’s", () => {
  const six = kind.solve(fromItem(kind, "seven-between"));
  const slip = kind.solve(fromItem(kind, "ten-above-three"));
  expect(verdictOn(slip, { type: "choice", id: "6" })?.because).toContain(
    "Six is what it means in a game of seven points.",
  );
  expect(verdictOn(six, { type: "choice", id: "4" })?.because).toContain("other side’s score");
});

test("what a marker looks like is described without its score", async () => {
  for (let seed = 0; seed < 200; seed++) {
    const problem = await fromSeed(kind, seed);
    const { described } = sceneOf(problem, "marker");
    for (const words of Object.values(described)) {
      expect(words).not.toMatch(/point|score|game|nothing/);
    }
    expect(problem.facts.join(" ")).not.toMatch(/score is|they have|we have/i);
  }
});
