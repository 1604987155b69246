import { describe, expect, test } from "vitest";
import { height, isCard, rankOf, suitOf, type Card } from "../../src/engine/core/card.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { choicesOf, fieldsOf } from "../../src/exercises/kit/ask.ts";
import {
  verdictOn,
  type Choice,
  type Mark,
  type Problem,
  type Solution,
} from "../../src/exercises/kit/exercise.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { fromItem, fromSeed, parseSeed } from "../../src/exercises/kit/problem.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";

/** Seeds of each kind and level: sampled in the daily run, all ten thousand in `npm run test:deep`. */
const SEEDS = process.env["DEEP"] ? 10_000 : 150;

const KNOWN = new Set<string>(RULE_IDS);

function rulesOf(solution: Solution): readonly string[] {
  return solution.type === "choices"
    ? solution.choices.flatMap((choice) => choice.rules)
    : solution.entries.flatMap((entry) => entry.rules);
}

/** Every sentence of a problem and its solution. */
function wordsOf(problem: Problem, solution: Solution): string[] {
  return [
    problem.question,
    ...problem.facts,
    ...solution.hints,
    ...(solution.type === "choices"
      ? solution.choices.flatMap(({ because, says }) => [because, says ?? "."])
      : solution.entries.map(({ because }) => because)),
  ];
}

/**
 * Two cards are equal when they touch, are both small, and no convention gives either a meaning of its own: neither is
 * the card recommended. Such cards must be marked alike.
 */
function equalsGradedApart(choices: readonly Choice[]): string[] {
  const cards = choices.filter(({ id }) => isCard(id));
  return cards.flatMap((one) =>
    cards
      .filter((other) => {
        const [a, b] = [one.id as Card, other.id as Card];
        return (
          suitOf(a) === suitOf(b) &&
          height(rankOf(a)) - height(rankOf(b)) === 1 &&
          height(rankOf(a)) < height("T") &&
          one.mark !== other.mark &&
          ![one.mark, other.mark].includes("best") &&
          ![one.mark, other.mark].includes("acceptable")
        );
      })
      .map((other) => `${one.id} ${other.id}`),
  );
}

function check(problem: Problem, solution: Solution, teaches: readonly string[]): void {
  const at = problem.id;
  expect(JSON.parse(JSON.stringify(problem)), at).toEqual(problem);
  expect(JSON.parse(JSON.stringify(solution)), at).toEqual(solution);
  expect(solution.hints, at).toHaveLength(3);
  for (const rule of rulesOf(solution)) {
    if (!KNOWN.has(rule) || !teaches.includes(rule)) {
      throw new Error(`${at} cites ${rule}, which its kind does not teach`);
    }
  }
  for (const words of wordsOf(problem, solution)) {
    if (!/[.?!]$|^Your lead against|^It (applies|does not)/.test(words)) {
      throw new Error(`${at}: not a sentence: “${words}”`);
    }
    if (/undefined|NaN|\bnull\b|[♠♥♣♦](?!\uFE0E)|  |\.\.|'|"/.test(words)) {
      throw new Error(`${at}: bad words: “${words}”`);
    }
  }
  if (solution.type === "choices") {
    expect(
      solution.choices.map(({ id }) => id),
      at,
    ).toEqual(choicesOf(problem.ask));
    expect(
      solution.choices.some(({ mark }) => mark === "best"),
      at,
    ).toBe(true);
    expect(
      solution.choices.some(({ mark }) => mark === "wrong"),
      at,
    ).toBe(true);
    expect(equalsGradedApart(solution.choices), at).toEqual([]);
    expect(
      solution.choices.every(({ rules }) => rules.length > 0),
      at,
    ).toBe(true);
    if (problem.ask.type === "several") checkSeveral(at, solution);
  } else {
    expect(
      solution.entries.map(({ field }) => field),
      at,
    ).toEqual(fieldsOf(problem.ask).map(({ id }) => id));
    const values = Object.fromEntries(solution.entries.map(({ field, value }) => [field, value]));
    expect(verdictOn(solution, { type: "numbers", values })?.mark, at).toBe("best");
    for (const { field, value } of solution.entries) {
      const wrong = { ...values, [field]: value + 1 };
      expect(verdictOn(solution, { type: "numbers", values: wrong })?.mark, at).toBe("wrong");
    }
  }
}

/** Where several are to be chosen: all that is best and no more is right, and one too few or too many is not. */
function checkSeveral(at: string, solution: Extract<Solution, { type: "choices" }>): void {
  const idsOf = (mark: Mark) =>
    solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
  const marked = (ids: readonly string[]) => verdictOn(solution, { type: "several", ids })?.mark;
  const best = idsOf("best");
  expect(marked(best), at).toBe("best");
  expect(marked([...best, ...idsOf("acceptable")]), at).toBe("best");
  for (const id of best) expect(marked(best.filter((one) => one !== id)), at).toBe("wrong");
  for (const id of idsOf("wrong")) expect(marked([...best, id]), at).toBe("wrong");
}

describe.each(KIND_IDS)("%s", (kind) => {
  test(`${SEEDS} seeds a level pose fair problems, the same each time`, async () => {
    const exercise = await loadAuthored(kind);
    expect(exercise.id).toBe(kind);
    for (let seed = 0; seed < SEEDS * (exercise.levels ?? 1); seed++) {
      const problem = await fromSeed(exercise, seed);
      if (seed % 10 === 0) expect(await fromSeed(exercise, seed)).toEqual(problem);
      check(problem, exercise.solve(problem), exercise.teaches);
    }
  });

  test("authored items are fair problems too", async () => {
    const exercise = await loadAuthored(kind);
    for (const slug of Object.keys(exercise.items)) {
      const problem = fromItem(exercise, slug);
      check(problem, exercise.solve(problem), exercise.teaches);
    }
  });

  test("seeds differ: fifty give at least twenty-five different problems", async () => {
    const exercise = await loadAuthored(kind);
    const posed: string[] = [];
    for (let seed = 0; seed < 50; seed++) {
      const { id: _id, ...rest } = await fromSeed(exercise, seed);
      posed.push(JSON.stringify(rest));
    }
    expect(new Set(posed).size).toBeGreaterThanOrEqual(25);
  });

  test("an unknown item is refused by name", async () => {
    const exercise = await loadAuthored(kind);
    expect(() => fromItem(exercise, "no-such-item")).toThrow(/no item “no-such-item”/);
  });
});

describe("authored answers", () => {
  test.each([
    ["trick", "trump-wins", "H2", "best"],
    ["trick", "discard", "S2", "best"],
    ["trick", "over-trump", "C9", "best"],
    ["bid-sufficient", "three-clubs-over-two-royals", "enough", "best"],
    ["bid-sufficient", "two-no-trumps-over-three-diamonds", "not-enough", "best"],
    ["bid-sufficient", "six-diamonds-over-five-no-trumps", "impossible", "best"],
    ["bid-sufficient", "six-diamonds-over-five-no-trumps", "not-enough", "acceptable"],
    ["declarer", "three-clubs-left-in", "Y-B", "best"],
    ["declarer", "spade-then-royals", "Y-B", "best"],
    ["declarer", "both-sides-hearts", "A-Y", "best"],
    ["lead-card", "king-queen", "DK", "best"],
    ["lead-card", "queen-jack", "S4", "acceptable"],
    ["lead-card", "nt-king-queen-six", "C6", "acceptable"],
    ["lead", "partner-bid", "SJ", "best"],
    ["lead", "ace-king-first", "SK", "best"],
    ["lead", "ace-king-first", "DQ", "wrong"],
    ["lead", "nt-longest", "H4", "best"],
    ["eleven-count", "foster-example", "0", "best"],
    ["eleven-count", "one-left", "1", "best"],
    ["eleven-count", "lower-ignored", "1", "best"],
    ["eleven-play", "foster-example", "C3", "best"],
    ["eleven-play", "nine-in-full", "DJ", "best"],
    ["eleven-play", "beat-dummy", "SA", "acceptable"],
    ["eleven-applies", "ten-led", "honour-led", "best"],
    ["eleven-applies", "too-many", "too-many-higher", "best"],
    ["eleven-applies", "yes", "applies", "best"],
  ] as const)("%s %s: %s is %s", async (kind, slug, id, mark) => {
    const exercise = await loadAuthored(kind);
    const solution = exercise.solve(fromItem(exercise, slug));
    expect(verdictOn(solution, { type: "choice", id })?.mark).toBe(mark);
  });

  test.each([
    ["honours", "simple-hearts", { points: 16 }],
    ["honours", "four-in-one-clubs", { points: 48 }],
    ["honours", "hundred-aces", { points: 100 }],
    ["score-hand", "three-hearts-short", { "YZ.above": 16, "AB.above": 100 }],
    ["score-hand", "three-no-trumps-doubled", { "YZ.below": 100, "YZ.above": 150 }],
    ["score-hand", "one-spade-doubled", { "YZ.above": 100 }],
    [
      "score-rubber",
      "foster",
      {
        "1.YZ.below": 8,
        "1.YZ.above": 16,
        "2.YZ.above": 18,
        "2.AB.above": 100,
        "3.AB.below": 40,
        "3.AB.above": 30,
        "4.AB.below": 36,
        "4.AB.above": 36,
        "rubber.AB": 250,
        "total.YZ": 42,
        "total.AB": 492,
        balance: 450,
      },
    ],
  ] as const)(
    "%s %s scores as the book has it, an empty box counting nought",
    async (kind, slug, values) => {
      const exercise = await loadAuthored(kind);
      const solution = exercise.solve(fromItem(exercise, slug));
      expect(verdictOn(solution, { type: "numbers", values })?.mark).toBe("best");
    },
  );
});

describe("a seed in an address", () => {
  test.each(["0", "7", "4294967295"])("%s is read", (text) => {
    expect(parseSeed(text)).toEqual({ ok: true, value: Number(text) });
  });

  test.each(["", "abc", "-1", "1.5", "4294967296", "99999999999", "１２", "1 2", "0x10"])(
    "“%s” is refused in one sentence that shows it",
    (text) => {
      const result = parseSeed(text);
      expect(result.ok).toBe(false);
      if (!result.ok) expect(result.violation.message).toContain(`“${text}”`);
    },
  );
});
