import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { layCounters, readCounters, type Laid } from "../../../src/tabletop/marker.ts";
import facts from "../../oracle/facts/marker.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";

/** How the row of piles lies, from left to right, in the words of the statement. */
const ROW: Readonly<Record<string, readonly number[]>> = {
  "one beside the stack": [3, 1],
  "second on the first": [2, 2],
  "third beyond": [1, 2, 1],
  "all in line": [1, 1, 1, 1],
};

const laid: Check = ({ input, expected }) => {
  for (const game of [5, 7, 10] as const) {
    const counters = must(layCounters(input["points"], game));
    expect(counters).toEqual({ way: "piles", row: ROW[expected["counters"]] });
    expect(must(readCounters(counters, game))).toBe(input["points"]);
  }
};

/** A single counter off the line counts the same whether two or three others lie in it. */
const offTheLine =
  (where: Pick<Extract<Laid, { way: "piles" }>, "above" | "below">): Check =>
  ({ expected }) => {
    for (const others of [2, 3]) {
      const row = Array<number>(others).fill(1);
      const points = must(readCounters({ way: "piles", row, ...where }, 10));
      expect(points - others).toBe(expected["counts"]);
    }
  };

testFacts("the whist marker", facts, {
  "whist.marking.1": laid,
  "whist.marking.2": laid,
  "whist.marking.3": laid,
  "whist.marking.4": laid,
  "whist.marking.ten.above": offTheLine({ above: "middle" }),
  "whist.marking.ten.below": offTheLine({ below: true }),
});
