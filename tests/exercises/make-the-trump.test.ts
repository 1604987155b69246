import { describe, expect, test } from "vitest";
import { cardOf, SUITS, type Card, type Rank } from "../../src/engine/core/card.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Posed, Solution } from "../../src/exercises/kit/exercise.ts";
import { poseMake, poseMaking } from "../../src/exercises/dealing/make-deal.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import cases from "../oracle/cases/declare.json" with { type: "json" };

const exercise = await loadAuthored("make-the-trump");

const solve = (posed: Posed) => exercise.solve(posed);
function marked(solution: Solution, mark: string): string[] {
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
}

/** The cards of a printed hand; an `x` is the smallest card of the suit not yet there. */
function cardsOf(hand: Readonly<Record<string, string>>): Card[] {
  return SUITS.flatMap((suit) => {
    const held = [...(hand[suit] ?? "")];
    const small = ["2", "3", "4"].filter((rank) => !held.includes(rank));
    return held.map((rank) => cardOf(suit, (rank === "x" ? small.shift() : rank) as Rank));
  });
}

const printed = cases.filter(({ input }) => "score" in input && "seat" in input);

describe("every hand that Elwell prints", () => {
  test("is here", () => expect(printed.length).toBeGreaterThan(50));

  test.each(printed.map(({ id, input, expected }) => ({ id, input, expected })))(
    "$id",
    ({ input, expected }) => {
      const hand = cardsOf(input.hand as Readonly<Record<string, string>>);
      expect(hand).toHaveLength(13);
      const solution = solve(poseMake(hand));
      const { declare } = expected as { declare: string };
      const [best = ""] = marked(solution, "best");
      expect(best).toBe(declare === "pass" ? "leave" : declare);
      if ("notRed" in expected) {
        expect(marked(solution, "wrong")).toEqual(expect.arrayContaining(["hearts", "diamonds"]));
      }
    },
  );
});

describe("authored hands", () => {
  test.each([
    ["three-aces", "notrump", []],
    ["two-aces-two-guards", "notrump", []],
    ["two-aces-not-hearts", "notrump", []],
    ["one-ace-three-guards", "notrump", []],
    ["one-ace-two-guards", "notrump", []],
    ["solid-spades", "notrump", []],
    ["three-aces-long-suit", "hearts", []],
    ["four-hearts-ace-king", "hearts", []],
    ["hearts-two-suiter", "hearts", []],
    ["bad-hearts-three-honours", "leave", []],
    ["bad-hearts-length", "leave", []],
    ["bad-diamonds", "leave", []],
    ["doubtful-two-aces", "leave", ["notrump"]],
    ["diamonds-at-love", "diamonds", []],
    ["diamonds-behind", "leave", []],
    ["at-eighteen", "clubs", ["leave"]],
    ["spades-at-twenty-four", "spades", ["leave"]],
    ["left-three-aces", "notrump", []],
    ["left-hearts", "hearts", []],
    ["left-weak", "spades", []],
    ["left-king-queen", "clubs", ["spades"]],
    ["left-twenty-four-all", "hearts", []],
  ] as const)("%s: %s", (slug, best, sound) => {
    const solution = exercise.solve(fromItem(exercise, slug));
    expect(marked(solution, "best")).toEqual([best]);
    expect(marked(solution, "acceptable")).toEqual(sound);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toHaveLength(22);
  });
});

test("a partner to whom it is left may not hand it back", () => {
  for (let seed = 0; seed < 60; seed++) {
    const { scene, ask } = poseMaking(seededRandom(seed));
    if (scene.type !== "making" || ask.type !== "option") throw new Error("a hand was expected");
    expect(ask.options.some(({ id }) => id === "leave")).toBe(scene.viewer === "Z");
  }
});

// Both sides at 24 or more in the rubber game: the partner names his best suit, and no hand makes him say spades or clubs.
test("a score at which the ground drawn can never decide is not dealt to for ever", async () => {
  const problem = await fromSeed(exercise, 6379);
  expect(problem.scene).toMatchObject({
    type: "making",
    viewer: "Y",
    score: { own: 0, theirs: 0 },
  });
  expect(marked(exercise.solve(problem), "best")).toEqual(["spades"]);
});
