import { describe, expect, test } from "vitest";
import { cardOf, SUITS, type Card, type Rank } from "../../src/engine/core/card.ts";
import type { LeadPlan } from "../../src/engine/conventions/elwell-plan.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Solution } from "../../src/exercises/kit/exercise.ts";
import { poseLeadPlan } from "../../src/exercises/wording/plan-words.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import cases from "../oracle/cases/lead.json" with { type: "json" };

const exercise = await loadAuthored("lead-plan");

function marked(solution: Solution, mark: string): string[] {
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
}

/** The cards of a printed hand; an `x` is the smallest card of the suit not yet there. */
function cardsOf(hand: Readonly<Record<string, string>>): Card[] {
  return SUITS.flatMap((suit) => {
    const held = [...(hand[suit] ?? "")];
    const small = ["2", "3", "4", "5", "6"].filter((rank) => !held.includes(rank));
    return held.map((rank) => cardOf(suit, (rank === "x" ? small.shift() : rank) as Rank));
  });
}

const printed = cases.filter(({ game }) => game === "straight-bridge");

describe("every hand that Elwell prints to lead from", () => {
  test("is here", () => expect(printed.length).toBe(65));

  test.each(printed.map(({ id, input, expected, ...rest }) => ({ id, input, expected, rest })))(
    "$id",
    ({ input, expected, rest }) => {
      const solution = exercise.solve(
        poseLeadPlan(
          cardsOf(input.hand as Readonly<Record<string, string>>),
          {
            strain: "hearts",
            maker: (input as { declaredBy?: string }).declaredBy === "Y" ? "dummy" : "dealer",
            doubled: false,
          },
          (input as { plan: LeadPlan }).plan,
        ),
      );
      const { card, oneOf } = expected as { card: string; oneOf?: string[] };
      const best = marked(solution, "best");
      expect(oneOf ?? [card]).toEqual(expect.arrayContaining(best));
      expect([...best, ...marked(solution, "acceptable")]).toContain(card);
      const differs = (rest as { differsFrom?: { cardInSameSuit?: string } }).differsFrom;
      const others = differs?.cardInSameSuit;
      if (others) expect(marked(solution, "acceptable")).toContain(others);
    },
  );
});

describe("no trump, and a double", () => {
  test.each([
    ["no-trump-red", ["H3"], ["S4"]],
    ["doubled-spades", ["S2"], []],
    ["doubled-hearts", ["H9"], ["H3"]],
    ["heart-convention", ["HJ"], []],
    ["heart-after-a-look", ["SK"], ["HJ"]],
    ["weak-convention", ["C7"], []],
  ])("%s: %j", (slug, best, also) => {
    const solution = exercise.solve(fromItem(exercise, slug));
    expect(marked(solution, "best")).toEqual(best);
    expect(marked(solution, "acceptable")).toEqual(also);
  });
});
