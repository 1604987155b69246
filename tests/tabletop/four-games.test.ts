import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { otherSide, SIDES } from "../../src/engine/core/seat.ts";
import { GAMES } from "../../src/engine/games/registry.ts";
import { LEVELS } from "../../src/engine/declaring/call.ts";
import { CONTRACT_STRAINS } from "../../src/engine/scoring/contract.ts";
import { honourCards } from "../../src/engine/scoring/honours.ts";
import { SEATS } from "../../src/engine/core/seat.ts";
import {
  asAuction,
  asStraight,
  asWhist,
  dealtTo,
  FOUR_GAMES,
  scoreFour,
  sideScore,
  type OneDeal,
} from "../../src/tabletop/four-games.ts";
import { swapSides } from "../support/scores.ts";

const oneDeal: fc.Arbitrary<OneDeal> = fc
  .record({
    declarerSide: fc.constantFrom(...SIDES),
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...CONTRACT_STRAINS),
    multiplier: fc.constantFrom(1, 2, 4),
    tricks: fc.integer({ min: 0, max: 13 }),
    vulnerable: fc.boolean(),
    seats: fc.array(fc.constantFrom(...SEATS), { minLength: 5, maxLength: 5 }),
  })
  .map(({ seats, ...deal }) => {
    const cards = honourCards(deal.strain);
    return { ...deal, honours: dealtTo(cards, (card) => seats[cards.indexOf(card)] ?? "Z") };
  });

describe("one deal by four games", () => {
  test("three of the four are what the games themselves score from love", () => {
    fc.assert(
      fc.property(oneDeal, (deal) => {
        const scores = must(scoreFour(deal));
        expect(scores.whist).toEqual(must(GAMES["whist-english"].score(asWhist(deal))));
        expect(scores.straight).toEqual(must(GAMES["straight-bridge"].score(asStraight(deal))));
        expect(scores.auction).toEqual(must(GAMES["auction-1914"].score(asAuction(deal))));
      }),
    );
  });

  test("changing the sides about changes the scores about", () => {
    fc.assert(
      fc.property(oneDeal, (deal) => {
        const [here, there] = [must(scoreFour(deal)), must(scoreFour(swapSides(deal)))];
        for (const game of FOUR_GAMES) {
          for (const side of SIDES) {
            expect(sideScore(there, game, otherSide(side))).toBe(sideScore(here, game, side));
          }
        }
      }),
    );
  });

  test("only spades change their price with the name: at auction they are royals", () => {
    const deal: OneDeal = {
      declarerSide: "AB",
      level: 4,
      strain: "spades",
      multiplier: 1,
      tricks: 10,
      vulnerable: false,
      honours: { Z: [], A: ["SA", "SK"], Y: ["SQ"], B: ["SJ", "ST"] },
    };
    const scores = must(scoreFour(deal));
    const theirs = FOUR_GAMES.map((game) => sideScore(scores, game, "AB"));
    // Four tricks and three honours stop at five; 8 + 8; 36 + 36; 120 + 300.
    expect(theirs).toEqual([5, 16, 72, 420]);
  });

  test("tricks that nobody can win are refused in a sentence", () => {
    const refused = scoreFour({
      declarerSide: "YZ",
      level: 1,
      strain: "clubs",
      multiplier: 1,
      tricks: 14,
      vulnerable: false,
      honours: { Z: [], A: [], Y: [], B: [] },
    });
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(refused.violation.message).toContain("not 14");
  });
});
