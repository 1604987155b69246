import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { SIDES, type BySide, type Side } from "../../src/engine/core/seat.ts";
import { checkTurnUp, settledByTurnUp } from "../../src/engine/declaring/turn-up.ts";
import { whistAmerican, whistEnglish } from "../../src/engine/games/whist.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { AT_LOVE, standingAfter } from "../../src/engine/scoring/sheet.ts";
import {
  keepWhist,
  rubberPoints,
  rubberValue,
  scoreWhist,
  whistHonoursHeld,
  type WhistOutcome,
} from "../../src/engine/scoring/whist.ts";
import {
  AMERICAN,
  ENGLISH,
  FAVOURITE,
  PLAY_OUT,
  TEN_POINT,
  type WhistForm,
} from "../../src/engine/scoring/whist-forms.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { anyStanding, swapSides, swapStanding } from "../support/scores.ts";

const tricks = (YZ: number): WhistOutcome => ({ tricks: { YZ, AB: 13 - YZ } });

function played(outcome: WhistOutcome, form: WhistForm, YZ = 0, AB = 0) {
  const lines = must(scoreWhist(outcome, form, { ...AT_LOVE, game: { YZ, AB } }));
  const after = { YZ: YZ + sumOf(lines, "YZ", "below"), AB: AB + sumOf(lines, "AB", "below") };
  const value = sumOf(lines, "YZ", "above") + sumOf(lines, "AB", "above");
  return { lines, after, value };
}

const FORMS: readonly WhistForm[] = [ENGLISH, AMERICAN, PLAY_OUT, TEN_POINT];

const anyForm = fc.constantFrom(...FORMS);

const anyWhist = (form: WhistForm): fc.Arbitrary<WhistOutcome> => {
  const revoked = fc.record({
    count: fc.integer({ min: 1, max: 3 }),
    penalty: fc.constantFrom(...form.revokeChoices),
  });
  return fc
    .record({
      won: fc.integer({ min: 0, max: 13 }),
      honours: fc.integer({ min: 0, max: 4 }),
      YZ: fc.option(revoked, { freq: 4 }),
      AB: fc.option(revoked, { freq: 4 }),
    })
    .map(({ won, honours, YZ, AB }) => ({
      ...tricks(won),
      honours: { YZ: honours, AB: 4 - honours },
      revokes: { ...(YZ ? { YZ } : {}), ...(AB ? { AB } : {}) },
    }));
};

const anyScored = anyForm.chain((form) =>
  fc.record({
    form: fc.constant(form),
    outcome: anyWhist(form),
    before: anyStanding(form.gamePoints - 1),
  }),
);

describe("the turned card", () => {
  const deal = randomDeal(seededRandom(7));

  test("is the dealer’s, fixes the trump, and the player on his left leads (whist.deal.turn-up, whist.seats)", () => {
    const turnUp = deal.Z[0] ?? "S2";
    expect(checkTurnUp(deal, turnUp)).toEqual({ ok: true, value: turnUp });
    expect(settledByTurnUp("H6")).toEqual({ trump: "H", leader: "A", dummy: null });
    expect(whistEnglish.declaring.settled("C2", "B")).toMatchObject({ trump: "C", leader: "Z" });
  });

  test("is refused from another hand, naming it", () => {
    const result = checkTurnUp(deal, deal.A[0] ?? "S2");
    expect(!result.ok && result.violation.message).toContain("in hand A");
  });
});

describe("a deal of whist", () => {
  test("is the sum of cited lines, and stands as it does when the sides are swapped", () => {
    fc.assert(
      fc.property(anyScored, ({ form, outcome, before }) => {
        const lines = must(scoreWhist(outcome, form, before));
        for (const line of lines) {
          expect(RULE_IDS).toContain(line.rule);
          if (!line.capped) expect(line.points).toBe(line.count * line.each);
        }
        const swapped = must(scoreWhist(swapSides(outcome), form, swapStanding(before)));
        for (const column of ["below", "above"] as const) {
          expect(sumOf(swapped, "YZ", column)).toBe(sumOf(lines, "AB", column));
        }
      }),
    );
  });

  test("one side at most wins, and no side that revoked (whist.revoke.no-game)", () => {
    fc.assert(
      fc.property(anyScored, ({ form, outcome, before }) => {
        const { YZ, AB } = before.game;
        const { after } = played(outcome, form, YZ, AB);
        const winners = SIDES.filter((side) => after[side] >= form.gamePoints);
        expect(winners.length).toBeLessThanOrEqual(1);
        for (const side of winners) {
          expect(outcome.revokes?.[side]).toBeUndefined();
          if (!form.playOut) expect(after[side]).toBe(form.gamePoints);
        }
        for (const side of SIDES) expect(after[side]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("honours of the two sides never both count", () => {
    fc.assert(
      fc.property(anyScored, ({ form, outcome, before }) => {
        const lines = must(scoreWhist(outcome, form, before));
        const honours = lines.filter((line) => line.item === "honours");
        expect(honours.length).toBeLessThanOrEqual(form.honours ? 1 : 0);
      }),
    );
  });

  test("honours are told from the hands as dealt", () => {
    const hands = randomDeal(seededRandom(3));
    for (const trump of ["S", "H", "C", "D"] as const) {
      const { YZ, AB } = whistHonoursHeld(hands, trump);
      expect(YZ + AB).toBe(4);
    }
  });

  test("honours not called are lost, and count for nothing in America (whist.honours.unclaimed, whist.american.no-honours)", () => {
    const honours = { YZ: 0, AB: 4 };
    expect(played({ ...tricks(7), honours }, ENGLISH).after).toEqual({ YZ: 1, AB: 4 });
    const silent = { ...tricks(7), honours, honoursCalled: false };
    expect(played(silent, ENGLISH).after).toEqual({ YZ: 1, AB: 0 });
    expect(played({ ...tricks(7), honours }, AMERICAN).after).toEqual({ YZ: 1, AB: 0 });
  });

  test("a side at four as the deal begins cannot count honours (whist.honours.at-four)", () => {
    const honours = { YZ: 0, AB: 4 };
    expect(played({ ...tricks(7), honours }, ENGLISH, 0, 4).after).toEqual({ YZ: 1, AB: 4 });
    const deducted = {
      ...tricks(7),
      honours,
      revokes: { AB: { count: 1, penalty: "deduct" } },
    } as const;
    expect(played(deducted, ENGLISH, 0, 4).after).toEqual({ YZ: 1, AB: 1 });
  });

  test("tricks are marked before honours: a single, not a treble (x.score.whist.english.precedence-1)", () => {
    const { after, value } = played({ ...tricks(9), honours: { YZ: 0, AB: 3 } }, ENGLISH, 0, 3);
    expect([after, value]).toEqual([{ YZ: 3, AB: 5 }, 1]);
  });

  test("once tricks have won, honours come too late: a treble (x.score.whist.english.precedence-2)", () => {
    const { after, value } = played({ ...tricks(5), honours: { YZ: 4, AB: 0 } }, ENGLISH, 0, 3);
    expect([after, value]).toEqual([{ YZ: 0, AB: 5 }, 3]);
  });

  test("the revoke comes before all: three added win a treble against thirteen tricks (x.score.whist.english.revoke-72v)", () => {
    const outcome = {
      ...tricks(13),
      honours: { YZ: 4, AB: 0 },
      revokes: { YZ: { count: 1, penalty: "add" } },
    } as const;
    const { after, value } = played(outcome, ENGLISH, 0, 2);
    expect([after, value]).toEqual([{ YZ: 0, AB: 5 }, 3]);
  });

  test("a revoke costs three tricks in England and two in America (whist.revoke.english, whist.revoke.american)", () => {
    const outcome = { ...tricks(8), revokes: { YZ: { count: 1 } } };
    expect(played(outcome, ENGLISH).after).toEqual({ YZ: 0, AB: 2 });
    expect(played(outcome, AMERICAN).after).toEqual({ YZ: 0, AB: 1 });
  });

  test("America stops at seven; the house plays out (x.score.whist.american.stop-at-seven, house.play-out)", () => {
    const american = played(tricks(2), AMERICAN, 2, 6);
    expect([american.after, american.value]).toEqual([{ YZ: 2, AB: 7 }, 5]);
    const house = played(tricks(2), PLAY_OUT, 2, 6);
    expect([house.after, house.value]).toEqual([{ YZ: 2, AB: 11 }, 9]);
    expect(played(tricks(11), PLAY_OUT, 6).after.YZ).toBe(11);
    expect(played(tricks(11), AMERICAN, 6, 3)).toMatchObject({ after: { YZ: 7 }, value: 4 });
  });

  test("ten points up stops at ten", () => {
    expect(played(tricks(13), TEN_POINT, 8, 4)).toMatchObject({ after: { YZ: 10 }, value: 6 });
  });

  test.each([
    [{ tricks: { YZ: 7, AB: 7 } }, AMERICAN, "thirteen"],
    [{ ...tricks(7), honours: { YZ: 3, AB: 2 } }, ENGLISH, "four honours"],
    [{ ...tricks(7), revokes: { AB: { count: 1, penalty: "add" } } }, AMERICAN, "costs tricks"],
    [tricks(7), FAVOURITE, "must be named"],
  ] as [WhistOutcome, WhistForm, string][])("refuses %o in words", (outcome, form, words) => {
    const result = scoreWhist(outcome, form);
    expect(!result.ok && result.violation.message).toContain(words);
  });
});

describe("a rubber of whist", () => {
  test("rubber points: treble, double, single (whist.rubber-points)", () => {
    expect([0, 1, 2, 3, 4].map(rubberPoints)).toEqual([3, 2, 2, 1, 1]);
  });

  test.each([
    [
      "bumper",
      [
        ["AB", 0],
        ["AB", 0],
      ],
      8,
    ],
    [
      "smallest",
      [
        ["AB", 3],
        ["YZ", 0],
        ["AB", 4],
      ],
      1,
    ],
    [
      "three-games",
      [
        ["YZ", 4],
        ["AB", 0],
        ["AB", 2],
      ],
      6,
    ],
    [
      "two-doubles",
      [
        ["AB", 1],
        ["AB", 2],
      ],
      6,
    ],
  ] as [string, [Side, number][], number][])(
    "x.score.whist.english.rubber.%s",
    (_, games, points) => {
      const won = games.map(([winner, losersScore]) => ({ winner, losersScore }));
      expect(rubberValue(won)).toEqual({ winner: "AB", points });
    },
  );

  test("always ends, counts no third game after two, and comes to what its games come to", () => {
    // At most four points a side in each of three games, one at least on every deal.
    const sheet = fc.array(anyWhist(ENGLISH), { minLength: 27, maxLength: 27 });
    fc.assert(
      fc.property(sheet, (deals) => {
        const outcomes = deals.map(({ revokes: _revokes, ...outcome }) => outcome);
        const end = outcomes.findIndex(
          (_, index) => must(keepWhist(outcomes.slice(0, index + 1), ENGLISH)).rubberTo !== null,
        );
        expect(end).toBeGreaterThanOrEqual(0);
        const kept = must(keepWhist(outcomes.slice(0, end + 1), ENGLISH));
        const games = kept.deals.flatMap(({ gameWonBy, game }) =>
          gameWonBy
            ? [{ winner: gameWonBy, losersScore: gameWonBy === "YZ" ? game.AB : game.YZ }]
            : [],
        );
        expect(games.length).toBeLessThanOrEqual(3);
        const value = rubberValue(games);
        expect(value?.winner).toBe(kept.rubberTo);
        const { totals } = kept;
        expect(Math.abs(totals.YZ - totals.AB)).toBe(value?.points);
        expect(value?.points).toBeGreaterThanOrEqual(1);
        expect(value?.points).toBeLessThanOrEqual(8);
        expect(keepWhist(outcomes.slice(0, end + 2), ENGLISH).ok).toBe(end + 2 > 27);
      }),
      { numRuns: process.env["DEEP"] ? 5000 : 100 },
    );
  });

  test("American games are single and end at the first (x.score.whist.american.value)", () => {
    const kept = must(whistAmerican.rubber.keep([tricks(2), tricks(10), tricks(4)]));
    expect(kept.rubberTo).toBe("AB");
    expect(kept.net).toEqual({ winner: "AB", points: 3 });
    expect(standingAfter(kept).game).toEqual({ YZ: 0, AB: 0 });
  });

  test("favourite whist adds its points up (x.score.whist.favourite.rubber)", () => {
    const games: [BySide<number>, ...BySide<number>[]] = [
      { AB: 10, YZ: 6 },
      { AB: 4, YZ: 16 },
      { AB: 14, YZ: 8 },
    ];
    const by = { S: 1, C: 2, D: 3, H: 4 } as const;
    /** The losers’ points first, then the winners’, in deals of the suits that make them up. */
    const deals = games.flatMap((game) => {
      const [first, second] = game.AB < game.YZ ? (["AB", "YZ"] as const) : (["YZ", "AB"] as const);
      return [first, second].flatMap((side) => dealsFor(side, game[side], by));
    });
    const kept = must(keepWhist(deals, FAVOURITE));
    expect([kept.totals, kept.net?.points]).toEqual([{ AB: 38, YZ: 30 }, 8]);
  });
});

/** One deal that makes so many points, or two where one suit cannot: four by four with hearts, the rest in spades. */
function dealsFor(side: Side, points: number, by: Readonly<Record<"S" | "H", number>>) {
  const won = (odd: number, trump: "S" | "H"): WhistOutcome => ({
    tricks: side === "YZ" ? { YZ: 6 + odd, AB: 7 - odd } : { YZ: 7 - odd, AB: 6 + odd },
    trump,
  });
  const inSpades = points % by.H;
  const inHearts = (points - inSpades) / by.H;
  return [
    ...(inSpades > 0 ? [won(inSpades, "S")] : []),
    ...(inHearts > 0 ? [won(inHearts, "H")] : []),
  ];
}
