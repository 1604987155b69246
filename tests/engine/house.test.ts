import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { GAME_IDS, type ScoredGame } from "../../src/engine/games/game.ts";
import { HOUSE_CHOICES, readHouse, scoredGame } from "../../src/engine/games/house.ts";
import { GAMES } from "../../src/engine/games/registry.ts";
import type { StraightOutcome } from "../../src/engine/scoring/straight-outcome.ts";
import type { WhistOutcome } from "../../src/engine/scoring/whist.ts";

const straight = (over: Partial<StraightOutcome>): StraightOutcome => ({
  strain: "hearts",
  multiplier: 1,
  tricks: { YZ: 7, AB: 6 },
  ...over,
});

describe("a game under house rules", () => {
  test.each(GAME_IDS)("%s without any is the game of the registry", (id) => {
    const { strains, title, records, rubber } = scoredGame(id);
    const game: ScoredGame = GAMES[id];
    expect({ strains, title, records }).toEqual({
      strains: game.strains,
      title: game.title,
      records: game.records,
    });
    expect(rubber.gamePoints).toBe(game.rubber.gamePoints);
  });

  test.each(GAME_IDS)("%s may be played by every value of its choices", (id) => {
    for (const [rule, values] of Object.entries(HOUSE_CHOICES[id])) {
      for (const value of values) {
        expect(must(readHouse(id, { [rule]: value })).house).toEqual({ [rule]: value });
      }
    }
  });

  test("what a choice says first is what holds where nothing is said", () => {
    const deal = straight({ chicane: ["Z"], honours: { side: "AB", kind: "simple" } });
    const scored = (house: object) => {
      const game = scoredGame("straight-bridge", house);
      return game.records === "make" ? must(game.score(deal)) : [];
    };
    expect(scored({ chicane: HOUSE_CHOICES["straight-bridge"].chicane?.[0] })).toEqual(scored({}));
    expect(scored({ chicane: "off" })).not.toEqual(scored({}));
  });

  test("doubling stops once a trick counts the limit, which its last step may pass", () => {
    const game = scoredGame("straight-bridge", { doubling: "100" });
    if (game.records !== "make") throw new Error("straight bridge records the make");
    // Hearts at eight: 16, 32, 64, and once more to 128, past a hundred; then no further.
    expect(game.score(straight({ multiplier: 16 })).ok).toBe(true);
    expect(game.score(straight({ multiplier: 32 }))).toMatchObject({
      violation: { code: "limit", rule: "straight.double.limit" },
    });
    expect(game.rubber.keep([straight({ multiplier: 32 })]).ok).toBe(false);
  });

  test("American whist may be seven or ten points, played out, or by trumps", () => {
    const game = (form: string) =>
      scoredGame("whist-american", must(readHouse("whist-american", { form })).house);
    expect(
      ["seven", "play-out", "ten", "favourite"].map((form) => game(form).rubber.gamePoints),
    ).toEqual([7, 7, 10, 10]);
    const favourite = game("favourite");
    const deal: WhistOutcome = { tricks: { YZ: 8, AB: 5 }, trump: "H" };
    if (favourite.records !== "tricks") throw new Error("whist records tricks");
    expect(must(favourite.score(deal))[0]).toMatchObject({ points: 8 });
  });
});

test("what cannot be a game or a house rule is refused by name", () => {
  const said = (game: unknown, house: object) => {
    const read = readHouse(game, house);
    return read.ok ? null : [read.violation.code, read.violation.message];
  };
  expect(said("skat", {})).toEqual(["game", "There is no game called “skat”."]);
  expect(said("constructor", {})).toEqual(["game", "There is no game called “constructor”."]);
  expect(said("contract", { chicane: "off" })).toEqual([
    "chicane",
    "This game has no house rule “chicane”.",
  ]);
  expect(said("straight-bridge", { chicane: "on" })).toEqual([
    "chicane",
    "The house rule “chicane” is one of offset, add, off, not “on”.",
  ]);
  expect(said("auction-1914", { unfinished: "12.5" })).toEqual([
    "unfinished",
    "An unfinished game counts from 0 to 1000 points, not “12.5”.",
  ]);
});
