import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { SIDES } from "../../src/engine/core/seat.ts";
import {
  checkMakeCall,
  makeOf,
  makingEnded,
  mayDoubleAgain,
  seatToMake,
  STRAIGHT_STRAINS,
  type SeatedMakeCall,
} from "../../src/engine/declaring/dealer-makes.ts";
import { straightBridge, straightGame } from "../../src/engine/games/straight-bridge.ts";
import { kindFits } from "../../src/engine/scoring/honours.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { HONOUR_KINDS } from "../../src/engine/scoring/outcome.ts";
import { REVOKE_PENALTIES } from "../../src/engine/scoring/revoked.ts";
import { AT_LOVE } from "../../src/engine/scoring/sheet.ts";
import {
  scoreStraight,
  straightHonours,
  tricksForGame,
} from "../../src/engine/scoring/straight.ts";
import { keepStraight } from "../../src/engine/scoring/straight-rubber.ts";
import {
  chicaneOf,
  honoursOf,
  type StraightOutcome,
} from "../../src/engine/scoring/straight-outcome.ts";
import { misery } from "../../src/engine/scoring/varieties.ts";
import { anyStanding } from "../support/scores.ts";

const make = { type: "make", strain: "hearts" } as const;
const say = (words: string): SeatedMakeCall[] => {
  const calls: SeatedMakeCall[] = [];
  for (const word of words.split(" ")) {
    const seat = seatToMake(calls);
    if (!seat) throw new Error(`nobody speaks after ${words}`);
    calls.push({ seat, ...(word === "make" ? make : { type: word as "pass" }) });
  }
  return calls;
};
const deal = (over: Partial<StraightOutcome> = {}): StraightOutcome => ({
  strain: "hearts",
  multiplier: 1,
  tricks: { YZ: 8, AB: 5 },
  ...over,
});
const score = (over: Partial<StraightOutcome>, game = AT_LOVE.game) =>
  must(scoreStraight(deal(over), { ...AT_LOVE, game }));

describe("making the trump", () => {
  test("the dealer makes or leaves, and dummy must then make (straight.declare.dealer-pass)", () => {
    expect(seatToMake([])).toBe("Z");
    expect(seatToMake(say("leave"))).toBe("Y");
    for (const call of [{ type: "leave" }, { type: "pass" }] as const) {
      expect(checkMakeCall(say("leave"), { seat: "Y", ...call })).toMatchObject({
        violation: { code: "must-make", rule: "straight.make.order" },
      });
    }
    expect(checkMakeCall([], { seat: "Z", type: "pass" }).ok).toBe(false);
    expect(checkMakeCall([], { seat: "Z", type: "double" })).toMatchObject({
      violation: { code: "nothing-to-double" },
    });
  });

  test("once made it stands (straight.declare.fixed)", () => {
    expect(checkMakeCall(say("make"), { seat: "A", ...make })).toMatchObject({
      violation: { code: "made", rule: "straight.declare" },
    });
  });

  test("the leader doubles first, then his partner; the maker redoubles first (straight.double.order)", () => {
    expect(seatToMake(say("make"))).toBe("A");
    expect(seatToMake(say("make pass"))).toBe("B");
    expect(seatToMake(say("make double"))).toBe("Z");
    expect(seatToMake(say("make double pass"))).toBe("Y");
    expect(makingEnded(say("make pass pass"))).toBe(true);
    expect(makingEnded(say("make double pass pass"))).toBe(true);
  });

  test("where dummy made it, dummy redoubles first (straight.double.order-dummy-made)", () => {
    expect(seatToMake(say("leave make double"))).toBe("Y");
    expect(seatToMake(say("leave make double pass"))).toBe("Z");
  });

  test("after that the last doubler of a side comes first, then his partner", () => {
    expect(seatToMake(say("make pass double double"))).toBe("B");
    expect(seatToMake(say("make pass double pass double pass"))).toBe("A");
    expect(seatToMake(say("make pass double pass double double"))).toBe("Y");
  });

  test("the dealer plays whatever his partner made, and A leads (straight.dummy.fixed)", () => {
    const made = must(makeOf(say("leave make double pass pass")));
    expect(made).toEqual({ strain: "hearts", maker: "Y", declarer: "Z", multiplier: 2 });
    expect(straightBridge.declaring.settled(made)).toEqual({
      trump: "H",
      leader: "A",
      dummy: "Y",
    });
    expect(makeOf(say("make double")).ok).toBe(false);
  });

  test("a limit stops the doubling and does not trim its last step (straight.double.limit)", () => {
    expect([12, 96, 192].map((value) => mayDoubleAgain(value, "100"))).toEqual([true, true, false]);
    expect([128, 256].map((value) => mayDoubleAgain(value, "200"))).toEqual([true, false]);
    const { declaring } = straightGame({ limit: "100" });
    const four = say("make double double double double");
    expect(declaring.ended(four)).toBe(true);
    expect(must(declaring.make(four)).multiplier).toBe(16);
    expect(declaring.check(four, { seat: "A", type: "double" })).toMatchObject({
      violation: { code: "limit" },
    });
    expect(makingEnded(four)).toBe(false);
  });
});

const anyStraight: fc.Arbitrary<StraightOutcome> = fc
  .record({
    seed: fc.nat(),
    strain: fc.constantFrom(...STRAIGHT_STRAINS),
    multiplier: fc.constantFrom(1, 2, 4, 8),
    won: fc.integer({ min: 0, max: 13 }),
    revokes: fc.option(
      fc.record({
        side: fc.constantFrom(...SIDES),
        count: fc.integer({ min: 1, max: 3 }),
        penalty: fc.constantFrom(...REVOKE_PENALTIES),
      }),
    ),
  })
  .map(({ seed, strain, multiplier, won, revokes }) => {
    const hands = randomDeal(seededRandom(seed));
    const honours = honoursOf(hands, strain);
    return {
      strain,
      multiplier,
      tricks: { YZ: won, AB: 13 - won },
      chicane: chicaneOf(hands, strain),
      ...(honours ? { honours } : {}),
      ...(revokes
        ? { revokes: { [revokes.side]: { count: revokes.count, penalty: revokes.penalty } } }
        : {}),
    };
  });

describe("a deal of straight bridge", () => {
  test("adding chicane or setting it off comes to the same difference (straight.bonus.chicane-rule)", () => {
    fc.assert(
      fc.property(anyStraight, (outcome) => {
        const [add, offset] = (["add", "offset"] as const).map((chicane) => {
          const lines = must(scoreStraight(outcome, AT_LOVE, { chicane, code: "english" }));
          return sumOf(lines, "YZ", "above") - sumOf(lines, "AB", "above");
        });
        expect(add).toBe(offset);
      }),
    );
  });

  test("chicane on both sides, and of both partners", () => {
    const honours = { side: "AB", kind: "four" } as const;
    const above = (chicane: StraightOutcome["chicane"]) => {
      const lines = score({ honours, ...(chicane ? { chicane } : {}) });
      return [sumOf(lines, "YZ", "above"), sumOf(lines, "AB", "above")];
    };
    expect(above(["Y"])).toEqual([0, 16]);
    expect(above(["B"])).toEqual([0, 48]);
    expect(above(["Y", "B"])).toEqual([0, 32]);
    const five = score({ honours: { side: "AB", kind: "five" }, chicane: ["Y", "Z"] });
    expect(sumOf(five, "AB", "above")).toBe(8);
  });

  test("a side that revoked never passes 28 nor scores a slam", () => {
    fc.assert(
      fc.property(anyStraight, anyStanding(28), (outcome, before) => {
        const lines = must(scoreStraight(outcome, before, { code: "english" }));
        for (const side of SIDES) {
          if (!outcome.revokes?.[side]) continue;
          expect(before.game[side] + sumOf(lines, side, "below")).toBeLessThanOrEqual(28);
          expect(before.game[side] + sumOf(lines, side, "below")).toBeGreaterThanOrEqual(0);
          const slams = lines.filter((line) => line.side === side && line.item.endsWith("slam"));
          expect(slams).toEqual([]);
        }
      }),
    );
  });

  test("tricks cross first and are then valued as doubled (straight.revoke.tricks-two)", () => {
    const revokes = { AB: { count: 2 } };
    const lines = score({ tricks: { YZ: 6, AB: 7 }, multiplier: 2, revokes });
    expect(lines.map(({ item, count, points }) => [item, count, points])).toEqual([
      ["revoke-tricks", 6, 0],
      ["tricks", 6, 96],
    ]);
  });

  test("a score before of 20 stops at 28 (straight.revoke.cap)", () => {
    const outcome = { tricks: { YZ: 12, AB: 1 }, strain: "notrump", revokes: { YZ: { count: 1 } } };
    const lines = score(outcome as Partial<StraightOutcome>, { YZ: 20, AB: 0 });
    expect(sumOf(lines, "YZ", "below")).toBe(8);
    expect(lines.at(-1)).toMatchObject({ capped: true, rule: "straight.revoke.cap-28" });
  });

  test("no tricks for a revoke make a slam (straight.revoke.slam, straight.revoke.slam-offender)", () => {
    const slam = (over: Partial<StraightOutcome>) =>
      score(over)
        .filter((line) => line.item.endsWith("slam"))
        .map((line) => line.points);
    expect(slam({ tricks: { YZ: 10, AB: 3 }, revokes: { AB: { count: 1 } } })).toEqual([]);
    expect(slam({ tricks: { YZ: 13, AB: 0 }, revokes: { YZ: { count: 1 } } })).toEqual([]);
    expect(slam({ tricks: { YZ: 12, AB: 1 }, revokes: { AB: { count: 1 } } })).toEqual([20]);
    expect(slam({ tricks: { YZ: 0, AB: 13 } })).toEqual([40]);
  });

  test("both sides revoke: the tricks are set off and neither wins the game (straight.law.revoke.both)", () => {
    const lines = score(
      { tricks: { YZ: 11, AB: 2 }, revokes: { YZ: { count: 1 }, AB: { count: 1 } } },
      { YZ: 24, AB: 0 },
    );
    expect(sumOf(lines, "YZ", "below")).toBe(4);
  });

  test("the English choices: three tricks’ value off one score or on to the other, undivided", () => {
    const options = { code: "english" } as const;
    const before = { ...AT_LOVE, game: { YZ: 18, AB: 0 } };
    const of = (penalty: "deduct" | "add") =>
      must(scoreStraight(deal({ revokes: { YZ: { count: 1, penalty } } }), before, options));
    expect(sumOf(of("deduct"), "YZ", "below")).toBe(-18 + 16);
    expect(sumOf(of("add"), "AB", "below")).toBe(24);
    expect(sumOf(of("add"), "YZ", "below")).toBe(10);
    const american = scoreStraight(deal({ revokes: { YZ: { count: 1, penalty: "add" } } }));
    expect(!american.ok && american.violation.rule).toBe("straight.revoke.penalty");
  });

  test.each([
    [{ tricks: { YZ: 8, AB: 4 } }, "thirteen"],
    [{ multiplier: 3 }, "count 3 times"],
    [{ honours: { side: "YZ", kind: "three-aces" } }, "cannot be held"],
    [{ strain: "notrump", chicane: ["Y"] }, "no chicane"],
  ] as const)("refuses %o in words", (over, words) => {
    const result = scoreStraight(deal(over as Partial<StraightOutcome>));
    expect(!result.ok && result.violation.message).toContain(words);
  });
});

describe("honours at straight bridge", () => {
  test("the printed table, and 54 where the laws misprint 64 (straight.honours.misprint-64)", () => {
    const row = (kind: (typeof HONOUR_KINDS)[number]) =>
      STRAIGHT_STRAINS.filter((strain) => kindFits(strain, kind)).map((strain) =>
        straightHonours(strain, kind),
      );
    expect(HONOUR_KINDS.map(row)).toEqual([
      [4, 8, 12, 16],
      [8, 16, 24, 32],
      [16, 32, 48, 64],
      [10, 20, 30, 40],
      [18, 36, 54, 72],
      [20, 40, 60, 80],
      [30],
      [40],
      [100],
    ]);
  });
});

describe("a rubber of straight bridge", () => {
  test("one deal wins one game at most, and the surplus does not carry (straight.game-30)", () => {
    const kept = must(keepStraight([deal({ tricks: { YZ: 13, AB: 0 }, multiplier: 4 }), deal()]));
    expect(kept.gamesWon.YZ).toBe(1);
    expect(kept.deals[1]?.game).toEqual({ YZ: 16, AB: 0 });
  });

  test("tricks needed from a score (straight.make.needed)", () => {
    expect(STRAIGHT_STRAINS.map((strain) => tricksForGame(18, strain))).toEqual([6, 3, 2, 2, 1]);
    expect(tricksForGame(0, "hearts", 2)).toBe(2);
  });
});

describe("misery", () => {
  test("with more than one trick the points go to the adversary", () => {
    expect(misery(3)).toEqual({ dealer: 0, adversary: 20 });
  });
});
