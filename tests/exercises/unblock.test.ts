import { describe, expect, test } from "vitest";
import { cardOf, height, rankOf, type Rank } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Solution } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { poseUnblock } from "../../src/exercises/wording/unblock-words.ts";
import cases from "../oracle/cases/unblock.json" with { type: "json" };

const exercise = await loadAuthored("unblock");

function marked(solution: Solution, mark: string): string[] {
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
}

describe("every holding of Elwell’s table", () => {
  test.each(cases)("$id", ({ input, expected }) => {
    const holding = must(parseHolding(input.holding));
    const solution = exercise.solve(poseUnblock("C", input.partnerLed as Rank, ["8"], holding));
    expect(marked(solution, "best")).toEqual([cardOf("C", expected.card as Rank)]);
  });

  test("the queen goes on the ace that follows the king", () => {
    expect(marked(exercise.solve(fromItem(exercise, "queen-on-second")), "best")).toEqual(["DQ"]);
  });

  test("a card beside the blocking one is out of the way as well", () => {
    const solution = exercise.solve(fromItem(exercise, "queen-jack-on-ace"));
    expect(marked(solution, "acceptable")).toEqual(["DQ"]);
  });
});

test("no card is dealt twice, and dummy never beats the card led", async () => {
  for (let seed = 0; seed < 100; seed++) {
    const { scene, id } = await fromSeed(exercise, seed);
    if (scene.type !== "third-hand") throw new Error(id);
    const cards = [scene.led, ...scene.dummy, ...scene.hand];
    expect(new Set(cards).size, id).toBe(cards.length);
    for (const card of scene.dummy) {
      expect(height(rankOf(card)), id).toBeLessThan(height(rankOf(scene.led)));
    }
  }
});
