import { describe, expect, test } from "vitest";
import { honourPoints } from "../../src/engine/scoring/honours.ts";
import { straightHonours, straightTrickValue } from "../../src/engine/scoring/straight-values.ts";
import {
  BOOK,
  GAME_POINTS,
  RUBBER_BONUS,
  STRAIGHT_RUBBER_BONUS,
  TRICK_VALUE,
} from "../../src/engine/scoring/values.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { poseOne } from "../../src/exercises/dealing/statements/state.ts";
import {
  STATEMENT_PARTS,
  STATEMENTS_OF,
  statementOf,
  type StatementPart,
} from "../../src/exercises/dealing/statements/parts.ts";
import type { StatedGame } from "../../src/exercises/dealing/statements/statement.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";
import { ruleEntries } from "../support/content.ts";

const exercise = await loadAuthored("is-it-so");

const STATED = STATEMENT_PARTS.flatMap((part) =>
  Object.entries(STATEMENTS_OF.get(part)).map(([name, statement]) => ({ part, name, statement })),
);

const so = (part: StatementPart, name: string, game: StatedGame) =>
  statementOf(part, name).in[game]?.so;

function bestOf(slug: string): string {
  const solution = exercise.solve(fromItem(exercise, slug));
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices
    .filter(({ mark }) => mark === "best")
    .map(({ id }) => id)
    .join(" ");
}

describe("where each is so, by the books", () => {
  test.each([
    // Foster: four bid at auction, the dealer’s side makes it at straight bridge, and whist turns a card.
    ["all-name", "auction"],
    ["left-to-partner", "straight"],
    ["turn-up", "whist"],
    // Misdeals: only whist takes the deal away.
    ["lose-the-deal", "whist"],
    // Ties in cutting: auction by suit, the older games again.
    ["equal-cuts", "straight whist"],
    ["three-in-the-cut", "nowhere"],
    ["dealers-left-leads", "straight whist"],
    ["four-hundred", "auction"],
    ["after-a-double", "auction"],
    ["again-and-again", "straight"],
    // Tricks at whist are gathered by the partner of the first winner.
    ["one-gathers", "whist"],
    ["looks-back", "english"],
    ["broken-off", "american"],
    ["honours-to-game", "english"],
    ["win-and-lose", "auction straight"],
    ["slam-by-revoke", "nowhere"],
    ["three-for-revoke", "straight"],
    // The call for trumps is whist’s; Elwell’s dealer’s-suit echo asks for another suit.
    ["asks-for-trumps", "whist"],
    ["second-best-of-four", "auction"],
    ["third-best-of-four", "whist"],
    ["one-hand-left", "auction straight"],
    // Sets of one game.
    ["auction-table", "two-sheets announced"],
    ["auction-bids", "after-a-double"],
    ["auction-tricks", "ten-for-four four-set-four"],
    ["auction-sheet", "one-column kept"],
    ["straight-score", "chicane odd-trick-scores"],
    ["whist-turn-up", "which-suit marked-at-once"],
    ["duplicate", "duplicate-125 four-deals three-hand"],
  ])("%s: %s", (slug, best) => {
    expect(bestOf(slug)).toBe(best);
  });
});

describe("what the engine can reckon, it reckons alike", () => {
  const auction = (strain: "hearts" | "clubs" | "diamonds", odd: number) =>
    TRICK_VALUE[strain] * odd >= GAME_POINTS;
  const straight = (strain: "hearts" | "clubs" | "diamonds", odd: number) =>
    straightTrickValue(strain) * odd >= GAME_POINTS;

  test.each([
    ["hearts-game", "hearts", 4],
    ["clubs-game", "clubs", 5],
    ["four-diamonds-game", "diamonds", 4],
  ] as const)("%s", (name, strain, odd) => {
    expect(so("score", name, "auction")).toBe(auction(strain, odd));
    expect(so("score", name, "straight")).toBe(straight(strain, odd));
  });

  test("the price of a trick", () => {
    expect(so("trump", "twelve", "auction")).toBe(TRICK_VALUE.notrump === 12);
    expect(so("trump", "twelve", "straight")).toBe(straightTrickValue("notrump") === 12);
    expect(so("trump", "eight", "auction")).toBe(TRICK_VALUE.hearts === 8);
    expect(so("trump", "eight", "straight")).toBe(straightTrickValue("hearts") === 8);
    expect(so("trump", "clubs-six", "auction")).toBe(TRICK_VALUE.clubs === 6);
    expect(so("trump", "clubs-six", "straight")).toBe(straightTrickValue("clubs") === 6);
  });

  test("the rubber, the book, and the tricks that set a contract of four", () => {
    const hundredIs = (bonus: number) => bonus === 100;
    expect(so("score", "hundred-for-rubber", "auction")).toBe(hundredIs(RUBBER_BONUS));
    expect(so("score", "hundred-for-rubber", "straight")).toBe(hundredIs(STRAIGHT_RUBBER_BONUS));
    expect(so("trump", "ten-for-four", "auction")).toBe(BOOK + 4 === 10);
    const toSet = 13 - (BOOK + 4) + 1;
    expect(so("trump", "four-set-four", "auction")).toBe(toSet === 4);
    expect(so("trump", "three-set-four", "auction")).toBe(toSet === 3);
  });

  test("the honours that one table misprints", () => {
    expect(straightHonours("diamonds", "five-4in1")).toBe(54);
    expect(honourPoints("diamonds", "five-4in1")).toBe(63);
    expect(so("score", "fifty-four", "straight")).toBe(true);
    expect(so("score", "fifty-four", "auction")).toBe(false);
  });
});

test("each statement rests on rules of the game it is placed in", () => {
  const gameOf = new Map(ruleEntries().map(({ data }) => [data.id, data.game]));
  const OF: Readonly<Record<StatedGame, readonly string[]>> = {
    auction: ["auction", "nullo"],
    straight: ["straight"],
    whist: ["whist"],
    american: ["whist"],
    english: ["whist"],
    forms: ["straight", "whist", "auction"],
  };
  const strange = STATED.flatMap(({ name, statement }) =>
    Object.entries(statement.in).flatMap(([game, { rules }]) =>
      rules
        .filter((rule) => !OF[game as StatedGame].includes(gameOf.get(rule) ?? ""))
        .map((rule) => `${name}: ${game} by ${rule}`),
    ),
  );
  // One rule of auction tells what a rubber of straight bridge comes to.
  expect(strange).toEqual(["four-hundred: straight by auction.stakes.average"]);
});

test("names are used once, and nothing is said twice", () => {
  const names = STATED.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const said = STATED.map(({ statement }) => statement.says);
  expect(new Set(said).size).toBe(said.length);
});

test("every statement comes up, and both forms of the question", async () => {
  const said = new Set<string>();
  let placed = 0;
  for (let seed = 0; seed < 2_000; seed++) {
    const problem = await fromSeed(exercise, seed);
    const scene = sceneOf(problem, "statements");
    for (const name of scene.said) said.add(name);
    if (!scene.game) placed++;
    else expect(choicesOf(problem.ask)).toEqual(scene.said);
  }
  expect(STATED.filter(({ name }) => !said.has(name)).map(({ name }) => name)).toEqual([]);
  expect(placed).toBeGreaterThan(500);
  expect(placed).toBeLessThan(1_500);
});

test("a statement of no game is answered by “none”, and one of every game is not", () => {
  const none = exercise.solve(poseOne("score", "carried"));
  expect(none.type === "choices" && none.choices.map(({ mark }) => mark)).toEqual([
    "wrong",
    "wrong",
    "best",
  ]);
  const all = exercise.solve(poseOne("play", "follow"));
  expect(all.type === "choices" && all.choices.map(({ mark }) => mark)).toEqual([
    "best",
    "best",
    "best",
    "wrong",
  ]);
});
