import { ok, refuse, type Result } from "../core/result.ts";
import { SEATS } from "../core/seat.ts";
import { winningPlay } from "../core/trick.ts";
import { seatToCall } from "../declaring/auction.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import { act, openTable, takeRemedy, type Table } from "../laws/table.ts";
import type { DealRecord } from "./record.ts";

/** The winners gather a whole trick before the next card, as they do at the table unless something is said first. */
function gathered(table: Table): Result<Table> {
  if (table.trick.length < SEATS.length || !table.contract) return ok(table);
  const { seat } = winningPlay(table.trick, TRUMP_OF[table.contract.strain]);
  return act(table, { do: "quit-trick", seat });
}

function irregular(table: Table, record: DealRecord, after: number): Result<Table> {
  return (record.irregularities ?? [])
    .filter((irregularity) => irregularity.after === after)
    .reduce<Result<Table>>((soFar, irregularity) => {
      if (!soFar.ok) return soFar;
      return "taken" in irregularity
        ? takeRemedy(soFar.value, irregularity.taken)
        : act(soFar.value, irregularity.action);
    }, ok(table));
}

function step(table: Table, record: DealRecord, index: number): Result<Table> {
  const call = record.calls[index];
  if (call) {
    return act(table, { do: "call", seat: seatToCall(table.calls, table.dealer), call });
  }
  const card = record.plays[index - record.calls.length];
  const holder = SEATS.find((seat) => card && table.left[seat].includes(card));
  if (!card || !holder) return refuse("not-held", `Nobody holds ${card ?? "the next card"}.`);
  const cleared = gathered(table);
  return cleared.ok ? act(cleared.value, { do: "play", seat: holder, card }) : cleared;
}

/**
 * The table at the end of a record: every call and play in order, with the irregularities at their places. Whatever is
 * said while a trick lies open is heard before the winners gather it. Refuses the first step that cannot happen, with
 * its number; faults are no refusals. A remedy taken once the last trick is gathered stands after one step more than
 * there are.
 */
export function replayRecord(record: DealRecord): Result<Table> {
  const steps = record.calls.length + record.plays.length;
  let state = openTable(record.dealer, record.hands);
  for (let index = 0; state.ok && index <= steps; index += 1) {
    const after = irregular(state.value, record, index);
    if (!after.ok) return at(index, after);
    state = index < steps ? step(after.value, record, index) : gathered(after.value);
    if (!state.ok) return at(index, state);
  }
  return state.ok ? irregular(state.value, record, steps + 1) : state;
}

function at(index: number, refused: Result<Table>): Result<Table> {
  if (refused.ok) return refused;
  const { code, message, rule } = refused.violation;
  return refuse(code, `After ${index} calls and plays: ${message}`, rule);
}
