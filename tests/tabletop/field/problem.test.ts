import { describe, expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { parseHand } from "../../../src/engine/notation/cards.ts";
import { parseBidding, parseTrial, formatTrial } from "../../../src/tabletop/field/address.ts";
import {
  formatLengths,
  formatShape,
  parseLengths,
  parseShape,
} from "../../../src/tabletop/field/lengths.ts";
import { leadProblem, tricksToSet, unseenSeats } from "../../../src/tabletop/field/problem.ts";

const HAND = must(parseHand("K6.Q9742.J85.T63"));
const problemOf = (bidding: string) => leadProblem(HAND, must(parseBidding(bidding)));

describe("a lead problem", () => {
  test("the contract alone will do: the dealer plays it and A leads", () => {
    const problem = must(problemOf("1NT"));
    expect(problem.calls.map(({ seat, type }) => `${seat} ${type}`)).toEqual([
      "Z bid",
      "A pass",
      "Y pass",
      "B pass",
    ]);
    expect(problem.leader).toBe("A");
    expect(unseenSeats(problem)).toEqual(["Z", "Y", "B"]);
  });

  test("declarer is who named the strain first on his side", () => {
    const problem = must(problemOf("1S pass 1R pass 2R"));
    expect(problem.contract).toEqual({
      level: 2,
      strain: "royals",
      multiplier: 1,
      declarer: "Y",
    });
    expect(problem.leader).toBe("B");
  });

  test.each([
    ["1NT", 7],
    ["2H", 6],
    ["7C", 1],
  ])("%s is set by %i tricks", (bid, tricks) => {
    expect(tricksToSet(must(problemOf(bid)))).toBe(tricks);
  });

  test.each([
    ["1H 1D", "bid"],
    ["pass", "dealer"],
    ["1H pass pass pass 2C", "after the bidding is over"],
    ["1U", "nullo"],
  ])("“%s” is refused", (bidding, words) => {
    const problem = problemOf(bidding);
    expect(problem.ok).toBe(false);
    if (!problem.ok) expect(problem.violation.message.toLowerCase()).toContain(words);
  });

  test("a hand of twelve is refused", () => {
    const problem = leadProblem(HAND.slice(1), must(parseBidding("1NT")));
    expect(problem).toMatchObject({
      violation: { message: "The hand has 12 cards, not thirteen." },
    });
  });
});

describe("bidding as it is typed", () => {
  test.each([
    "1C pass pass 1R 3C",
    "1C, pass, pass, 1R, 3C",
    "1c-p-p-1r-3c",
    "1 club pass pass 1 royal 3 clubs",
  ])("“%s”", (text) => {
    expect(must(parseBidding(text))).toEqual([
      { type: "bid", level: 1, strain: "clubs" },
      { type: "pass" },
      { type: "pass" },
      { type: "bid", level: 1, strain: "royals" },
      { type: "bid", level: 3, strain: "clubs" },
    ]);
  });

  test("“1 no trump” is one call", () => {
    expect(must(parseBidding("1 no trump"))).toEqual([
      { type: "bid", level: 1, strain: "notrump" },
    ]);
  });

  test("what is no call is named", () => {
    expect(parseBidding("1NT knock")).toMatchObject({
      violation: { message: "“knock” is not a call." },
    });
  });
});

describe("lengths", () => {
  test.each([
    ["", 0, 13],
    ["5", 5, 5],
    ["4+", 4, 13],
    ["0-2", 0, 2],
    ["2–3", 2, 3],
  ])("“%s” is from %i to %i", (text, least, most) => {
    expect(must(parseLengths(text))).toEqual({ least, most });
  });

  test.each(["x", "14", "3-2", "1-14", "-2", "4++"])("“%s” is refused by name", (text) => {
    expect(parseLengths(text)).toMatchObject({
      violation: { message: `“${text}” is not a length; write 5, 4+ or 0-2.` },
    });
  });

  test("a shape is written as it is read: spades, hearts, clubs, diamonds", () => {
    const shape = must(parseShape("5+.0-2..4"));
    expect(shape).toEqual({
      S: { least: 5, most: 13 },
      H: { least: 0, most: 2 },
      C: { least: 0, most: 13 },
      D: { least: 4, most: 4 },
    });
    expect(formatShape(shape)).toBe("5+.0-2..4");
    expect(formatLengths({ least: 0, most: 13 })).toBe("");
  });
});

describe("a trial in the address", () => {
  const read = (query: string) => {
    const parameters = new Map(
      query.split("&").map((pair) => {
        const [name = "", value = ""] = pair.split("=");
        return [name, decodeURIComponent(value)] as const;
      }),
    );
    return parseTrial((name) => parameters.get(name) ?? null);
  };

  test("comes back as it was written", () => {
    const shapes = { B: must(parseShape(".4+..")) };
    const problem = must(leadProblem(HAND, must(parseBidding("1NT pass pass 2D 2NT")), shapes));
    const query = formatTrial({ problem, seed: 17, deals: 300 });
    expect(query).toBe(
      "hand=K6.Q9742.J85.T63&bid=1NT-pass-pass-2D-2NT&b=.4%2B..&seed=17&deals=300",
    );
    const trial = read(query);
    expect(trial && must(trial)).toEqual({ problem, seed: 17, deals: 300 });
  });

  test("an address without a hand holds none", () => {
    expect(read("seed=4")).toBeNull();
  });

  test.each([
    ["hand=K6.Q9742.J85.T63&bid=1NT&seed=x", "“x” in the address is not a number"],
    ["hand=K6.Q9742.J85&bid=1NT", "three suits|3 suits"],
    ["hand=K6.Q9742.J85.T63", "No bid is there"],
    ["hand=K6.Q9742.J85.T63&bid=1NT&z=4", "does not give four lengths"],
  ])("%s is refused in a sentence", (query, words) => {
    const trial = read(query);
    expect(trial?.ok).toBe(false);
    if (trial && !trial.ok) expect(trial.violation.message).toMatch(new RegExp(words));
  });
});
