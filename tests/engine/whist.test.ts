import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { SIDES } from "../../src/engine/core/seat.ts";
import { checkTurnUp, settledByTurnUp } from "../../src/engine/declaring/turn-up.ts";
import { whistAmerican, whistEnglish } from "../../src/engine/games/whist.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { AT_LOVE, standingAfter } from "../../src/engine/scoring/sheet.ts";
import { rubberPoints, scoreWhist, type WhistOutcome } from "../../src/engine/scoring/whist.ts";
import { keepWhist, rubberValue } from "../../src/engine/scoring/whist-rubber.ts";
import {
  AMERICAN,
  ENGLISH,
  FAVOURITE,
  PLAY_OUT,
  TEN_POINT,
  type WhistForm,
} from "../../src/engine/scoring/whist-forms.ts";
import { anyStanding } from "../support/scores.ts";

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

  test("a revoke costs three tricks in England and two in America (whist.revoke.english, whist.revoke.american)", () => {
    const outcome = { ...tricks(8), revokes: { YZ: { count: 1 } } };
    expect(played(outcome, ENGLISH).after).toEqual({ YZ: 0, AB: 2 });
    expect(played(outcome, AMERICAN).after).toEqual({ YZ: 0, AB: 1 });
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

  test("comes to what its games come to", () => {
    // At most four points a side in each of three games, one at least on every deal.
    const sheet = fc.array(anyWhist(ENGLISH), { minLength: 27, maxLength: 27 });
    fc.assert(
      fc.property(sheet, (deals) => {
        const outcomes = deals.map(({ revokes: _revokes, ...outcome }) => outcome);
        const end = outcomes.findIndex(
          (_, index) => must(keepWhist(outcomes.slice(0, index + 1), ENGLISH)).rubberTo !== null,
        );
        const kept = must(keepWhist(outcomes.slice(0, end + 1), ENGLISH));
        const games = kept.deals.flatMap(({ gameWonBy, game }) =>
          gameWonBy
            ? [{ winner: gameWonBy, losersScore: gameWonBy === "YZ" ? game.AB : game.YZ }]
            : [],
        );
        const value = rubberValue(games);
        expect(value?.winner).toBe(kept.rubberTo);
        expect(Math.abs(kept.totals.YZ - kept.totals.AB)).toBe(value?.points);
        expect(value?.points).toBeGreaterThanOrEqual(1);
        expect(value?.points).toBeLessThanOrEqual(8);
      }),
      { numRuns: process.env["DEEP"] ? 5000 : 50 },
    );
  });

  test("American games are single and end at the first", () => {
    const kept = must(whistAmerican.rubber.keep([tricks(2), tricks(10), tricks(4)]));
    expect(kept.rubberTo).toBe("AB");
    expect(kept.net).toEqual({ winner: "AB", points: 3 });
    expect(standingAfter(kept).game).toEqual({ YZ: 0, AB: 0 });
  });
});
