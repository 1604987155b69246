import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";

const exercise = await loadAuthored("dummys-rights");

/** Laws 60 to 62 of 1913; Elwell’s laws 62 to 64; English law 63. */
const ANSWERS = {
  "ask-void": "yes",
  "wrong-side": "yes",
  "advise-penalty": "yes",
  "point-out-revoke": "yes",
  "point-out-revoke-looked": "no",
  "suggest-card": "no",
  "warn-wrong-hand": "no",
  "other-fault": "no",
  "not-yet-down": "yes",
  "straight-ask-void": "yes",
  "straight-order-obeyed": "yes",
  "straight-point-out-revoke": "no",
  "english-ask-void": "yes",
  "english-point-out-lead": "no",
} as const;

describe("what dummy may do, by the printed codes", () => {
  test.each(Object.entries(ANSWERS))("%s: %s", (slug, right) => {
    const solution = exercise.solve(fromItem(exercise, slug));
    const other = right === "yes" ? "no" : "yes";
    expect(verdictOn(solution, { type: "choice", id: right })?.mark).toBe("best");
    expect(verdictOn(solution, { type: "choice", id: other })?.mark).toBe("wrong");
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toEqual(Object.keys(ANSWERS));
  });
});
