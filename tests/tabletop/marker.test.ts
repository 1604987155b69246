import { describe, expect, test } from "vitest";
import {
  layCounters,
  moveAcross,
  readCounters,
  readKeys,
  readMark,
  setKeys,
  type Laid,
  type MarkerGame,
} from "../../src/tabletop/marker.ts";

const GAMES = [5, 7, 10] as const;
const scoresOf = (game: MarkerGame) => Array.from({ length: game }, (_, points) => points);
const piles = (...row: number[]): Laid => ({ way: "piles", row });
const read = (laid: Laid, game: MarkerGame) => {
  const result = readCounters(laid, game);
  return result.ok ? result.value : result.violation.code;
};

describe("four round counters (whist.marking)", () => {
  test.each([
    [0, [4]],
    [1, [3, 1]],
    [2, [2, 2]],
    [3, [1, 2, 1]],
    [4, [1, 1, 1, 1]],
  ])("%i is piles of %j in every game", (points, row) => {
    for (const game of GAMES) {
      expect(layCounters(points, game)).toEqual({ ok: true, value: piles(...row) });
      expect(read(piles(...row), game)).toBe(points);
    }
  });

  test("seven points: five is one above and to either side of three, six one between them", () => {
    expect(read({ way: "piles", row: [1, 1, 1], above: "right" }, 7)).toBe(5);
    expect(read({ way: "piles", row: [1, 1, 1], above: "left" }, 7)).toBe(5);
    expect(read({ way: "piles", row: [1, 1, 1], above: "middle" }, 7)).toBe(6);
    const left = layCounters(5, 7, "left");
    expect(left.ok && left.value).toMatchObject({ above: "left" });
  });

  // A single counter below two or more others is three, above them five; so nine must have one of each.
  test.each([
    [5, { row: [1, 1], below: true }],
    [6, { row: [1, 1, 1], below: true }],
    [7, { row: [1, 1], above: "middle" }],
    [8, { row: [1, 1, 1], above: "middle" }],
    [9, { row: [1], above: "middle", below: true }],
  ] as const)("ten points: %i", (points, laid) => {
    expect(layCounters(points, 10)).toEqual({ ok: true, value: { way: "piles", ...laid } });
    expect(read({ way: "piles", ...laid }, 10)).toBe(points);
  });

  test("every score is read back as it was laid, and no two scores lie alike", () => {
    for (const game of GAMES) {
      const patterns = scoresOf(game).map((points) => {
        const laid = layCounters(points, game);
        expect(laid.ok && read(laid.value, game)).toBe(points);
        return JSON.stringify(laid);
      });
      expect(new Set(patterns).size).toBe(game);
    }
  });

  test("moved across from left to right they count a point each", () => {
    for (const points of [0, 1, 2, 3, 4]) {
      const laid = moveAcross(points);
      expect(laid.ok && read(laid.value, 5)).toBe(points);
    }
    expect(moveAcross(5)).toMatchObject({ ok: false });
    expect(read({ way: "across", left: 2, right: 3 }, 5)).toBe("wrong-number");
    expect(read({ way: "across", left: 5, right: -1 }, 5)).toBe("wrong-number");
  });

  test("a pattern that stands for nothing is refused, and one of another game", () => {
    expect(read(piles(1, 3), 5)).toBe("no-such-pattern");
    expect(read(piles(2, 1, 1), 7)).toBe("no-such-pattern");
    expect(read({ way: "piles", row: [1, 1, 1], above: "middle" }, 5)).toBe("no-such-pattern");
    expect(read({ way: "piles", row: [1, 1], below: true }, 7)).toBe("no-such-pattern");
    expect(read({ way: "piles", row: [1, 1, 1], above: "left" }, 10)).toBe("no-such-pattern");
    expect(read({ way: "piles", row: [1, 1, 1], above: "middle", below: true }, 10)).toBe(
      "wrong-number",
    );
  });

  test("the game itself is never marked, nor less than nothing", () => {
    for (const game of GAMES) {
      for (const points of [game, game + 1, -1, 1.5]) {
        expect(layCounters(points, game)).toMatchObject({ ok: false });
        expect(setKeys(points, game)).toMatchObject({ ok: false });
      }
    }
  });
});

describe("Foster’s marker (whist.marking)", () => {
  test.each([
    [0, { ones: 0, five: false }],
    [3, { ones: 3, five: false }],
    [4, { ones: 4, five: false }],
    [5, { ones: 0, five: true }],
    [7, { ones: 2, five: true }],
    [9, { ones: 4, five: true }],
  ])("%i of ten", (points, keys) => {
    expect(setKeys(points, 10)).toEqual({ ok: true, value: keys });
    expect(readKeys(keys, 10)).toEqual({ ok: true, value: points });
  });

  test("keys that are not there, or that would have won, are refused", () => {
    expect(readKeys({ ones: 5, five: false }, 10)).toMatchObject({ ok: false });
    expect(readKeys({ ones: 0, five: true }, 5)).toMatchObject({ ok: false });
    expect(readKeys({ ones: 2, five: true }, 7)).toMatchObject({ ok: false });
    expect(readKeys({ ones: 1, five: true }, 7)).toEqual({ ok: true, value: 6 });
  });

  test("there are three small keys, and three oblong counters", () => {
    const keys = { ones: 2, five: false };
    expect(readMark({ by: "keys", keys, small: 3 }, 5)).toEqual({
      ok: true,
      value: { points: 2, small: 3 },
    });
    for (const small of [-1, 4, 0.5]) {
      expect(readMark({ by: "keys", keys, small }, 5)).toMatchObject({ ok: false });
    }
    expect(readMark({ by: "counters", laid: piles(2, 1), small: 0 }, 5)).toMatchObject({
      ok: false,
    });
  });
});
