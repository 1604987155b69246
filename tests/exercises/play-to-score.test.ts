import { describe, expect, test } from "vitest";
import {
  defendToScore,
  tricksForGame,
  tricksToSave,
  tricksToSet,
  type DefenceView,
} from "../../src/engine/conventions/score-play.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { choiceMarks } from "../support/choices.ts";

const exercise = await loadAuthored("play-to-score");

/** Foster 1914, “Playing to the score”, and the oracle’s facts `score-play.*`: hearts are 8 a trick, clubs 6, game is 30. */
const RIGHT: Readonly<Record<string, string>> = {
  // 10 and three odd at 8 are 34, with two only 26: nine tricks; declarer needs eight, so six set it; five leave him eight.
  "tricks-for-game": "9",
  "tricks-to-set": "6",
  "tricks-to-save": "5",
  // Three odd are 24: no game.
  "eight-made": "sure",
  // 16 and 16 are 32.
  "game-already": "sure",
  // Two odd are 16, and four 32.
  "ten-hoped": "risk",
  // 6 and 24 are 30: nine tricks, so five save the game.
  "save-the-game": "sure",
  "four-made": "risk",
  // Clubs at love: five odd tricks for the game, which are not in question.
  "set-while-you-can": "sure",
};

describe("playing to the score", () => {
  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  });

  test.each(Object.entries(RIGHT))("%s: %s", (slug, best) => {
    expect(choiceMarks(exercise.solve(fromItem(exercise, slug))).best).toBe(best);
  });
});

test("each hint tells more than the one before, and none repeats another’s words", async () => {
  for (let seed = 0; seed < 150; seed++) {
    const [first = "", second = "", third = ""] = exercise.solve(
      await fromSeed(exercise, seed),
    ).hints;
    expect(third.startsWith(second), `${seed}: ${second}`).toBe(false);
    expect(second.startsWith(first), `${seed}: ${first}`).toBe(false);
  }
  // Hearts at 8, with 10 below: three odd tricks make 34.
  const { hints } = exercise.solve(fromItem(exercise, "tricks-for-game"));
  expect(hints[1]).toBe("Declarer’s side has 10 toward the 30, and each odd trick counts 8.");
});

test("an adversary risks a lead; it is declarer who finesses", async () => {
  for (let seed = 0; seed < 150; seed++) {
    const { scene, facts } = await fromSeed(exercise, seed);
    if (scene.type !== "at-stake" || (scene.asks !== "declarer" && scene.asks !== "adversary"))
      continue;
    expect(
      facts.some((fact) => fact.includes("finesse")),
      `${seed}`,
    ).toBe(scene.asks === "declarer");
  }
});

describe("tricks wanted", () => {
  test.each([
    ["notrump", 1, 1, 0, 9],
    ["royals", 2, 1, 0, 10],
    ["royals", 2, 1, 12, 8],
    ["royals", 2, 2, 0, 8],
    ["clubs", 5, 1, 24, 11],
    ["spades", 1, 1, 0, null],
    ["spades", 1, 1, 27, 8],
  ] as const)(
    "%s %d times %d with %d below: %s win the game",
    (strain, level, multiplier, below, game) => {
      const standing = { strain, level, multiplier, below };
      expect(tricksForGame(standing)).toBe(game);
      expect(tricksToSave(standing)).toBe(game === null ? null : 14 - game);
    },
  );

  test("the odd trick is set by seven, four odd by four", () => {
    expect([tricksToSet(1), tricksToSet(4)]).toEqual([7, 4]);
  });
});

describe("an adversary’s risk", () => {
  const clubs = { strain: "clubs", level: 2, multiplier: 1, below: 0 } as const;
  const line = (lines: Pick<DefenceView, "sure" | "hoped" | "feared">) =>
    defendToScore({ ...clubs, ...lines })?.line ?? null;

  test("what sets the contract is kept; where nothing hangs on it the rules do not say", () => {
    expect(line({ sure: 6, hoped: 7, feared: 5 })).toBe("sure");
    expect(line({ sure: 5, hoped: 6, feared: 4 })).toBeNull();
    expect(line({ sure: 7, hoped: 8, feared: 6 })).toBeNull();
  });

  test("a game that neither line saves is not settled", () => {
    expect(line({ sure: 1, hoped: 2, feared: 0 })).toBeNull();
    expect(line({ sure: 2, hoped: 3, feared: 1 })).toBe("risk");
    expect(line({ sure: 3, hoped: 4, feared: 2 })).toBe("sure");
  });
});
