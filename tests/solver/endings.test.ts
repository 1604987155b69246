import { describe, expect, test } from "vitest";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import type { Position } from "../../src/solver/search/solver.ts";
import { sideOf } from "../../src/engine/core/seat.ts";
import { solver } from "./native.ts";
import { randomEnding, refereeTricks } from "./referee.ts";

const { after, AIMS, bestLine, checkPosition, isExact, legalCards } = solver;
const { priceCards, toPlay, tricksLeft, value } = solver;

const ENDINGS = process.env["DEEP"] ? 5000 : 240;
/** Most endings are short, as brute force takes a hundred times longer for each card. */
const SIZES = process.env["DEEP"] ? [2, 3, 4, 4, 5] : [2, 3, 3, 4, 4, 4];

/** What the side to play takes if it plays this card, by brute force. */
function priceByForce(position: Position, card: Position["trick"][number]): number {
  const next = after(position, card);
  const us = sideOf(toPlay(position));
  const won = next.trick.length === 0 && sideOf(next.leader) === us ? 1 : 0;
  if (tricksLeft(position) === 1 && next.trick.length === 0) return won;
  const theirs = refereeTricks(next);
  return won + (sideOf(toPlay(next)) === us ? theirs : tricksLeft(next) - theirs);
}

describe.each(AIMS)("endings played to %s", (aim) => {
  test(`the solver agrees with brute force on ${ENDINGS} endings`, () => {
    const random = seededRandom(aim === "win" ? 1 : 2);
    for (let index = 0; index < ENDINGS; index++) {
      const position = randomEnding(random, random.pick(SIZES), aim);
      const tricks = refereeTricks(position);
      expect(value(position), JSON.stringify(position)).toEqual({
        atLeast: tricks,
        atMost: tricks,
      });
    }
  });

  test("every card is priced as brute force prices it, in the middle of a trick too", () => {
    const random = seededRandom(aim === "win" ? 3 : 4);
    for (let index = 0; index < ENDINGS / 6; index++) {
      let position = randomEnding(random, random.pick([2, 3, 4]), aim);
      for (let card = random.below(4); card > 0; card--) {
        position = after(position, random.pick(legalCards(position)));
      }
      const priced = priceCards(position);
      expect(priced.map(({ card }) => card).toSorted()).toEqual(legalCards(position).toSorted());
      for (const { card, atLeast, atMost } of priced) {
        expect([atLeast, atMost], `${card} in ${JSON.stringify(position)}`).toEqual(
          Array(2).fill(priceByForce(position, card)),
        );
      }
    }
  });

  test("the best line is legal and comes to the value", () => {
    const random = seededRandom(aim === "win" ? 5 : 6);
    for (let index = 0; index < 60; index++) {
      let position = randomEnding(random, random.pick([3, 5, 6]), aim);
      const us = sideOf(toPlay(position));
      const worth = value(position);
      const line = bestLine(position);
      expect(line.exact).toBe(true);
      expect(line.plays).toHaveLength(tricksLeft(position) * 4);
      let won = 0;
      for (const { seat, card } of line.plays) {
        expect(seat).toBe(toPlay(position));
        expect(legalCards(position)).toContain(card);
        position = after(position, card);
        if (position.trick.length === 0 && sideOf(position.leader) === us) won++;
      }
      expect({ atLeast: won, atMost: won }).toEqual(worth);
    }
  });
});

describe("positions", () => {
  const ending = randomEnding(seededRandom(9), 4, "win");

  test("a sound one passes, with a trick begun as well", () => {
    expect(checkPosition(ending).ok).toBe(true);
    expect(checkPosition(after(ending, legalCards(ending)[0] ?? "SA")).ok).toBe(true);
  });

  test.each([
    ["a hand a card short", "uneven", { ...ending, hands: { ...ending.hands, A: [] } }],
    ["a card in two hands", "twice", { ...ending, hands: { ...ending.hands, A: ending.hands.Z } }],
    ["four cards to the trick", "trick-full", { ...ending, trick: ending.hands.Z }],
    ["no cards at all", "no-cards", { ...ending, hands: { Z: [], A: [], Y: [], B: [] } }],
  ] as const)("%s is refused", (_, code, position) => {
    const checked = checkPosition(position);
    expect(checked.ok ? null : checked.violation.code).toBe(code);
  });
});

test("a search that is stopped gives true bounds, and goes on from there", () => {
  const random = seededRandom(11);
  const whole: Position = {
    hands: randomDeal(random),
    trump: null,
    leader: "A",
    trick: [],
    aim: "win",
  };
  const first = value(whole, { nodes: 1 });
  const exact = value(whole);
  expect(isExact(exact)).toBe(true);
  expect(first.atLeast).toBeLessThanOrEqual(exact.atLeast);
  expect(first.atMost).toBeGreaterThanOrEqual(exact.atMost);
});
