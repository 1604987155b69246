import { expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const exercise = await loadAuthored("revoke-in-time");

const bestOf = (slug: string) => {
  const solution = exercise.solve(fromItem(exercise, slug));
  return ["open", "revoke", "stands"].filter(
    (id) => verdictOn(solution, { type: "choice", id })?.mark === "best",
  );
};

/** Laws 63, 83 and 85 of 1913; Elwell’s 86 and 90; English whist 73 and 74, American 28. */
const ANSWERS: Readonly<Record<string, string>> = {
  "trick-open": "open",
  "trick-let-go": "revoke",
  "asked-in-time": "open",
  "said-none": "revoke",
  "partner-played-on": "revoke",
  "dummy-let-go": "stands",
  "dummy-open": "open",
  "straight-asked": "open",
  "straight-dummy": "stands",
  "whist-asked": "open",
  "whist-let-go": "revoke",
};

test.each(Object.entries(ANSWERS))("%s: %s", (slug, best) => {
  expect(bestOf(slug)).toEqual([best]);
});

test("each item has its answer here", () => {
  expect(Object.keys(exercise.items)).toEqual(Object.keys(ANSWERS));
});

test("an answer given counts only once the trick is let go, and the other side’s lead never", async () => {
  let open = 0;
  for (let seed = 0; seed < 2_000; seed++) {
    const problem = await fromSeed(exercise, seed);
    const told = sceneOf(problem, "revoke-time");
    const late =
      !told.dummy &&
      (told.sidePlayedOn || (told.trickQuitted && (!told.asked || told.answeredNone)));
    const best = late ? "revoke" : told.dummy && told.trickQuitted ? "stands" : "open";
    const solution = exercise.solve(problem);
    expect(verdictOn(solution, { type: "choice", id: best })?.mark, problem.id).toBe("best");
    if (best === "open") open++;
    if (told.game === "whist") expect(told.dummy).toBe(false);
    if (told.game === "whist" && told.code === "american") expect(told.asked).toBe(false);
  }
  expect(open).toBeGreaterThan(600);
  expect(open).toBeLessThan(1_400);
});
