import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leftOf } from "../../src/engine/core/seat.ts";
import type { Seat } from "../../src/engine/core/seat.ts";
import type { Suit } from "../../src/engine/core/card.ts";
import { handOf } from "../oracle/adapters/shared.ts";
import { solver } from "./native.ts";
import { handsOf, pointOf, seatAt, type SolvedDeal } from "./pbn-hands.ts";
import { ROOT } from "../support/files.ts";

const { priceCards, priceTable, value } = solver;

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, "tests", path), "utf8"));

/** A hundred and twenty deals that libdds has solved. */
const DEALS: readonly SolvedDeal[] = read("solver/deals.json");
const DEEP = process.env["DEEP"] !== undefined;

const everyNth = (step: number) => DEALS.filter((_, index) => DEEP || index % step === 0);

describe("deals solved by another", () => {
  test.each(everyNth(6))(
    "every lead of $pbn at $trump by $leader",
    ({ pbn, trump, leader, leads }) => {
      const priced = priceCards({
        hands: handsOf(pbn),
        trump: trump === "N" ? null : trump,
        leader: seatAt(leader),
        trick: [],
        aim: "win",
      });
      for (const { card, atLeast, atMost } of priced) expect(atLeast, card).toBe(atMost);
      expect(Object.fromEntries(priced.map(({ card, atLeast }) => [card, atLeast]))).toEqual(leads);
    },
  );

  test.each(everyNth(60))("every cell of the table of $pbn", ({ pbn, table }) => {
    const cells = priceTable(handsOf(pbn));
    expect(cells).toHaveLength(20);
    for (const { trump, declarer, atLeast, atMost } of cells) {
      const tricks = table[trump ?? "N"][pointOf(declarer)];
      expect([atLeast, atMost], `${trump} by ${declarer}`).toEqual([tricks, tricks]);
    }
  });
});

interface Replay {
  readonly id: string;
  readonly trump: Suit | null;
  readonly leader: Seat;
  readonly leaderTricks: number;
}

/** The hands that the books play through, with what libdds makes of them for the side on lead when taking is the aim. */
const REPLAYS: readonly Replay[] = read("solver/replays.json");

describe("the hands of the books", () => {
  const cases = new Map<string, { input: { hands: Record<Seat, string[]> } }>(
    read("oracle/cases/replay.json").map((one: { id: string }) => [one.id, one]),
  );

  test("all of them are here", () => {
    expect(REPLAYS.map(({ id }) => id)).toEqual([...cases.keys()]);
  });

  test.each(REPLAYS.filter((_, index) => DEEP || index % 4 === 0))(
    "$id is worth $leaderTricks tricks to the leader",
    ({ id, trump, leader, leaderTricks }) => {
      const hands = cases.get(id)?.input.hands;
      if (!hands) throw new Error(id);
      const position = {
        hands: { Z: handOf(hands.Z), A: handOf(hands.A), Y: handOf(hands.Y), B: handOf(hands.B) },
        trump,
        leader,
        trick: [],
        aim: "win" as const,
      };
      expect(value(position)).toEqual({ atLeast: leaderTricks, atMost: leaderTricks });
    },
  );

  test("Foster’s first hand of auction is worth nine to Y and Z, who play it without trumps", () => {
    const first = REPLAYS.find(({ id }) => id === "replay.auction-hand-1");
    expect(first && leftOf("Y")).toBe(first?.leader);
    expect(13 - (first?.leaderTricks ?? 0)).toBe(9);
  });
});
