import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import type { StraightStrain } from "../../../src/engine/declaring/dealer-makes.ts";
import { straightBridge } from "../../../src/engine/games/straight-bridge.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import type { StraightOutcome } from "../../../src/engine/scoring/straight-outcome.ts";
import { BOOK, GAME_POINTS } from "../../../src/engine/scoring/values.ts";
import facts from "../../oracle/facts/straight-scoring.json" with { type: "json" };
import { testFacts } from "../../support/facts.ts";

const won = (YZ: number, over: Partial<StraightOutcome> = {}): StraightOutcome => ({
  strain: "hearts",
  multiplier: 1,
  tricks: { YZ, AB: 13 - YZ },
  ...over,
});
const lines = (YZ: number, over: Partial<StraightOutcome> = {}) =>
  must(straightBridge.score(won(YZ, over)));
const below = (YZ: number, over: Partial<StraightOutcome> = {}) =>
  sumOf(lines(YZ, over), "YZ", "below");

testFacts("the score of straight bridge", facts, {
  "straight.black-cannot-lose-game": ({ input, expected }) => {
    for (const strain of input["strains"] as StraightStrain[]) {
      const all = lines(0, { strain });
      expect(all.some(({ item }) => item === "grand-slam")).toBe(input["adversarySlam"]);
      const points = sumOf(all, "AB", "below");
      expect(points).toBe(expected["maxAdversaryPoints"][strain]);
      expect(points >= GAME_POINTS).toBe(expected["game"]);
    }
  },
  "straight.double.honours": ({ input, expected }) => {
    const honours = { side: "YZ", kind: "four" } as const;
    const above = (multiplier: number) => sumOf(lines(7, { multiplier, honours }), "YZ", "above");
    expect(above(1)).toBeGreaterThan(0);
    expect(above(input["multiplier"]) !== above(1)).toBe(expected["honoursMultiplied"]);
  },
  "straight.game-30": ({ input, expected }) => {
    // Five odd tricks in diamonds are thirty to the point, one fewer is not a game.
    const game = (YZ: number) =>
      must(straightBridge.rubber.keep([won(YZ, { strain: "diamonds" })]));
    const enough = BOOK + input["trickPoints"] / 6;
    expect(below(enough, { strain: "diamonds" })).toBe(input["trickPoints"]);
    expect(game(enough).gamesWon.YZ === 1).toBe(expected["game"]);
    expect(game(enough - 1).gamesWon.YZ).toBe(0);
    const most = must(straightBridge.rubber.keep([won(13, { strain: "notrump", multiplier: 8 })]));
    expect(most.gamesWon.YZ).toBe(expected["maxGamesPerDeal"]);
    expect(most.totals.YZ - 40 === 7 * 12 * 8).toBe(expected["excessCounts"]);
  },
  "straight.game.odd-multiplied": ({ input, expected }) => {
    const { strain, multiplier } = input as { strain: StraightStrain; multiplier: number };
    expect(below(BOOK + input["oddTricks"], { strain, multiplier })).toBe(expected["points"]);
  },
  "straight.game.play-out": ({ input, expected }) => {
    // Game is reached with the tenth trick in hearts; the tricks that are left still count.
    const at = [10, 11, 12, 13].map((YZ) => below(YZ));
    expect((at[0] ?? 0) >= input["reached"]).toBe(true);
    const grows = at.slice(1).every((points, index) => points > (at[index] ?? 0));
    expect(grows && input["handUnfinished"]).toBe(expected["continue"]);
  },
  "straight.slam.amounts": ({ input, expected }) => {
    const slam = (YZ: number) => sumOf(lines(YZ), "YZ", "above");
    expect((input["tricks"] as number[]).map(slam)).toEqual(expected["points"]);
    expect(slam(11)).toBe(0);
  },
});
