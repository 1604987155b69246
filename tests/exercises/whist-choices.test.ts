import { describe, expect, test } from "vitest";
import { cardOf, SUITS, type Card, type Rank } from "../../src/engine/core/card.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { poseFourSignal } from "../../src/exercises/dealing/four-signal.ts";
import type { Solution } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { poseTrumpLead, poseWhistSuit } from "../../src/exercises/dealing/whist-hand.ts";
import signalCases from "../oracle/cases/signal.json" with { type: "json" };
import suitCases from "../oracle/cases/suit-selection.json" with { type: "json" };
import trumpCases from "../oracle/cases/trump-lead.json" with { type: "json" };

const [suits, trumps, signals] = await Promise.all([
  loadAuthored("suit-whist"),
  loadAuthored("trump-lead-whist"),
  loadAuthored("signal-four"),
]);

function marked(solution: Solution, mark: string): string[] {
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
}

type Hand = Readonly<Record<string, readonly string[]>>;
const cardsOf = (hand: Hand): Card[] =>
  SUITS.flatMap((suit) => (hand[suit] ?? []).map((rank) => cardOf(suit, rank as Rank)));

const hands = suitCases.filter(({ game }) => game === "whist");
describe("which suit, by every hand printed", () => {
  test("is here", () => expect(hands).toHaveLength(4));
  test.each(hands.map(({ id, input, expected }) => ({ id, input, expected })))(
    "$id",
    ({ input, expected }) => {
      const hand = cardsOf((input as unknown as { hand: Hand }).hand);
      const solution = suits.solve(poseWhistSuit(hand, "H"));
      expect(marked(solution, "best")).toEqual([(expected as { suit: string }).suit]);
    },
  );

  test.each([
    ["nearly-balanced", ["D"], ["S"]],
    ["combination", ["S"], ["C"]],
    ["strengthening", ["S", "C"], []],
  ])("%s: %j, and %j will do", (slug, best, also) => {
    const solution = suits.solve(fromItem(suits, slug));
    expect(marked(solution, "best")).toEqual(best);
    expect(marked(solution, "acceptable")).toEqual(also);
  });
});

describe("trumps or not, by every hand printed", () => {
  const printed = trumpCases.filter(({ input }) => "hand" in input);
  test.each(printed.map(({ id, input, expected }) => ({ id, input, expected })))(
    "$id",
    ({ input, expected }) => {
      const hand = cardsOf((input as unknown as { hand: Hand }).hand);
      const solution = trumps.solve(poseTrumpLead(hand, "H"));
      expect(marked(solution, "best")).toEqual([expected.leadTrump ? "trump" : "plain"]);
    },
  );

  test("a card of entry is wanted as well", () => {
    const solution = trumps.solve(fromItem(trumps, "no-entry"));
    expect(marked(solution, "best")).toEqual(["plain"]);
  });
});

describe("the four-signal", () => {
  test.each(signalCases.map(({ id, input, expected }) => ({ id, input, expected })))(
    "$id",
    ({ input, expected }) => {
      const posed = poseFourSignal("D", ["5", "4", "3"], "H", input.trumps, "hearts");
      expect(marked(signals.solve(posed), "best")).toEqual([expected.order.join("")]);
    },
  );

  test("six trumps have an order of their own, and one order says nothing", () => {
    const solution = signals.solve(fromItem(signals, "six-trumps"));
    expect(marked(solution, "best")).toEqual(["534"]);
    if (solution.type !== "choices") throw new Error("choices were expected");
    expect(solution.choices.filter(({ says }) => says?.includes("nothing"))).toHaveLength(1);
  });
});
