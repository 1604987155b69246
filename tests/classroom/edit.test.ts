import { describe, expect, test } from "vitest";
import { dealtAgain, freshIn, madeExact, moved } from "../../src/classroom/edit.ts";
import type { Step } from "../../src/classroom/set.ts";
import { loadKind } from "../../src/exercises/catalog.ts";
import { levelOf } from "../../src/exercises/kit/problem.ts";

const seed = (number: number): Step => ({ type: "seed", kind: "lead", seed: number });
const three = [seed(1), seed(2), seed(3)];

describe("changes to the questions of a set", () => {
  test("a question goes up, down, and nowhere beyond the ends", () => {
    expect(moved(three, 2, 0)).toEqual([seed(3), seed(1), seed(2)]);
    expect(moved(three, 0, 1)).toEqual([seed(2), seed(1), seed(3)]);
    expect(moved(three, 0, 3)).toBe(three);
    expect(moved(three, 3, 0)).toBe(three);
  });

  test("another problem is of the same level, whether a kind has one, two or three", () => {
    const again = dealtAgain({ type: "seed", kind: "lead", seed: 17 }, 1234);
    expect(again.seed).not.toBe(17);
    expect([again.seed % 2, again.seed % 3]).toEqual([17 % 2, 17 % 3]);
  });

  test("made exact, each fresh question is one problem at its level, and the others stay", async () => {
    const exercise = await loadKind("through-dummy");
    const steps: Step[] = [
      seed(5),
      { type: "fresh", kind: "through-dummy", level: 1 },
      { type: "fresh", kind: "through-dummy", level: 2 },
    ];
    expect(freshIn(steps)).toBe(2);
    let drawn = 100;
    const exact = await madeExact(steps, () => ++drawn);
    expect(freshIn(exact)).toBe(0);
    expect(exact[0]).toEqual(seed(5));
    const levels = exact.flatMap((step) =>
      step.type === "seed" && step.kind === "through-dummy" ? [levelOf(exercise, step.seed)] : [],
    );
    expect(levels).toEqual([1, 2]);
  });
});
