import { describe, expect, test } from "vitest";
import { cardOf, highToLow, rankOf, type Card, type Rank } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Posed, Solution } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { poseSecondRound, poseSystemSuit } from "../../src/exercises/dealing/system-suit.ts";
import leadCases from "../oracle/cases/lead-card.json" with { type: "json" };
import secondCases from "../oracle/cases/second-lead.json" with { type: "json" };

const KINDS = ["lead-straight", "lead-whist", "lead-american", "second-lead"] as const;
const [straight, whist, american, second] = await Promise.all(KINDS.map(loadAuthored));
const EXERCISE = { elwell: straight!, "whist-old": whist!, "whist-american": american! };

function marked(solution: Solution, mark: string): string[] {
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
}

const held = (text: string) => must(parseHolding(text));

interface Input {
  readonly system: string;
  readonly holding: string;
  readonly strain?: string;
  readonly reentry?: boolean;
  readonly led?: string;
  readonly fell?: string;
}

const printed = leadCases
  .map(({ id, input, expected }) => ({ id, input: input as Input, expected }))
  .filter(({ input }) => input.system in EXERCISE && input.holding.length > 1);

describe("every holding printed for Elwell’s leads and the two of whist", () => {
  test("is here", () => expect(printed.length).toBeGreaterThan(85));

  test.each(printed)("$id", ({ input, expected }) => {
    const system = input.system as keyof typeof EXERCISE;
    const posed = poseSystemSuit({
      system,
      strain: input.strain === "notrump" ? "notrump" : "hearts",
      suit: "S",
      holding: held(input.holding),
      ...(input.reentry === undefined ? {} : { reentry: input.reentry }),
    });
    const solution = EXERCISE[system].solve(posed);
    const { card, oneOf } = expected as { card: Rank; oneOf?: Rank[] };
    const best = marked(solution, "best");
    expect(best).toEqual([cardOf("S", oneOf?.find((rank) => best.includes(`S${rank}`)) ?? card)]);
  });
});

const rounds = secondCases
  .map(({ id, input, expected }) => ({ id, input: input as Input, expected }))
  .filter(({ input }) => input.system !== "whist-old");

describe("every second lead printed", () => {
  test("is here", () => expect(rounds.length).toBeGreaterThan(18));

  test.each(rounds)("$id", ({ input, expected }) => {
    const { led, fell, system } = input;
    const posed = poseSecondRound({
      ...(system === "foster" ? {} : { system: "whist-american" as const }),
      strain: "hearts",
      suit: "D",
      holding: held(input.holding),
      led: led as Rank,
      fell: held(fell ?? "-"),
    });
    const exercise = system === "foster" ? second! : american!;
    expect(marked(exercise.solve(posed), "best")).toEqual([cardOf("D", expected.card as Rank)]);
  });
});

describe("a difference between authors is accepted and told", () => {
  test.each([
    ["queen-jack-four", "C2", ["CQ"]],
    ["nt-ace-queen-jack-entry", "SA", ["SQ", "SJ"]],
    ["nt-ace-king-six", "D6", ["DK"]],
    ["king-queen", "CK", []],
  ])("%s: %s, and %j", (slug, best, also) => {
    const solution = straight!.solve(fromItem(straight!, slug));
    expect(marked(solution, "best")).toEqual([best]);
    expect(marked(solution, "acceptable")).toEqual(also);
    if (solution.type !== "choices") throw new Error("choices were expected");
    for (const { mark, because } of solution.choices) {
      if (mark === "acceptable") expect(because).toContain("the authors differ");
    }
  });
});

test("a second round is asked about the cards left, and never the one led", () => {
  for (const slug of Object.keys(second!.items)) {
    const { scene, ask }: Posed = fromItem(second!, slug);
    if (scene.type !== "suit" || ask.type !== "card" || !scene.led) throw new Error(slug);
    expect(ask.from).toEqual(scene.cards);
    expect(scene.cards).not.toContain(scene.led);
    const ranks = scene.cards.map((card: Card) => rankOf(card));
    expect(highToLow(ranks)).toEqual(ranks);
  }
});
