import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import {
  AT_FIRST,
  canTakeBack,
  dealOf,
  EXAMPLE,
  formatTelling,
  parseTelling,
  takeBack,
  tell,
  toldNow,
  type Telling,
  type Told,
} from "../../src/tabletop/four-games-told.ts";

const patch: fc.Arbitrary<Partial<Told>> = fc.oneof(
  fc.record({ level: fc.constantFrom(1, 2, 3, 4, 5, 6, 7) }),
  fc.record({ strain: fc.constantFrom("clubs", "spades", "notrump") }),
  fc.record({ tricks: fc.integer({ min: 0, max: 13 }) }),
  fc.record({ vulnerable: fc.boolean() }),
  fc.record({
    aces: fc.array(fc.constantFrom("Z", "A", "Y", "B"), { minLength: 4, maxLength: 4 }),
  }),
);

describe("telling a deal step by step", () => {
  test("what is kept is read back as it was", () => {
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 80 }), (patches) => {
        const told = patches.reduce<Telling>(tell, AT_FIRST);
        expect(must(parseTelling(formatTelling(told)))).toEqual(told);
      }),
    );
  });

  test("every step can be taken back, to the first", () => {
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 40 }), (patches) => {
        let told = patches.reduce<Telling>(tell, AT_FIRST);
        while (canTakeBack(told)) told = takeBack(told);
        expect(told).toEqual(AT_FIRST);
      }),
    );
  });

  test("counting tricks is one step, and another change begins a new one", () => {
    const counted = [9, 8, 7].reduce((told, tricks) => tell(told, { tricks }), AT_FIRST);
    expect(counted.steps).toHaveLength(2);
    const doubled = tell(counted, { multiplier: 2 });
    const again = tell(doubled, { tricks: 6 });
    expect(toldNow(takeBack(again))).toEqual({ ...EXAMPLE, tricks: 7, multiplier: 2 });
  });

  test("a number that is none stays as typed until a better one, and is taken back first", () => {
    const typed: Telling = { ...AT_FIRST, typed: "77" };
    expect(tell(typed, { level: 2 }).typed).toBe("77");
    expect(tell(typed, { tricks: 7 }).typed).toBeUndefined();
    expect(takeBack(typed)).toEqual(AT_FIRST);
  });

  test("honours and aces are dealt where they were put", () => {
    expect(dealOf(EXAMPLE).honours).toEqual({ Z: ["HA", "HK"], A: ["HT"], Y: ["HQ", "HJ"], B: [] });
    const { honours } = dealOf({ ...EXAMPLE, strain: "notrump" });
    expect(Object.values(honours).flat().toSorted()).toEqual(["CA", "DA", "HA", "SA"]);
  });
});

describe("what cannot have been kept", () => {
  const kept = (change: object) =>
    JSON.stringify({ v: 1, steps: [EXAMPLE, { ...EXAMPLE, ...change }] });

  test.each([
    ["text that is no JSON", "{", /cannot be read/],
    ["nothing at all", "null", /cannot be read/],
    ["another version", JSON.stringify({ v: 2, steps: [EXAMPLE] }), /cannot be read/],
    ["no steps", JSON.stringify({ v: 1, steps: [] }), /cannot be read/],
    [
      "a number typed that is no text",
      JSON.stringify({ v: 1, steps: [EXAMPLE], typed: 7 }),
      /read/,
    ],
    ["a step that is none", JSON.stringify({ v: 1, steps: [7] }), /cannot be read/],
    ["a level", kept({ level: 8 }), /level .* cannot be “8”/],
    ["a strain", kept({ strain: "royals" }), /strain .* cannot be “royals”/],
    ["a number of tricks", kept({ tricks: 6.5 }), /number of tricks .* “6.5”/],
    ["a doubling", kept({ multiplier: 3 }), /doubling .* “3”/],
    ["a vulnerability", kept({ vulnerable: "no" }), /vulnerability .* “no”/],
    ["a side", kept({ declarerSide: "NS" }), /declaring side .* “NS”/],
    ["too few honours", kept({ trumps: ["Z"] }), /trump honours/],
    ["a seat that is none", kept({ aces: ["Z", "A", "Y", "N"] }), /aces/],
  ])("%s is refused in one sentence", (_, text, message) => {
    const parsed = parseTelling(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) {
      expect(parsed.violation.message).toMatch(message);
      expect(parsed.violation.message.match(/\.$/g)).toHaveLength(1);
    }
  });
});
