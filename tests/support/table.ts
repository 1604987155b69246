import type { Card } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import type { BySeat, Seat } from "../../src/engine/core/seat.ts";
import { seatToCall } from "../../src/engine/declaring/auction.ts";
import {
  act,
  openTable,
  type Fault,
  type Table,
  type TableAction,
} from "../../src/engine/laws/table.ts";
import { parseCall } from "../../src/engine/notation/calls.ts";

const cards = (words: string): Card[] => words.split(" ") as Card[];

/** A deal in which everybody has some of every suit, and Z has the tops. */
export const PLAIN: BySeat<readonly Card[]> = {
  Z: cards("SA SK SQ SJ ST HA HK HQ DA DK DQ CA CK"),
  A: cards("S9 S8 S7 HJ HT H9 DJ DT D9 CQ CJ CT C9"),
  Y: cards("S6 S5 S4 H8 H7 H6 D8 D7 D6 C8 C7 C6 C5"),
  B: cards("S3 S2 H5 H4 H3 H2 D5 D4 D3 D2 C4 C3 C2"),
};

/** The table after some actions, none of which may be refused. */
export function after(table: Table, ...actions: readonly TableAction[]): Table {
  return actions.reduce((soFar, action) => must(act(soFar, action)), table);
}

/** Calls in turn from the dealer, written as “1H P P P”. */
export function bid(table: Table, words: string): Table {
  return words.split(" ").reduce(
    (soFar, word) =>
      after(soFar, {
        do: "call",
        seat: seatToCall(soFar.calls, soFar.dealer),
        call: must(parseCall(word)),
      }),
    table,
  );
}

export const opened = (): Table => must(openTable("Z", PLAIN));

/** Z declares one heart; A leads, and Y is dummy. */
export const playing = (calls = "1H P P P"): Table => bid(opened(), calls);

/** Plays written as “A:S9 Y:S6”, each from the hand named. */
export function plays(table: Table, words: string): Table {
  return after(
    table,
    ...words.split(" ").map((word): TableAction => {
      const [seat, card] = word.split(":") as [Seat, Card];
      return { do: "play", seat, card };
    }),
  );
}

export function lastFault(table: Table): Fault {
  const fault = table.faults.at(-1);
  if (!fault) throw new Error("nothing has gone wrong");
  return fault;
}

/** The situations of all that went wrong, in order. */
export function situations(table: Table): readonly string[] {
  return table.faults.map((fault) => fault.ruling.situation);
}
