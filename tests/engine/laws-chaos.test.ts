import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK, type Card } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { SEATS } from "../../src/engine/core/seat.ts";
import { LEVELS, type Call } from "../../src/engine/declaring/call.ts";
import {
  act,
  openTable,
  takeRemedy,
  type Table,
  type TableAction,
  type TakenRemedy,
} from "../../src/engine/laws/table.ts";
import { DUMMY_ACTS } from "../../src/engine/laws/dummy.ts";
import { INCIDENTS, type Incident } from "../../src/engine/laws/table/incident.ts";
import { EXPOSURES } from "../../src/engine/laws/table/expose.ts";
import { knowsRemedy, REMEDY_IDS } from "../../src/engine/laws/remedies.ts";
import { PLAIN } from "../support/table.ts";

const seat = fc.constantFrom(...SEATS);
const card = fc.constantFrom(...PACK);
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.constantFrom<Call>({ type: "pass" }, { type: "double" }, { type: "redouble" }),
  fc.record({
    type: fc.constant("bid" as const),
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom("clubs" as const, "hearts" as const, "royals" as const),
  }),
);

const action: fc.Arbitrary<TableAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("call" as const), seat, call }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant("play" as const), seat, card }) },
  fc.record({ do: fc.constant("correct-call" as const), seat, call }),
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
  { weight: 4, arbitrary: fc.record({ do: fc.constant("quit-trick" as const), seat }) },
  fc.record({ do: fc.constant("ask-none" as const), of: seat, answeredNone: fc.boolean() }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant("mend" as const), seat, card }) },
  fc.record({ do: fc.constant("change-card" as const), seat, card }),
  fc.record({ do: fc.constant("call-card" as const), card }),
  fc.record({ do: fc.constant("count-tricks" as const) }),
  fc.record({ do: fc.constant("look-back" as const), seat }),
  fc.record({ do: fc.constant("look-into-hand" as const), seat }),
  fc.record({ do: fc.constant("tell-bid" as const), seat }),
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
  fault: fc.nat(12),
  remedy: fc.constantFrom(...REMEDY_IDS),
  suit: fc.constantFrom("S" as const, "H" as const, "C" as const, "D" as const),
  card,
});

const steps = fc.array(
  fc.oneof({ weight: 4, arbitrary: action }, { weight: 1, arbitrary: remedy }),
  { minLength: 30, maxLength: 160 },
);

/** Every card of the table, wherever it lies. */
function everywhere(table: Table): readonly Card[] {
  return [
    ...SEATS.flatMap((each) => table.left[each]),
    ...table.trick.map((play) => play.card),
    ...table.surplus.map((play) => play.card),
    ...table.tricks.flatMap((trick) => [...trick.plays, ...trick.surplus].map((play) => play.card)),
  ];
}

const settled = must(openTable("Z", PLAIN));
const contract: readonly TableAction[] = [
  { do: "call", seat: "Z", call: { type: "bid", level: 1, strain: "hearts" } },
  { do: "call", seat: "A", call: { type: "pass" } },
  { do: "call", seat: "Y", call: { type: "pass" } },
  { do: "call", seat: "B", call: { type: "pass" } },
];

function run(start: Table, taken: readonly (TableAction | TakenRemedy)[]): Table[] {
  const states = [start];
  for (const step of taken) {
    const before = states.at(-1) as Table;
    const result = "do" in step ? act(before, step) : takeRemedy(before, step);
    if (result.ok) states.push(result.value);
  }
  return states;
}

describe("whatever happens at the table", () => {
  const starts = fc.constantFrom([] as readonly TableAction[], contract);

  test("no card is lost or made, and nothing throws", () => {
    fc.assert(
      fc.property(starts, steps, (opening, taken) => {
        for (const table of run(settled, [...opening, ...taken])) {
          expect([...everywhere(table)].sort()).toEqual([...PACK].sort());
        }
      }),
      { numRuns: process.env["DEEP"] ? 5000 : 300 },
    );
  });

  test("exposed cards are still in the hand that showed them, and every remedy open is the game’s", () => {
    fc.assert(
      fc.property(starts, steps, (opening, taken) => {
        const table = run(settled, [...opening, ...taken]).at(-1) as Table;
        for (const lying of table.exposed) expect(table.left[lying.seat]).toContain(lying.card);
        for (const fault of table.faults) {
          expect(fault.ruling.game).toBe("auction");
          for (const offered of fault.remedies) {
            expect(fault.ruling.may).toContain(offered);
            expect(knowsRemedy("auction", "american", offered)).toBe(true);
          }
        }
      }),
      { numRuns: process.env["DEEP"] ? 5000 : 300 },
    );
  });

  test("an established revoke is never mended afterwards", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const states = run(settled, [...contract, ...taken]);
        states.forEach((table, index) => {
          const before = states[index - 1]?.revokes ?? [];
          before.forEach((revoke, at) => {
            if (revoke.status !== "established") return;
            expect(table.revokes[at]).toMatchObject({ seat: revoke.seat, status: "established" });
          });
        });
      }),
      { numRuns: process.env["DEEP"] ? 5000 : 300 },
    );
  });
});
