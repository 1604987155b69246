import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK, type Card } from "../../src/engine/core/card.ts";
import { SEATS } from "../../src/engine/core/seat.ts";
import type { MakeCall } from "../../src/engine/declaring/dealer-makes.ts";
import { DUMMY_ACTS } from "../../src/engine/laws/dummy.ts";
import { knowsRemedy, REMEDY_IDS } from "../../src/engine/laws/remedies.ts";
import {
  act,
  takeRemedy,
  type Table,
  type TableAction,
  type TakenRemedy,
} from "../../src/engine/laws/table.ts";
import { EXPOSURES } from "../../src/engine/laws/table/expose.ts";
import { INCIDENTS, type Incident } from "../../src/engine/laws/table/incident.ts";
import { made, straight, whist } from "../support/other-tables.ts";

const seat = fc.constantFrom(...SEATS);
const card = fc.constantFrom(...PACK);
const call: fc.Arbitrary<MakeCall> = fc.constantFrom<MakeCall>(
  { type: "leave" },
  { type: "double" },
  { type: "pass" },
  { type: "make", strain: "hearts" },
  { type: "make", strain: "notrump" },
);

const action: fc.Arbitrary<TableAction> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant("play" as const), seat, card }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("quit-trick" as const), seat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("mend" as const), seat, card }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("say-make" as const), seat, call }) },
  fc.record({ do: fc.constant("retract-lead" as const), seat }),
  fc.record({
    do: fc.constant("play-together" as const),
    seat,
    cards: fc.uniqueArray(card, { minLength: 2, maxLength: 3 }),
  }),
  fc.record({
    do: fc.constant("expose" as const),
    seat,
    cards: fc.uniqueArray(card, { minLength: 1, maxLength: 2 }),
    how: fc.constantFrom(...EXPOSURES),
  }),
  fc.record({ do: fc.constant("ask-none" as const), of: seat, answeredNone: fc.boolean() }),
  fc.record({ do: fc.constant("change-card" as const), seat, card }),
  fc.record({ do: fc.constant("call-card" as const), card }),
  fc.record({ do: fc.constant("count-tricks" as const) }),
  fc.record({ do: fc.constant("look-back" as const), seat }),
  fc.record({
    do: fc.constant("incident" as const),
    seat,
    what: fc.constantFrom(...(Object.keys(INCIDENTS) as Incident[])),
    cards: fc.uniqueArray(card, { maxLength: 2 }),
  }),
  fc.record({
    do: fc.constant("dummy-says" as const),
    act: fc.constantFrom(...DUMMY_ACTS),
    about: fc.nat(12),
    card,
    hand: seat,
  }),
);

const remedy: fc.Arbitrary<TakenRemedy> = fc.record({
  fault: fc.nat(6),
  remedy: fc.constantFrom(...REMEDY_IDS),
  suit: fc.constantFrom("S" as const, "H" as const, "C" as const, "D" as const),
  card,
});

/** Remedies that are open, since those drawn at random seldom are. */
const taking = fc.record({
  pick: fc.nat(),
  which: fc.nat(),
  suit: remedy.map((r) => r.suit),
  card,
});

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: action },
    { weight: 1, arbitrary: remedy },
    { weight: 2, arbitrary: taking },
  ),
  { minLength: 30, maxLength: 160 },
);

function everywhere(table: Table): readonly Card[] {
  return [
    ...SEATS.flatMap((each) => table.left[each]),
    ...table.trick.map((play) => play.card),
    ...table.surplus.map((play) => play.card),
    ...table.tricks.flatMap((trick) => [...trick.plays, ...trick.surplus].map((play) => play.card)),
  ];
}

type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

function next(table: Table, step: Step) {
  if ("do" in step) return act(table, step);
  if ("fault" in step) return takeRemedy(table, step);
  const open = table.faults.flatMap((fault, number) =>
    fault.status === "open" ? fault.remedies.map((each) => ({ fault: number, remedy: each })) : [],
  );
  const choice = open[step.pick % Math.max(1, open.length)];
  const { suit = "S", card: named } = step;
  return takeRemedy(table, { fault: 99, remedy: "stand", ...choice, suit, card: named });
}

function run(start: Table, taken: readonly Step[]): Table[] {
  const states = [start];
  for (const step of taken) {
    const result = next(states.at(-1) as Table, step);
    if (result.ok) states.push(result.value);
  }
  return states;
}

const STARTS = [whist(), whist("english"), straight(), made(), made("english")] as const;

describe("whatever happens at a table of straight bridge or whist", () => {
  const numRuns = process.env["DEEP"] ? 5000 : 200;

  test("no card is lost or made, exposed cards are held, and every remedy open is the game’s", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STARTS), steps, (start, taken) => {
        const { game, code } = start.laws;
        for (const table of run(start, taken)) {
          expect([...everywhere(table)].sort()).toEqual([...PACK].sort());
          for (const lying of table.exposed) expect(table.left[lying.seat]).toContain(lying.card);
        }
        for (const fault of run(start, taken).at(-1)?.faults ?? []) {
          expect(fault.ruling).toMatchObject({ game, code });
          for (const offered of fault.remedies) {
            expect(fault.ruling.may).toContain(offered);
            expect(knowsRemedy(game, code, offered)).toBe(true);
          }
        }
      }),
      { numRuns },
    );
  });

  test("an established revoke is never mended afterwards, and dummy makes none", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STARTS), steps, (start, taken) => {
        const states = run(start, taken);
        states.forEach((table, index) => {
          const before = states[index - 1]?.revokes ?? [];
          for (const revoke of before.filter(({ status }) => status === "established")) {
            expect(table.revokes).toContainEqual(revoke);
          }
        });
        const dummy = start.laws.game === "whist" ? null : "Y";
        const unordered = states.at(-1)?.revokes.filter(({ order }) => !order) ?? [];
        expect(unordered.some((revoke) => revoke.seat === dummy)).toBe(false);
      }),
      { numRuns },
    );
  });
});
