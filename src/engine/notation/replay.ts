import type { Card } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { SEATS } from "../core/seat.ts";
import { winningPlay } from "../core/trick.ts";
import { seatToCall } from "../declaring/auction.ts";
import type { Call } from "../declaring/call.ts";
import { seatToMake, type MakeCall } from "../declaring/dealer-makes.ts";
import { act, openMaking, openTable, openTurnedUp, takeRemedy, type Table } from "../laws/table.ts";
import type { DealRecord, Irregularity, MakingRecord, TurnUpRecord } from "./record.ts";

/** The winners gather a whole trick before the next card, as they do at the table unless something is said first. */
function gathered(table: Table): Result<Table> {
  if (table.trick.length < SEATS.length || !table.settled) return ok(table);
  const { seat } = winningPlay(table.trick, table.settled.trump);
  return act(table, { do: "quit-trick", seat });
}

function irregular(table: Table, all: readonly Irregularity[], after: number): Result<Table> {
  return all
    .filter((irregularity) => irregularity.after === after)
    .reduce<Result<Table>>((soFar, irregularity) => {
      if (!soFar.ok) return soFar;
      return "taken" in irregularity
        ? takeRemedy(soFar.value, irregularity.taken)
        : act(soFar.value, irregularity.action);
    }, ok(table));
}

/** One thing that happened in its course, which may turn out to be impossible. */
type Step = (table: Table) => Result<Table>;

const calling =
  (call: Call): Step =>
  (table) =>
    act(table, { do: "call", seat: seatToCall(table.calls, table.dealer), call });

const making =
  (call: MakeCall): Step =>
  (table) => {
    const { calls = [], limit = "none" } = table.making ?? {};
    const seat = seatToMake(calls, { dealer: table.dealer, limit }) ?? table.dealer;
    return act(table, { do: "say-make", seat, call });
  };

const playing =
  (card: Card): Step =>
  (table) => {
    const holder = SEATS.find((seat) => table.left[seat].includes(card));
    if (!holder) return refuse("not-held", `Nobody holds ${card}.`);
    const cleared = gathered(table);
    return cleared.ok ? act(cleared.value, { do: "play", seat: holder, card }) : cleared;
  };

function run(
  opened: Result<Table>,
  steps: readonly Step[],
  irregularities: readonly Irregularity[] = [],
): Result<Table> {
  let state = opened;
  for (let index = 0; state.ok && index <= steps.length; index += 1) {
    const after = irregular(state.value, irregularities, index);
    if (!after.ok) return at(index, after);
    const step = steps[index];
    state = step ? step(after.value) : gathered(after.value);
    if (!state.ok) return at(index, state);
  }
  return state.ok ? irregular(state.value, irregularities, steps.length + 1) : state;
}

/**
 * The table at the end of a record: every call and play in order, with the irregularities at their places. Whatever is
 * said while a trick lies open is heard before the winners gather it. Refuses the first step that cannot happen, with
 * its number; faults are no refusals. A remedy taken once the last trick is gathered stands after one step more than
 * there are.
 */
export function replayRecord(record: DealRecord): Result<Table> {
  const { dealer, hands, calls, plays, irregularities } = record;
  const steps = [...calls.map(calling), ...plays.map(playing)];
  return run(openTable(dealer, hands), steps, irregularities);
}

/** The same of straight bridge. */
export function replayMaking(record: MakingRecord): Result<Table> {
  const { dealer, hands, makes, plays, irregularities, code, limit } = record;
  const steps = [...makes.map(making), ...plays.map(playing)];
  return run(openMaking(dealer, hands, code, limit), steps, irregularities);
}

/** The same of whist. */
export function replayTurnUp(record: TurnUpRecord): Result<Table> {
  const { dealer, hands, turnUp, plays, irregularities, code } = record;
  return run(openTurnedUp(dealer, hands, turnUp, code), plays.map(playing), irregularities);
}

function at(index: number, refused: Result<Table>): Result<Table> {
  if (refused.ok) return refused;
  const { code, message, rule } = refused.violation;
  return refuse(code, `After ${index} calls and plays: ${message}`, rule);
}
