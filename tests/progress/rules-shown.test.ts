import { describe, expect, test } from "vitest";
import { verdictOn, type Solution } from "../../src/exercises/kit/exercise.ts";
import type { Answer } from "../../src/exercises/kit/ask.ts";
import { rulesShown } from "../../src/widgets/drill/keep.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { solvedSeed } from "../support/problems.ts";

function shown(solution: Solution, answer: Answer) {
  const verdict = verdictOn(solution, answer);
  if (!verdict) throw new Error("that is no answer to the problem");
  return rulesShown({ solution, verdict });
}

describe("the rules an answer shows", () => {
  test("to a choice are those it rests on, or those of the best where it is wrong", async () => {
    const { solution } = await solvedSeed("lead-card", 6);
    if (solution.type !== "choices") throw new Error("a choice was expected");
    const best = solution.choices.find(({ mark }) => mark === "best");
    const wrong = solution.choices.find(({ mark }) => mark === "wrong");
    expect(shown(solution, { type: "choice", id: best?.id ?? "" })).toEqual({
      right: best?.rules,
      wrong: [],
    });
    expect(shown(solution, { type: "choice", id: wrong?.id ?? "" })).toEqual({
      right: [],
      wrong: best?.rules,
    });
  });

  test("of figures stand each for its own, and a rule that is both right and wrong is missed", () => {
    const solution: Solution = {
      type: "entries",
      hints: [],
      entries: [
        {
          field: "a",
          value: 1,
          rules: ["auction.value.trick", "auction.game.thirty"],
          because: "",
        },
        { field: "b", value: 2, rules: ["auction.game.thirty"], because: "" },
        { field: "c", value: 3, rules: ["auction.rubber.bonus"], because: "" },
      ] as unknown as Extract<Solution, { type: "entries" }>["entries"],
    };
    expect(shown(solution, { type: "numbers", values: { a: 1, b: 9, c: 3 } })).toEqual({
      right: ["auction.value.trick", "auction.rubber.bonus"],
      wrong: ["auction.game.thirty"],
    });
  });

  test.each(KIND_IDS)(
    "of %s are never both right and wrong, and a sound answer misses none",
    async (kind) => {
      const { problem, solution } = await solvedSeed(kind, 12);
      const answers: Answer[] =
        solution.type === "entries"
          ? [
              {
                type: "numbers",
                values: Object.fromEntries(
                  solution.entries.map(({ field, value }) => [field, value]),
                ),
              },
              { type: "numbers", values: {} },
            ]
          : problem.ask.type === "several"
            ? [
                {
                  type: "several",
                  ids: solution.choices.filter(({ mark }) => mark === "best").map(({ id }) => id),
                },
                { type: "several", ids: [] },
              ]
            : solution.choices.map(({ id }) => ({ type: "choice", id }));
      for (const answer of answers) {
        const { right, wrong } = shown(solution, answer);
        expect(right.filter((rule) => wrong.includes(rule))).toEqual([]);
        const sound = verdictOn(solution, answer)?.mark !== "wrong";
        if (sound) expect(wrong).toEqual([]);
        else expect(wrong.length).toBeGreaterThan(0);
      }
    },
  );
});
