import { expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { GAME_IDS } from "../../src/engine/games/game.ts";
import { HOUSE_CHOICES, readHouse } from "../../src/engine/games/house.ts";

test.each(GAME_IDS)("%s may be played by every value of its choices", (id) => {
  for (const [rule, values] of Object.entries(HOUSE_CHOICES[id])) {
    for (const value of values) {
      expect(must(readHouse(id, { [rule]: value })).house).toEqual({ [rule]: value });
    }
  }
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
