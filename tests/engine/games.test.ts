import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom, type Random } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { partnerOf, SEATS, sideOf, type Seat } from "../../src/engine/core/seat.ts";
import {
  bidLadder,
  seatCalls,
  seatToCall,
  standingBid,
} from "../../src/engine/declaring/auction.ts";
import { LEVELS, type Call, type SeatedCall } from "../../src/engine/declaring/call.ts";
import { auctionEnglish, auctionNullo } from "../../src/engine/games/auction-1914.ts";
import {
  GAME_IDS,
  type AuctionDeclaring,
  type AuctionGame,
  type ContractGame,
} from "../../src/engine/games/game.ts";
import { GAMES } from "../../src/engine/games/registry.ts";
import { nulloLimits, scoreDeal } from "../../src/engine/scoring/deal.ts";
import { kindFits } from "../../src/engine/scoring/honours.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { HONOUR_KINDS, type DealOutcome } from "../../src/engine/scoring/outcome.ts";
import { keepRubber, UNFINISHED_GAME } from "../../src/engine/scoring/rubber.ts";
import { stopRubber } from "../../src/engine/scoring/sheet.ts";
import { swapSides } from "../support/scores.ts";

const AUCTIONS: readonly (AuctionGame | ContractGame)[] = [
  GAMES["auction-1914"],
  GAMES["auction-nullo"],
  GAMES["auction-english"],
  GAMES.contract,
];
const AUCTION_RUNS = process.env["DEEP"] ? 100_000 : 2_000;

/** A call that may be made, chosen at random: passes often, doubles now and then, bids not far above the last. */
function randomCall(
  declaring: AuctionDeclaring,
  calls: SeatedCall[],
  dealer: Seat,
  random: Random,
) {
  const seat = seatToCall(calls, dealer);
  const standing = standingBid(calls);
  const ladder = bidLadder(declaring.strains, declaring.options);
  const from = standing
    ? ladder.findIndex(
        ({ level, strain }) => level === standing.level && strain === standing.strain,
      ) + 1
    : 0;
  const bids = ladder.slice(from, from + 9).map((bid): Call => ({ type: "bid", ...bid }));
  const wanted: readonly Call[] = random.weigh<readonly Call[]>([
    [[{ type: "pass" }], 5],
    [[{ type: "double" }, { type: "redouble" }, { type: "pass" }], 3],
    [bids, 3],
  ]);
  for (const call of [
    ...random.shuffle(wanted),
    { type: "pass" } as const,
    ...random.shuffle(bids),
  ]) {
    if (declaring.check(calls, { seat, ...call }, dealer).ok) return { seat, ...call };
  }
  throw new Error("no call is legal");
}

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
  test("never ends illegally from any sequence of legal calls", () => {
    for (let seed = 0; seed < AUCTION_RUNS; seed++) {
      const random = seededRandom(seed);
      const { declaring } = random.pick(AUCTIONS);
      const dealer = random.pick(SEATS);
      const calls: SeatedCall[] = [];
      while (!declaring.ended(calls)) {
        calls.push(randomCall(declaring, calls, dealer, random));
        if (calls.length > 400) throw new Error(`seed ${seed}: the auction does not end`);
      }
      const bids = calls.filter((call) => call.type === "bid");
      const last = bids.at(-1);
      if (!last) {
        if (calls.length !== 4)
          throw new Error(`seed ${seed}: passed out in ${calls.length} calls`);
        if (declaring.contract(calls).ok) throw new Error(`seed ${seed}: a contract from nothing`);
        continue;
      }
      const contract = must(declaring.contract(calls));
      const side = sideOf(contract.declarer);
      const named = bids.find(
        ({ seat, strain }) => sideOf(seat) === side && strain === contract.strain,
      );
      const sound =
        calls.slice(-3).every(({ type }) => type === "pass") &&
        sideOf(last.seat) === side &&
        contract.level === last.level &&
        contract.strain === last.strain &&
        named?.seat === contract.declarer &&
        declaring.strains.includes(contract.strain) &&
        declaring.settled(contract).dummy === partnerOf(contract.declarer);
      if (!sound) throw new Error(`seed ${seed}: ended illegally in ${JSON.stringify(contract)}`);
    }
  });

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

const anyAuctionDeal: fc.Arbitrary<DealOutcome> = fc
  .record({
    declarerSide: fc.constantFrom("YZ", "AB"),
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...auctionNullo.declaring.strains),
    multiplier: fc.constantFrom(1, 2, 4),
    tricks: fc.integer({ min: 0, max: 13 }),
    holder: fc.constantFrom("YZ", "AB"),
    kind: fc.option(fc.constantFrom(...HONOUR_KINDS)),
    declarer: fc.integer({ min: 0, max: 2 }),
    adversary: fc.integer({ min: 0, max: 2 }),
    choice: fc.constantFrom("hundred", "tricks"),
  })
  .map(({ holder, kind, declarer, adversary, choice, ...rest }) => ({
    ...rest,
    revoke: { declarer, adversary, choice },
    ...(kind && kindFits(rest.strain, kind) ? { honours: { side: holder, kind } } : {}),
  })) as fc.Arbitrary<DealOutcome>;

describe("the score of auction", () => {
  test("swapping the sides swaps the score", () => {
    fc.assert(
      fc.property(anyAuctionDeal, fc.boolean(), (outcome, laws1913) => {
        const lines = must(scoreDeal(outcome, { laws1913 }));
        const swapped = must(scoreDeal(swapSides(outcome), { laws1913 }));
        for (const column of ["below", "above"] as const) {
          expect(sumOf(swapped, "YZ", column)).toBe(sumOf(lines, "AB", column));
          expect(sumOf(swapped, "AB", column)).toBe(sumOf(lines, "YZ", column));
        }
      }),
    );
  });

  test("a rubber ends at two games of one side, and counts no third after two", () => {
    const made = anyAuctionDeal
      .map(({ revoke: _revoke, ...outcome }) => outcome)
      .map((outcome) => ({
        ...outcome,
        tricks: outcome.strain === "nullo" ? 0 : 13,
      }));
    fc.assert(
      fc.property(fc.array(made, { minLength: 90, maxLength: 90 }), (outcomes) => {
        const end = outcomes.findIndex(
          (_, index) => must(keepRubber(outcomes.slice(0, index + 1))).rubberTo !== null,
        );
        expect(end).toBeGreaterThan(0);
        const { gamesWon } = must(keepRubber(outcomes.slice(0, end + 1)));
        expect(Math.max(gamesWon.YZ, gamesWon.AB)).toBe(2);
        expect(Math.min(gamesWon.YZ, gamesWon.AB)).toBeLessThan(2);
        expect(keepRubber(outcomes.slice(0, end + 2)).ok).toBe(false);
      }),
    );
  });

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

  test("English slams are fifty and a hundred (law.english-slams)", () => {
    const slam = (tricks: number) => {
      const deal = {
        declarerSide: "YZ",
        level: 6,
        strain: "royals",
        multiplier: 1,
        tricks,
      } as const;
      return sumOf(must(auctionEnglish.score(deal)), "YZ", "above");
    };
    expect([slam(12), slam(13)]).toEqual([50, 100]);
  });

  test("a rubber stopped at the hour adds 125 for a game (law.unfinished-rubber, x.score.auction.unfinished-one-game)", () => {
    const game: DealOutcome = {
      declarerSide: "AB",
      level: 3,
      strain: "notrump",
      multiplier: 1,
      tricks: 9,
      honours: { side: "YZ", kind: "hundred-aces" },
    };
    const part: DealOutcome = {
      declarerSide: "YZ",
      level: 2,
      strain: "royals",
      multiplier: 1,
      tricks: 8,
    };
    const rubber = must(keepRubber([game, part]));
    const stopped = must(stopRubber(rubber, UNFINISHED_GAME));
    expect(stopped.totals).toEqual({ YZ: 118, AB: 30 + 125 });
    const done = must(keepRubber([game, game]));
    expect(stopRubber(done, UNFINISHED_GAME).ok).toBe(false);
  });
});
