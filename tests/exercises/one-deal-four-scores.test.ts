import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const exercise = await loadAuthored("one-deal-four-scores");

/** What we and they have by whist, straight bridge, auction and contract: the oracle’s scores of each, put together. */
const RIGHT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "four-hearts": { "whist.YZ": 5, "straight.YZ": 64, "auction.YZ": 64, "contract.YZ": 620 },
  "three-no-trumps": { "whist.YZ": 3, "straight.YZ": 36, "auction.YZ": 30, "contract.YZ": 400 },
  "three-hearts-short": {
    "whist.YZ": 1,
    "straight.YZ": 24,
    "auction.YZ": 16,
    "auction.AB": 100,
    "contract.AB": 100,
  },
  "four-hearts-doubled-short": {
    "whist.YZ": 3,
    "straight.YZ": 32,
    "auction.YZ": 16,
    "auction.AB": 300,
    "contract.AB": 500,
  },
  "two-hearts-doubled": {
    "whist.YZ": 5,
    "straight.YZ": 96,
    "auction.YZ": 246,
    "contract.YZ": 1070,
  },
  "six-spades": { "whist.YZ": 5, "straight.YZ": 50, "auction.YZ": 155, "contract.YZ": 980 },
  "one-club-redoubled": {
    "whist.YZ": 1,
    "straight.YZ": 16,
    "straight.AB": 8,
    "auction.YZ": 124,
    "auction.AB": 12,
    "contract.YZ": 230,
  },
};

describe("the items of one-deal-four-scores", () => {
  test("every item has its answer from the books", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s", (slug, values) => {
    const verdict = verdictOn(exercise.solve(fromItem(exercise, slug)), {
      type: "numbers",
      values,
    });
    expect(verdict?.lines?.filter(({ right }) => !right)).toEqual([]);
  });
});

test("every seed tells of each honour once, and of none at the wrong strain", async () => {
  for (let seed = 0; seed < 400; seed++) {
    const problem = await fromSeed(exercise, seed);
    const { deal } = sceneOf(problem, "one-deal");
    const cards = Object.values(deal.honours).flat();
    expect(new Set(cards).size, problem.id).toBe(deal.strain === "notrump" ? 4 : 5);
    const suits = new Set(cards.map((card) => card[0]));
    expect(suits.size, problem.id).toBe(deal.strain === "notrump" ? 4 : 1);
  }
});

test("the words of a doubled contract say that it was doubled, so that the sum is seen to be right", () => {
  const solution = exercise.solve(fromItem(exercise, "two-hearts-doubled"));
  const contract =
    solution.type === "entries" && solution.entries.find(({ field }) => field === "contract.YZ");
  expect(contract && contract.because).toContain("Two tricks bid and made at 30, doubled: 120");
});
