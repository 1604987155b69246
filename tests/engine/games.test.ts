import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { bidLadder, seatCalls } from "../../src/engine/declaring/auction.ts";
import { LEVELS, type Call, type SeatedCall } from "../../src/engine/declaring/call.ts";
import { auctionEnglish, auctionNullo } from "../../src/engine/games/auction-1914.ts";
import { GAME_IDS } from "../../src/engine/games/game.ts";
import { GAMES } from "../../src/engine/games/registry.ts";
import { nulloLimits, scoreDeal } from "../../src/engine/scoring/deal.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { type DealOutcome } from "../../src/engine/scoring/outcome.ts";

describe("every game", () => {
  test("stands in the registry under its own id, with its own title", () => {
    for (const id of GAME_IDS) expect(GAMES[id].id).toBe(id);
    expect(new Set(GAME_IDS.map((id) => GAMES[id].title)).size).toBe(GAME_IDS.length);
  });

  test("nothing outside games/ compares a game’s id", () => {
    const root = join(import.meta.dirname, "../../src");
    // The one id without a hyphen is a common word, so it is looked for beside a game’s id alone.
    const ids = GAME_IDS.filter((id) => id.includes("-")).join("|");
    const compares = new RegExp(
      `[=!]==\\s*["'](?:${ids})["']|["'](?:${ids})["']\\s*[=!]==|case\\s+["'](?:${ids})["']|` +
        `\\b(?:game\\.id|gameId)\\s*[=!]==|[=!]==\\s*(?:game\\.id|gameId)\\b`,
    );
    expect(`if (game.id === x)`).toMatch(compares);
    expect(`case "whist-english":`).toMatch(compares);
    const guilty = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join("engine", "games")))
      .filter((file) => compares.test(readFileSync(join(root, file), "utf8")));
    expect(guilty).toEqual([]);
  });
});

describe("an auction", () => {
  test("nullo is bid only where it is played, just under no trump (nullo.rank-vs-nt)", () => {
    const calls = seatCalls([{ type: "bid", level: 2, strain: "nullo" }]);
    const opening = calls[0] as SeatedCall;
    expect(GAMES["auction-1914"].declaring.check([], opening)).toMatchObject({
      violation: { code: "no-such-strain" },
    });
    const { check } = auctionNullo.declaring;
    expect(check([], opening).ok).toBe(true);
    expect(check(calls, { seat: "A", type: "bid", level: 2, strain: "notrump" }).ok).toBe(true);
    const over = seatCalls([{ type: "bid", level: 2, strain: "notrump" }]);
    expect(check(over, { seat: "A", type: "bid", level: 2, strain: "nullo" }).ok).toBe(false);
    expect(auctionNullo.aim("nullo")).toBe("lose");
  });

  test("the English dealer may pass, and one club is the lowest bid (law.dealer-must-bid)", () => {
    const { check, ended, contract, strains } = auctionEnglish.declaring;
    expect(check([], { seat: "Z", type: "pass" }).ok).toBe(true);
    const passes = seatCalls(Array.from({ length: 4 }, (): Call => ({ type: "pass" })));
    expect(ended(passes)).toBe(true);
    expect(contract(passes)).toMatchObject({ violation: { code: "passed-out" } });
    expect(bidLadder(strains)[0]).toEqual({ level: 1, strain: "clubs" });
    expect(check([], { seat: "Z", type: "bid", level: 2, strain: "spades" }).ok).toBe(false);
  });
});

describe("the score of auction", () => {
  test("nullo of a level: the most tricks declarer may win (nullo.contract)", () => {
    for (const level of LEVELS) {
      const { maxOwnTricks, opponentsMustTake } = nulloLimits(level);
      expect([maxOwnTricks, opponentsMustTake]).toEqual([7 - level, 6 + level]);
      const deal = (tricks: number): DealOutcome => ({
        declarerSide: "YZ",
        level,
        strain: "nullo",
        multiplier: 1,
        tricks,
      });
      expect(sumOf(must(scoreDeal(deal(maxOwnTricks))), "YZ", "below")).toBe(10 * level);
      expect(sumOf(must(scoreDeal(deal(maxOwnTricks + 1))), "AB", "above")).toBe(50);
    }
  });
});
