import { describe, expect, test } from "vitest";
import { REMEDIES, knowsRemedy, type Remedy } from "../../src/engine/laws/remedies.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import type { Problem, Solution } from "../../src/exercises/kit/exercise.ts";

/** What each fault opens to the other side: the laws of 1913 and the chapter, rows `auction.law.declare.*`. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  // auction.irreg.insufficient-same-suit: two diamonds over two royals become three
  "diamonds-too-low": ["3"],
  "two-no-trumps-over-three-diamonds": ["3"],
  "two-diamonds-over-two-royals": ["make-sufficient", "waive"],
  "too-low-let-pass": ["stand"],
  "six-diamonds-over-five-no-trumps": ["make-seven", "new-deal", "last-own-bid-final"],
  "bid-out-of-turn": ["new-deal", "stand"],
  "double-out-of-turn": ["new-deal", "stand"],
  "out-of-turn-let-pass": ["stand"],
  "pass-out-of-turn": ["no-penalty"],
  "doubled-partner": ["points:50"],
  "redoubled-partners-double": ["points:50"],
  "redoubled-again": ["points:100", "new-deal"],
  "dealer-passes": ["illegal"],
};

const best = (solution: Solution) =>
  solution.type === "choices"
    ? solution.choices.filter(({ mark }) => mark === "best").map(({ id }) => id)
    : [];

const offered = ({ ask }: Problem) =>
  ask.type === "option" ? ask.options.map(({ id }) => id) : [];

describe("bid-fault", () => {
  test("every item opens what the laws open, and nothing else", async () => {
    const exercise = await loadAuthored("bid-fault");
    expect(Object.keys(exercise.items).sort()).toEqual(Object.keys(RIGHT).sort());
    for (const [slug, ids] of Object.entries(RIGHT)) {
      expect(best(exercise.solve(fromItem(exercise, slug))).sort(), slug).toEqual([...ids].sort());
    }
  });

  test("every remedy that is right is offered, with at least two that are wrong", async () => {
    const exercise = await loadAuthored("bid-fault");
    for (let seed = 0; seed < 300; seed++) {
      const problem = await fromSeed(exercise, seed);
      const right = best(exercise.solve(problem));
      expect(offered(problem), problem.id).toEqual(expect.arrayContaining(right));
      expect(offered(problem).length - right.length, problem.id).toBeGreaterThanOrEqual(2);
    }
  });

  test("a remedy that is right is one that this game knows", async () => {
    const exercise = await loadAuthored("bid-fault");
    for (let seed = 0; seed < 300; seed++) {
      const right = best(exercise.solve(await fromSeed(exercise, seed)));
      for (const id of right.filter((one) => one in REMEDIES)) {
        expect(knowsRemedy("auction", "american", id as Remedy), id).toBe(true);
      }
    }
  });
});
