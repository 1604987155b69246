import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { height, PACK, rankOf, suitOf, SUITS, type Card } from "../../src/engine/core/card.ts";
import { seededRandom, type Random } from "../../src/engine/core/random.ts";
import { SEATS, type Seat } from "../../src/engine/core/seat.ts";
import type { Position } from "../../src/solver/search/solver.ts";
import { randomEnding } from "./referee.ts";

type Root = typeof import("../../src/solver/search/root.ts");
type Relevant = typeof import("../../src/solver/search/relevant.ts");
const load = createRequire(import.meta.url);
const { sideTakes }: Root = load("../../src/solver/search/root.ts");
const { lowestRelevant }: Relevant = load("../../src/solver/search/relevant.ts");

const ENDINGS = process.env["DEEP"] ? 4000 : 300;

function answer(position: Position, tricks: number): boolean {
  for (;;) {
    const yes = sideTakes(position, tricks, null);
    if (yes !== null) return yes;
  }
}

/** The position with the cards that the last answer did not rest on dealt anew, each hand keeping its lengths. */
function redealt(position: Position, random: Random): Position {
  const hands: Record<Seat, Card[]> = { Z: [], A: [], Y: [], B: [] };
  for (const [index, suit] of SUITS.entries()) {
    const edge = 31 - Math.clz32(lowestRelevant(index));
    const free = (card: Card) => suitOf(card) === suit && height(rankOf(card)) < edge;
    const owners = SEATS.flatMap((seat) => position.hands[seat].filter(free).map(() => seat));
    const cards = PACK.filter((card) => SEATS.some((seat) => position.hands[seat].includes(card)));
    for (const [at, seat] of random.shuffle(owners).entries()) {
      const card = cards.filter(free)[at];
      if (card) hands[seat].push(card);
    }
    for (const seat of SEATS) {
      hands[seat].push(
        ...position.hands[seat].filter((card) => suitOf(card) === suit && !free(card)),
      );
    }
  }
  return { ...position, hands };
}

/** Asks about a position, and checks that the answer is the same however the other cards lie. */
function restsOnItsCards(position: Position, tricks: number, random: Random, times: number): void {
  const yes = answer(position, tricks);
  const others = Array.from({ length: times }, () => redealt(position, random));
  for (const other of others) {
    expect(answer(other, tricks), `${JSON.stringify(other)} for ${tricks}`).toBe(yes);
  }
}

describe("an answer holds wherever the cards lie that it does not rest on", () => {
  test.each(["win", "lose"] as const)(`in ${ENDINGS} endings played to %s`, (aim) => {
    const random = seededRandom(aim === "win" ? 31 : 32);
    for (let index = 0; index < ENDINGS; index++) {
      const position = randomEnding(random, random.pick([3, 4, 5, 6]), aim);
      restsOnItsCards(position, 1 + random.below(position.hands.Z.length), random, 2);
    }
  });

  // A runs his queen of hearts and crosses to partner’s ace of diamonds, whose club is a winner too. Only two tricks
  // are left to take, so the trick of the ace need not be counted; yet without it there is no way over.
  test("when the way to partner is a card whose own trick is not needed", () => {
    const hands = {
      Z: ["D9", "DJ", "S3"],
      A: ["HQ", "DT", "S2"],
      Y: ["H8", "H7", "H6"],
      B: ["C4", "DQ", "C5"],
    } as const;
    const position: Position = { hands, trump: null, leader: "A", trick: [], aim: "win" };
    restsOnItsCards(position, 3, seededRandom(1), 40);
  });

  // A’s three spades are all needed, and partner’s one spade falls under the first of them: it is no loss to the count.
  test("when partner’s cards in a suit all fall under the leader’s", () => {
    const hands = {
      Z: ["S8", "H2", "H7", "H8", "HT", "CT"],
      A: ["SK", "SJ", "S9", "C4", "C9", "H5"],
      Y: ["S5", "S4", "S2", "H9", "HJ", "D2"],
      B: ["ST", "HA", "HK", "HQ", "H4", "C6"],
    } as const;
    const position: Position = { hands, trump: null, leader: "A", trick: [], aim: "win" };
    restsOnItsCards(position, 5, seededRandom(2), 40);
  });
});
