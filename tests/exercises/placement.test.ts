import { expect, test } from "vitest";
import { KINDS } from "../../src/exercises/kit/kinds.ts";
import { BEYOND, goesOn, LADDER, proposalAfter } from "../../src/exercises/placement.ts";
import { exercisesIn, lessons, tracks } from "../support/content.ts";
import { solvedSeed } from "../support/problems.ts";

/** Every lesson in the order of the course, as `track/lesson`. */
const course = tracks()
  .toSorted((a, b) => a.data.place - b.data.place)
  .flatMap(({ slug, data }) => data.lessons.map((lesson) => `${slug}/${lesson}`));

const right = (count: number) => Array.from({ length: count }, () => true);

test("the rungs climb as the course does, and each lesson sets the kind it is asked by", () => {
  const places = LADDER.map(({ lesson }) => course.indexOf(lesson));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(course).toContain(BEYOND);
  for (const { kind, lesson } of LADDER) {
    const entry = lessons().find(({ path }) => path === `content/lessons/${lesson}.mdx`);
    expect(entry && exercisesIn(entry).map((setting) => setting.kind), lesson).toContain(kind);
    expect(KINDS[kind].title).not.toBe("");
  }
});

/** What the rules of the game say to the very problems, read off the cards. */
test.each([
  ["trick", 3, "SA"],
  ["bid-sufficient", 3, "not-enough"],
  ["declarer", 6, "A-Y"],
  ["lead-card", 3, "HK"],
  ["eleven-count", 3, "1"],
  ["dealer-bid", 6, "1S"],
  ["partner-bids", 6, "pass"],
  ["lead", 6, "HK"],
  ["second-lead", 3, "S8"],
  ["third-hand", 6, "S2"],
  ["second-hand-right", 3, "HT"],
  ["finesse-or-drop", 6, "finesse"],
])("%s %i has the one best answer %s", async (kind, seed, answer) => {
  expect(LADDER.map((rung) => `${rung.kind}:${rung.seed}`)).toContain(`${kind}:${seed}`);
  const { solution } = await solvedSeed(kind, seed);
  const best = solution.type === "choices" ? solution.choices : [];
  expect(best.filter(({ mark }) => mark === "best").map(({ id }) => id)).toEqual([answer]);
});

test("the climb goes on to the top while nothing is missed", () => {
  for (let count = 0; count < 12; count++) expect(goesOn(right(count))).toBe(true);
  expect(goesOn(right(12))).toBe(false);
});

test("two misses in one track end it, and so do three in all", () => {
  expect(goesOn([false])).toBe(true);
  expect(goesOn([true, false, true, false])).toBe(false);
  // One of the first evening, one of the bidding, and then one of the leads.
  expect(goesOn([...right(4), false, false])).toBe(true);
  expect(goesOn([...right(4), false, false, true, false])).toBe(false);
});

test("the lesson proposed is that of the lowest rung missed", () => {
  expect(proposalAfter([true, false, true, false])).toEqual({
    lesson: "first-evening/the-bidding",
    missed: LADDER[1],
    before: 1,
  });
  expect(proposalAfter([...right(8), false, true, true, true]).lesson).toBe(
    "leads/the-second-round",
  );
  expect(proposalAfter(right(12))).toEqual({ lesson: BEYOND, missed: null, before: 12 });
});
