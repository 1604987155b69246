import { expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";

const kind = await loadAuthored("rubber-points");

test.each([
  ["treble", "3"],
  ["double", "2"],
  ["single", "1"],
  ["smallest-rubber", "1"],
  ["bumper", "8"],
  ["two-doubles", "6"],
  ["lost-the-first", "6"],
  ["single-not-treble", "1"],
  ["treble-after-all", "3"],
  ["honours-too-late", "none"],
])("%s is %s and nothing else", (slug, right) => {
  const solution = kind.solve(fromItem(kind, slug));
  const best =
    solution.type === "choices" ? solution.choices.filter(({ mark }) => mark === "best") : [];
  expect(best.map(({ id }) => id)).toEqual([right]);
});

test("every item is tried", () => {
  expect(Object.keys(kind.items)).toHaveLength(10);
});

test("a rubber counted without its two, or without the losers’ points, is told so", () => {
  const smallest = kind.solve(fromItem(kind, "smallest-rubber"));
  expect(verdictOn(smallest, { type: "choice", id: "4" })?.because).toContain(
    "have still to come off",
  );
  const bumper = kind.solve(fromItem(kind, "bumper"));
  expect(verdictOn(bumper, { type: "choice", id: "6" })?.because).toContain("were left out");
});

test("the order of marking is told", () => {
  const first = kind.solve(fromItem(kind, "single-not-treble"));
  expect(verdictOn(first, { type: "choice", id: "1" })?.because).toBe(
    "Tricks first, and we come to three; then honours, and they come to five. They win while we have three: a single, one.",
  );
  const second = kind.solve(fromItem(kind, "treble-after-all"));
  expect(verdictOn(second, { type: "choice", id: "3" })?.because).toBe(
    "Tricks first, and they come to five. That ends the game before any honours are marked. They win while we have nothing: a treble, three.",
  );
});
