import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { otherSide, SEATS, SIDES, sideOf, type Side } from "../../src/engine/core/seat.ts";
import { STRAINS, TRUMP_OF } from "../../src/engine/declaring/strain.ts";
import { honourKind, honoursIn } from "../../src/engine/scoring/honours.ts";
import { sumOf, type CitedLine } from "../../src/engine/scoring/line.ts";
import { AT_LOVE, netOf, type Rubber, type Standing } from "../../src/engine/scoring/sheet.ts";
import { whistHonours, whistHonoursHeld } from "../../src/engine/scoring/whist.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { PLAYED, wholeRubber, type Played } from "../support/deals.ts";
import { anyStanding, swapSides, swapStanding } from "../support/scores.ts";

/** Deals and rubbers tried of each game: some in the daily run, many in `npm run test:deep`. */
const DEALS = { numRuns: process.env["DEEP"] ? 10_000 : 200 };
const RUBBERS = { numRuns: process.env["DEEP"] ? 1_000 : 15 };

const KNOWN = new Set<string>(RULE_IDS);

const inAnyOrder = (lines: readonly CitedLine<string>[]) =>
  lines.map((line) => JSON.stringify(line, Object.keys(line).toSorted())).toSorted();

/** How many deals it takes until the rubber is won; once it is, no more are taken. */
function endOf<Outcome>(game: Played<Outcome>, outcomes: readonly Outcome[]): number {
  let [unfinished, finished] = [0, outcomes.length];
  while (finished - unfinished > 1) {
    const middle = (finished + unfinished) >> 1;
    const kept = game.keep(outcomes.slice(0, middle));
    if (!kept.ok && kept.violation.code !== "rubber-over") throw new Error(kept.violation.message);
    if (kept.ok && kept.value.rubberTo === null) unfinished = middle;
    else finished = middle;
  }
  return finished;
}

/** A rubber added up afresh from its lines, one deal after another. */
function addedUp(game: Played, { deals, rubberTo, bonus }: Rubber) {
  const totals = { YZ: 0, AB: 0 };
  const games: Side[] = [];
  let score = { YZ: 0, AB: 0 };
  const standings: Standing[] = [];
  for (const { lines, game: written, gameWonBy } of deals) {
    const won = (side: Side) => games.filter((each) => each === side).length;
    standings.push({ game: { ...score }, gamesWon: { YZ: won("YZ"), AB: won("AB") } });
    for (const side of SIDES) {
      score[side] += sumOf(lines, side, "below");
      for (const column of game.adds) totals[side] += sumOf(lines, side, column);
    }
    expect(written).toEqual(score);
    expect(gameWonBy).toBe(SIDES.find((side) => score[side] >= game.gamePoints));
    if (gameWonBy) {
      games.push(gameWonBy);
      score = { YZ: 0, AB: 0 };
    }
  }
  if (rubberTo) totals[rubberTo] += bonus;
  return { totals, games, standings };
}

describe.each(PLAYED)("$name", (game) => {
  const standing = anyStanding(game.gamePoints - 1);

  test("a deal’s score is the sum of its lines, each so many at so much, by a rule of the book", () => {
    fc.assert(
      fc.property(game.outcome, standing, (outcome, before) => {
        for (const line of must(game.score(outcome, before))) {
          if (!KNOWN.has(line.rule)) throw new Error(`no rule ${line.rule}`);
          const whole = line.count * line.each;
          if (!line.capped) expect(line.points).toBe(whole);
          else expect(Math.abs(line.points)).toBeLessThanOrEqual(Math.abs(whole));
        }
      }),
      DEALS,
    );
  });

  test("swapping the sides swaps the score, line for line", () => {
    fc.assert(
      fc.property(game.outcome, standing, (outcome, before) => {
        const lines = must(game.score(outcome, before));
        const swapped = must(game.score(swapSides(outcome), swapStanding(before)));
        expect(inAnyOrder(swapped)).toEqual(inAnyOrder(swapSides(lines)));
      }),
      DEALS,
    );
  });

  test("honours of one side at most count, and chicane apart nothing is taken from them", () => {
    fc.assert(
      fc.property(game.outcome, standing, (outcome, before) => {
        const lines = must(game.score(outcome, before));
        const honours = lines.filter(({ item }) => item === "honours");
        expect(honours.length).toBeLessThanOrEqual(1);
        for (const line of lines) {
          if (line.points < 0) expect(["chicane", "revoke"]).toContain(line.item);
        }
      }),
      DEALS,
    );
  });

  test("a rubber always ends, adds up, and counts no third game after two", () => {
    fc.assert(
      fc.property(wholeRubber(game), (outcomes) => {
        const end = endOf(game, outcomes);
        const kept = must(game.keep(outcomes.slice(0, end)));
        const { totals, games, standings } = addedUp(game, kept);
        const winner = kept.rubberTo as Side;
        expect(games.at(-1)).toBe(winner);
        expect(kept.gamesWon[winner]).toBe(game.gamesToWin);
        expect(kept.gamesWon[otherSide(winner)]).toBeLessThan(game.gamesToWin);
        expect(games).toHaveLength(kept.gamesWon.YZ + kept.gamesWon.AB);
        if (games.length === 3) expect(games[0]).not.toBe(games[1]);
        const [next] = outcomes;
        const more = game.keep([...outcomes.slice(0, end), next]);
        expect(!more.ok && more.violation.code).toBe("rubber-over");

        expect([kept.totals, kept.net]).toEqual([totals, netOf(totals)]);
        kept.deals.forEach(({ lines }, at) => {
          const before = standings[at] ?? AT_LOVE;
          expect(must(game.score(outcomes[at], before))).toEqual(lines);
        });
        expect(must(game.keep(swapSides(outcomes.slice(0, end))))).toMatchObject({
          totals: swapSides(totals),
          rubberTo: otherSide(winner),
        });
      }),
      RUBBERS,
    );
  });
});

describe("honours as they are dealt", () => {
  test("both sides never hold them, and with a trump one side always does", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...STRAINS), (seed, strain) => {
        const hands = randomDeal(seededRandom(seed));
        const kinds = SIDES.map((side) => {
          const [one = 0, other = 0] = SEATS.filter((seat) => sideOf(seat) === side).map((seat) =>
            honoursIn(hands[seat], strain),
          );
          return honourKind(strain, [one, other]);
        });
        const holders = kinds.filter((kind) => kind !== null).length;
        expect(holders).toBeLessThanOrEqual(1);
        const trump = TRUMP_OF[strain];
        if (!trump) return;
        expect(holders).toBe(1);
        const four = whistHonoursHeld(hands, trump);
        expect(four.YZ + four.AB).toBe(4);
        expect(SIDES.filter((side) => whistHonours(four[side]) > 0).length).toBeLessThanOrEqual(1);
      }),
      DEALS,
    );
  });
});
