import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { readMark, setKeys } from "../../src/tabletop/marker.ts";
import {
  current,
  formatSitting,
  freshSitting,
  MARKER_GAMES,
  newRubber,
  parseSitting,
  standingOf,
  tap,
  undo,
  type Sitting,
} from "../../src/tabletop/marker-sitting.ts";
import { TAPS, type Tap } from "../../src/tabletop/marker-taps.ts";

/** `n` tricks for a side. */
const tricks = (side: "YZ" | "AB", n: number): Tap[] =>
  Array.from({ length: n }, () => `trick.${side}` as const);

function tapped(taps: readonly Tap[], from: Sitting = freshSitting()): Sitting {
  return taps.reduce((sitting, what) => must(tap(sitting, what)), from);
}

const standing = (taps: readonly Tap[], from?: Sitting) => standingOf(current(tapped(taps, from)));

/** Takes them one way to a score. */
const threeLove: Tap[] = [...tricks("AB", 3), "deal"];

describe("marking a game of five (whist.precedence, whist.rubber-points)", () => {
  test("three by cards are marked before two by honours, which win only a single", () => {
    const { games, wonNow, small } = standing([...threeLove, "honours.AB.2", ...tricks("YZ", 3)]);
    expect(games).toEqual([{ winner: "AB", score: { YZ: 3, AB: 5 }, worth: 1 }]);
    expect(wonNow).toEqual(games[0]);
    expect(small).toEqual({ YZ: 0, AB: 1 });
  });

  test("two by cards end it before four honours are heard: a treble", () => {
    const { games, points } = standing([...threeLove, "honours.YZ.4", ...tricks("AB", 2)]);
    expect(games).toEqual([{ winner: "AB", score: { YZ: 0, AB: 5 }, worth: 3 }]);
    expect(points).toEqual({ YZ: 0, AB: 0 });
  });

  test("honours wait for the tricks, may be taken back, and do not count from four", () => {
    expect(standing(["honours.YZ.4"]).points).toEqual({ YZ: 0, AB: 0 });
    expect(standing(["honours.YZ.4", "trick.AB"]).points).toEqual({ YZ: 4, AB: 1 });
    expect(standing(["honours.YZ.4", "trick.AB", "honours.YZ.4"]).points).toEqual({ YZ: 0, AB: 1 });
    const atFour: Tap[] = [...tricks("YZ", 4), "deal", "honours.YZ.4", "trick.AB"];
    expect(standing(atFour)).toMatchObject({ points: { YZ: 4, AB: 1 }, barred: "YZ" });
  });

  test("a side that revoked takes all and four honours, and loses a treble (English law 72 V)", () => {
    const { games } = standing([
      ...tricks("AB", 2),
      "deal",
      ...tricks("YZ", 7),
      "honours.YZ.4",
      "revoke.YZ.add",
    ]);
    expect(games).toEqual([{ winner: "AB", score: { YZ: 0, AB: 5 }, worth: 3 }]);
  });

  test("two trebles and the rubber are a bumper of eight; then all is turned down", () => {
    const { rubber, small, over } = standing([
      ...tricks("YZ", 5),
      "deal",
      ...tricks("YZ", 5),
      "deal",
    ]);
    expect(rubber.rubberTo).toBe("YZ");
    expect(rubber.net).toEqual({ winner: "YZ", points: 8 });
    expect(small).toEqual({ YZ: 0, AB: 0 });
    expect(over).toBe(true);
  });

  test("the smallest rubber is one point: two singles and two, less a treble", () => {
    const single: Tap[] = [...tricks("AB", 3), "deal", ...tricks("YZ", 5), "deal"];
    const { rubber } = standing([...single, ...tricks("AB", 5), "deal", ...single]);
    expect(rubber.net).toEqual({ winner: "YZ", points: 1 });
  });
});

test("a game of seven stops at seven and is worth seven less the losers’ score", () => {
  const { games, small } = standing(
    [...tricks("YZ", 2), "deal", ...tricks("AB", 6), "deal", ...tricks("AB", 5)],
    freshSitting(7),
  );
  expect(games).toEqual([{ winner: "AB", score: { YZ: 2, AB: 7 }, worth: 5 }]);
  expect(small).toEqual({ YZ: 0, AB: 1 });
});

describe("what cannot be tapped is refused in a sentence", () => {
  const refusal = (taps: readonly Tap[], what: Tap, game: 5 | 7 | 10 = 5) => {
    const result = tap(tapped(taps, freshSitting(game)), what);
    return result.ok ? null : result.violation;
  };

  test.each([
    ["tricks for both sides", refusal(["trick.YZ"], "trick.AB"), "other-side"],
    ["an eighth by cards", refusal(tricks("AB", 7), "trick.AB"), "all-tricks"],
    ["a deal without the odd trick", refusal([], "deal"), "no-tricks"],
    ["honours in America", refusal([], "honours.YZ.2", 7), "no-honours"],
    ["points for a revoke in America", refusal([], "revoke.YZ.add", 10), "no-such-penalty"],
    [
      "a deal after the rubber",
      refusal([...tricks("YZ", 5), "deal", ...tricks("YZ", 5), "deal"], "trick.YZ"),
      "rubber-over",
    ],
  ] as const)("%s", (_, violation, code) => {
    expect(violation?.code).toBe(code);
    expect(violation?.message).toMatch(/^[A-Z][^.]*\.$/);
  });
});

const anySitting = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...TAPS) },
      { weight: 1, arbitrary: fc.constantFrom(...MARKER_GAMES) },
    ),
    { maxLength: 60 },
  )
  .map((acts) =>
    acts.reduce<Sitting>((sitting, act) => {
      if (typeof act === "number") return newRubber(sitting, act);
      const next = tap(sitting, act);
      return next.ok ? next.value : sitting;
    }, freshSitting()),
  );

describe("whatever is tapped", () => {
  test("the marker can show it, and what is stored is read back", () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        const { game, points, small, rubber } = standingOf(current(sitting));
        for (const side of ["YZ", "AB"] as const) {
          const keys = must(setKeys(points[side], game));
          expect(must(readMark({ by: "keys", keys, small: small[side] }, game))).toEqual({
            points: points[side],
            small: small[side],
          });
        }
        expect(Math.max(rubber.gamesWon.YZ, rubber.gamesWon.AB)).toBeLessThanOrEqual(2);
        expect(parseSitting(formatSitting(sitting))).toEqual({ ok: true, value: sitting });
      }),
    );
  });

  test("every step can be undone, back to a marker with nothing on it", () => {
    fc.assert(
      fc.property(anySitting, (sitting) => {
        let steps = 0;
        for (let back: Sitting | null = sitting; back; back = undo(back)) steps += 1;
        const taps = sitting.rubbers.reduce((sum, rubber) => sum + rubber.taps.length, 0);
        expect(steps).toBe(taps + sitting.rubbers.length);
      }),
    );
  });
});

test("a new rubber is undone by going back to the old one", () => {
  const old = tapped(["trick.YZ", "deal"]);
  const fresh = newRubber(old, 10);
  expect(current(fresh)).toEqual({ game: 10, taps: [] });
  expect(undo(fresh)).toEqual(old);
  expect(newRubber(fresh, 7).rubbers).toHaveLength(2);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"v":2,"rubbers":[]}',
  '{"v":1,"rubbers":[]}',
  '{"v":1,"rubbers":[null]}',
  '{"v":1,"rubbers":[{"game":6,"taps":[]}]}',
  '{"v":1,"rubbers":[{"game":5,"taps":["deal"]}]}',
  '{"v":1,"rubbers":[{"game":5,"taps":["trick.YZ","trick.AB"]}]}',
  '{"v":1,"rubbers":[{"game":5,"taps":["fly"]}]}',
  '{"v":1,"rubbers":[{"game":7,"taps":["honours.YZ.2"]}]}',
])("stored text %s is refused in one sentence", (text) => {
  const result = parseSitting(text);
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.violation.message).toMatch(/^[A-Z][^.]*saved whist marker[^.]*\.$/);
});
