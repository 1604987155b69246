import { describe, expect, test } from "vitest";
import { sceneOf } from "../../src/exercises/kit/scene.ts";
import { groupsAt } from "../../src/exercises/dealing/ending.ts";
import { endingOf } from "../../src/exercises/items/ending.ts";
import { keyOf, randomEnding } from "../../src/exercises/dealing/ending-deal.ts";
import { isThrowIn } from "../../src/exercises/dealing/throw-in.ts";
import { LONG_NULLO, LONG_NULLO_SEEDS } from "../../src/exercises/dealing/nullo-seeds.ts";
import { THROW_IN, THROW_IN_SEEDS } from "../../src/exercises/dealing/throw-in-seeds.ts";
import { bestPrice, onlyBestAt, pricesAt } from "../../src/exercises/marking/ending-price.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { solvedItem, solvedSeed } from "../support/problems.ts";

const marks = async (kind: string, item: string) => {
  const { solution } = await solvedItem(kind, item);
  if (solution.type !== "choices") throw new Error("choices were expected");
  return Object.fromEntries(solution.choices.map(({ id, mark }) => [id, mark]));
};

describe("endings with one right card", () => {
  test("throw-in: A wins the heart and must lead from K J into A Q; the ace or queen first leaves him the king", async () => {
    expect(await marks("find-the-line", "throw-in")).toEqual({
      SA: "wrong",
      SQ: "wrong",
      H2: "best",
    });
  });

  test("unblock: the ace of spades first, then dummy is entered once, for the king and queen", async () => {
    expect(await marks("find-the-line", "unblock")).toEqual({
      SA: "best",
      H3: "wrong",
      H2: "wrong",
      D3: "wrong",
      D2: "wrong",
    });
  });

  test("last trump: drawn before B can ruff the king or queen of spades", async () => {
    expect(await marks("find-the-line", "last-trump")).toEqual({
      SK: "wrong",
      SQ: "wrong",
      HA: "best",
    });
  });

  test("frozen: whoever opens spades loses a trick by it, so A is given the heart and must", async () => {
    expect(await marks("throw-in", "frozen")).toEqual({
      SQ: "wrong",
      S3: "wrong",
      S2: "wrong",
      H2: "best",
    });
    expect(await marks("throw-in", "tenace")).toMatchObject({ H2: "best" });
  });

  test("a card’s price: two with the heart first, one with the ace; two where B ruffs the king", async () => {
    const right = async (item: string) =>
      Object.entries(await marks("price-the-card", item)).filter(([, mark]) => mark === "best");
    expect(await right("into-the-tenace")).toEqual([["2", "best"]]);
    expect(await right("ace-first")).toEqual([["1", "best"]]);
    expect(await right("trump-out")).toEqual([["2", "best"]]);
  });

  test("keep off: a spade from K 2 runs round to A Q; after the heart partner leads spades through declarer", async () => {
    expect(await marks("set-it", "keep-off")).toEqual({ SK: "wrong", S2: "wrong", H5: "best" });
  });

  test("take it now: once dummy has the lead, spades are run and the ace of hearts never makes", async () => {
    expect(await marks("set-it", "take-it-now")).toEqual({
      HA: "best",
      D4: "wrong",
      D2: "wrong",
    });
  });

  test("throw the king: A must win the club, and dummy’s king of spades goes on it", async () => {
    expect(await marks("nullo-escape", "throw-the-king")).toEqual({
      S4: "wrong",
      H4: "wrong",
      CK: "best",
    });
  });

  test("leave him in: A wins the diamond with his only one and has nothing but clubs to lead", async () => {
    expect(await marks("nullo-escape", "leave-him-in")).toEqual({
      SQ: "wrong",
      H4: "wrong",
      D8: "best",
    });
  });
});

test("a refutation names who takes the trick, and with what", async () => {
  const { solution } = await solvedItem("find-the-line", "throw-in");
  if (solution.type !== "choices") throw new Error("choices were expected");
  const because = (id: string) => solution.choices.find((choice) => choice.id === id)?.because;
  expect(because("SQ")).toMatch(
    /^\{A\} takes it with ♠\uFE0EK and leads .*; with best play you take one of the three\. That is one too few\.$/,
  );
  expect(because("H2")).toMatch(/^\{A\} takes it with ♥\uFE0E9 .* you take two of the three\.$/);
});

test("cards with none between them that is still out are one choice", () => {
  // The jack of spades is in no hand, so Q and 10 are the same; the 8 lies over the 7 in another hand.
  const ending = endingOf(["QT7...", "8.2.2.", "3.4.4.", "2.5.5."], null, "Z", "Z");
  expect(groupsAt(ending)).toEqual([["SQ", "ST"], ["S7"]]);
});

test("every ready seed of the throw-in is one", () => {
  for (const seed of THROW_IN_SEEDS.filter((_, at) => process.env["DEEP"] || at % 6 === 0)) {
    const ending = randomEnding(seededRandom(seed), THROW_IN);
    const key = keyOf(ending);
    expect(key && isThrowIn(ending, key), `seed ${seed}`).toBe(true);
  }
});

test("every ready seed of a longer nullo has one right card", () => {
  for (const seed of LONG_NULLO_SEEDS.filter((_, at) => process.env["DEEP"] || at % 6 === 0)) {
    expect(keyOf(randomEnding(seededRandom(seed), LONG_NULLO)), `seed ${seed}`).not.toBeNull();
  }
});

test.each(["find-the-line", "set-it", "nullo-escape", "price-the-card"])(
  "%s is posed with four to six cards, and at the second level with six to eight",
  async (kind) => {
    const counts = async (first: number) => {
      const seen = new Set<number>();
      for (let seed = first; seed < 32; seed += 2) {
        const { hands, leader } = sceneOf((await solvedSeed(kind, seed)).problem, "ending");
        seen.add(hands[leader].length);
      }
      return [...seen].toSorted();
    };
    expect(await counts(0)).toEqual(kind === "nullo-escape" ? [4, 5] : [4, 5, 6]);
    expect(await counts(1)).toEqual([6, 7, 8]);
  },
);

describe.each(["find-the-line", "set-it", "nullo-escape", "throw-in"])("%s", (kind) => {
  test("one group of cards is right in every problem, and there are others to choose", async () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { problem, solution } = await solvedSeed(kind, seed);
      if (solution.type !== "choices") throw new Error("choices were expected");
      const right = new Set(
        solution.choices.filter(({ mark }) => mark === "best").map(({ id }) => id),
      );
      const groups = groupsAt(sceneOf(problem, "ending"));
      expect(groups.filter((group) => group.some((card) => right.has(card)))).toHaveLength(1);
      expect(groups.length).toBeGreaterThan(2);
    }
  });
});

test("the one group that does best is that of the prices, over random endings to win and to lose", () => {
  const seats = [["Z", "Z"]] as const;
  for (const aim of ["win", "lose"] as const) {
    for (let seed = 0; seed < 150; seed++) {
      const ending = randomEnding(seededRandom(seed), { seats, aim, cards: [3, 4, 5] });
      const prices = pricesAt(ending);
      const best = bestPrice(prices, aim);
      const good = prices.filter(({ tricks }) => tricks === best).map(({ card }) => card);
      const groups = groupsAt(ending).filter((group) => group.some((card) => good.includes(card)));
      const { tricks, cards } = onlyBestAt(ending);
      expect(tricks, `${aim} ${seed}`).toBe(best);
      expect(cards, `${aim} ${seed}`).toEqual(groups.length === 1 ? groups[0] : null);
    }
  }
});
