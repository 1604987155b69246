import { describe, expect, test } from "vitest";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { solvedItem } from "../support/problems.ts";

describe("honours in two games", () => {
  // straight.honours.misprint-64: nine times six is 54, and the laws print 64; at auction it would be nine times seven.
  test.each([
    [54, "best"],
    [63, "wrong"],
    [64, "wrong"],
  ])("four and the fifth in diamonds at straight bridge: %i is %s", async (points, mark) => {
    const { solution } = await solvedItem("honours", "straight-five-diamonds");
    expect(verdictOn(solution, { type: "numbers", values: { points } })?.mark).toBe(mark);
  });

  test("each game cites its own rulebook", async () => {
    const cited = async (item: string) => {
      const { solution } = await solvedItem("honours", item);
      return solution.type === "entries" ? solution.entries.flatMap(({ rules }) => rules) : [];
    };
    expect(await cited("straight-five-diamonds")).toEqual(["straight.honours.table"]);
    expect(await cited("four-in-one-clubs")).toEqual(["auction.score.honours.table"]);
  });
});
