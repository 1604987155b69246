import { beforeAll, describe, expect, test, vi } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { GAME_IDS, type ScoredGame } from "../../src/engine/games/game.ts";
import { HOUSE_CHOICES, readHouse } from "../../src/engine/games/house.ts";
import { GAMES } from "../../src/engine/games/registry.ts";
import { GAME_RECORDS, GAME_TITLE } from "../../src/engine/games/titles.ts";
import type { StraightOutcome } from "../../src/engine/scoring/straight-outcome.ts";
import type { WhistOutcome } from "../../src/engine/scoring/whist.ts";
import { fetchGames, gamesNamedIn, scoredGame } from "../../src/tabletop/families.ts";
import { enter, newRubber, newSheet } from "../../src/tabletop/score-sheet.ts";
import { formatSheet } from "../../src/tabletop/stored.ts";

const straight = (over: Partial<StraightOutcome>): StraightOutcome => ({
  strain: "hearts",
  multiplier: 1,
  tricks: { YZ: 7, AB: 6 },
  ...over,
});

describe("a game under house rules", () => {
  beforeAll(() => fetchGames(GAME_IDS));

  test.each(GAME_IDS)("%s without any is the game of the registry", (id) => {
    const { strains, title, records, rubber } = scoredGame(id);
    expect([title, records]).toEqual([GAME_TITLE[id], GAME_RECORDS[id]]);
    const game: ScoredGame = GAMES[id];
    expect({ strains, title, records }).toEqual({
      strains: game.strains,
      title: game.title,
      records: game.records,
    });
    expect(rubber.gamePoints).toBe(game.rubber.gamePoints);
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
    expect(["seven", "play-out", "ten", "favourite"].map((form) => game(form).title)).toEqual([
      "Whist (American)",
      "Whist (American), played out",
      "Whist, ten points",
      "Favourite whist",
    ]);
    const favourite = game("favourite");
    const deal: WhistOutcome = { tricks: { YZ: 8, AB: 5 }, trump: "H" };
    if (favourite.records !== "tricks") throw new Error("whist records tricks");
    expect(must(favourite.score(deal))[0]).toMatchObject({ points: 8 });
  });
});

describe("what is fetched", () => {
  test("a game that has not been fetched is a bug, and one that has is there", async () => {
    vi.resetModules();
    const fresh = await import("../../src/tabletop/families.ts");
    expect(fresh.scoredGame("auction-nullo").title).toBe("Auction bridge with nullos");
    expect(() => fresh.scoredGame("whist-english")).toThrow("tricks");
    await fresh.fetchGames(["whist-english"]);
    expect(fresh.scoredGame("whist-american").title).toBe("Whist (American)");
    expect(() => fresh.scoredGame("contract")).toThrow("modern-contract");
  });

  test("the games of a stored sheet are named in it, those before the one in hand among them", async () => {
    await fetchGames(GAME_IDS);
    const whist = must(enter(newSheet("whist-english"), { tricks: { YZ: 9, AB: 4 } }));
    const text = formatSheet(must(newRubber(whist, "straight-bridge")));
    expect(gamesNamedIn(text)).toEqual(["straight-bridge", "whist-english"]);
    expect(gamesNamedIn("")).toEqual([]);
  });
});
