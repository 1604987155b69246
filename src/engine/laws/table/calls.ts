import { ok, refuse, type Result } from "../../core/result.ts";
import { partnerOf, sideOf, type Seat } from "../../core/seat.ts";
import {
  biddingEnded,
  contractOf,
  minimumLevel,
  overcalls,
  seatToCall,
  standingBid,
} from "../../declaring/auction.ts";
import { checkCall } from "../../declaring/legality.ts";
import { settledByContract } from "../../declaring/settled.ts";
import type { Call, SeatedCall } from "../../declaring/call.ts";
import { faultOfCall } from "../call-fault.ts";
import type { SituationId } from "../rows.ts";
import {
  changeFaults,
  isDefender,
  noLaw,
  withBar,
  withSituation,
  type Bar,
  type Table,
} from "./state.ts";

/**
 * A call as it was spoken, right or wrong. A faulty bid or double stands on the table until a remedy is taken or an
 * opponent lets it pass by calling; a double that means nothing counts as a pass. Refuses a call after the bidding, and
 * a double for which the laws have neither a meaning nor a penalty.
 */
export function makeCall(before: Table, seat: Seat, call: Call): Result<Table> {
  if (before.making) return noLaw();
  if (before.settled || before.over) {
    return refuse("ended", "The bidding is over.", "auction.bid.three-passes-end");
  }
  const spoken = { ...call, seat } as SeatedCall;
  const table = liftBars(condone(before, seat), spoken);
  const turn = seatToCall(table.calls, table.dealer);
  if (seat !== turn) return ok(outOfTurn(table, spoken));
  const barred = table.barred.some((bar) => bar.seat === seat);
  if (barred && call.type !== "pass") {
    const at = table.calls.length;
    return ok(
      settle(
        push(
          withSituation(table, "call", "auction.law.declare.barred-bids", seat, { call: at }),
          spoken,
        ),
      ),
    );
  }
  const checked = checkCall(table.calls, spoken, table.dealer);
  if (checked.ok) return ok(settle(push(table, spoken)));
  const situation = faultOfCall(table.calls, spoken, table.dealer);
  return situation ? ok(faultyCall(table, spoken, situation)) : checked;
}

function faultyCall(table: Table, spoken: SeatedCall, situation: SituationId): Table {
  const last = standingBid(table.calls);
  const bids = spoken.type === "bid" && last ? { last, bid: spoken } : {};
  const at = table.calls.length;
  const detail = { facts: bids, call: at };
  const plain = withSituation(table, "call", situation, spoken.seat, detail);
  const offered = plain.faults.at(-1)?.remedies ?? [];
  const remedies = ownBidFinal(table, at, spoken.seat)
    ? offered
    : offered.filter((remedy) => remedy !== "last-own-bid-final");
  const faulty = withSituation(table, "call", situation, spoken.seat, { ...detail, remedies });
  if (spoken.type === "pass") return faulty;
  if (spoken.type === "bid") return settle(push(faulty, spoken));
  return settle(push(faulty, { seat: spoken.seat, type: "pass" }));
}

/**
 * A pass out of turn moves nobody’s turn, but he who passed is out of the bidding until the bid he passed is over-called
 * or doubled. Any other call out of turn lies open to the other side. (Law 49.)
 */
function outOfTurn(table: Table, spoken: SeatedCall): Table {
  const { seat } = spoken;
  const at = table.calls.length;
  const faulty = withSituation(table, "call", "auction.law.declare.out-of-turn", seat, {
    facts: { callType: spoken.type },
    ...(spoken.type === "pass" ? {} : { call: at }),
  });
  if (spoken.type !== "pass") return settle(push(faulty, spoken));
  return table.barred.some((bar) => bar.seat === seat)
    ? faulty
    : withBar(faulty, [seat], "bid-changes");
}

function push(table: Table, call: SeatedCall): Table {
  return { ...table, calls: [...table.calls, call] };
}

/** An opponent’s call lets pass every fault of the bidding still open. (Law 50b.) */
function condone(table: Table, seat: Seat): Table {
  return changeFaults(
    table,
    (fault) =>
      fault.status === "open" &&
      fault.call !== undefined &&
      fault.ruling.until === "adversary-speaks" &&
      sideOf(fault.by) !== sideOf(seat),
    { status: "condoned" },
  );
}

/** A bid or a double gives barred players their voice again, those whom it may. (Laws 49 and 50.) */
function liftBars(table: Table, call: SeatedCall): Table {
  if (call.type === "pass") return table;
  return { ...table, barred: table.barred.filter((bar) => !lifts(call, bar)) };
}

function lifts(call: SeatedCall, bar: Bar): boolean {
  switch (bar.until) {
    case "end":
      return false;
    case "adversary-bids":
      return sideOf(bar.seat) !== sideOf(call.seat);
    case "bid-changes":
      return bar.seat !== call.seat && call.type !== "redouble";
    default:
      return bar.until satisfies never;
  }
}

/** Makes the contract once the bidding is over; cards shown by declarer’s side may then no longer be called. (Law 72.) */
export function settle(table: Table): Table {
  if (!biddingEnded(table.calls)) return table;
  const contract = contractOf(table.calls);
  if (!contract.ok) return { ...table, over: "passed-out" };
  const play = settledByContract(contract.value);
  const settled: Table = {
    ...table,
    contract: contract.value,
    settled: play,
    toLead: play.leader,
  };
  const early = changeFaults(
    settled,
    (fault) =>
      fault.status === "open" &&
      fault.ruling.situation === "auction.law.exposed.before-final" &&
      partnerOf(fault.by) !== settled.toLead,
    { status: "settled" },
  );
  return { ...early, exposed: early.exposed.filter(({ seat }) => isDefender(early, seat)) };
}

/**
 * A bidder mends the number of his own bid that was too low. Refuses it once somebody has called since or has asked for
 * the penalty, and where another suit is named or the number is still too low. (Law 52; ruling AMB-62.)
 */
export function correctCall(table: Table, seat: Seat, call: Call): Result<Table> {
  const at = table.calls.length - 1;
  const wrong = table.calls[at];
  const open = table.faults.some((fault) => fault.call === at && fault.status === "open");
  if (!open || wrong?.seat !== seat || wrong.type !== "bid" || call.type !== "bid") {
    return refuse(
      "no-change",
      "A call cannot be changed once somebody has spoken.",
      "auction.law.declare.change",
    );
  }
  const last = standingBid(table.calls.slice(0, at));
  if (call.strain !== wrong.strain || !overcalls(call, last)) {
    return refuse(
      "number-only",
      "Only the number may be mended, and it must be enough.",
      "auction.irreg.insufficient-same-suit",
    );
  }
  const mended = changeFaults(table, (fault) => fault.call === at, { status: "settled" });
  return ok({ ...mended, calls: [...table.calls.slice(0, at), { ...call, seat }] });
}

/** The calls with the faulty bid raised to the fewest tricks that are enough, or to seven where none is. (Law 50.) */
export function raisedCalls(table: Table, at: number): readonly SeatedCall[] {
  const bid = table.calls[at];
  if (bid?.type !== "bid") return table.calls;
  const level = minimumLevel(bid.strain, standingBid(table.calls.slice(0, at))) ?? 7;
  return table.calls.with(at, { ...bid, level });
}

/** The calls as far as the last bid of the side that did not offend, followed by three passes; null where it has none. */
export function ownBidFinal(
  table: Table,
  at: number,
  offender: Seat,
): readonly SeatedCall[] | null {
  const before = table.calls.slice(0, at);
  const own = before.findLastIndex(
    (call) => call.type === "bid" && sideOf(call.seat) !== sideOf(offender),
  );
  if (own < 0) return null;
  const higher = before.slice(own + 1).some((call) => call.type === "bid");
  const kept = higher ? before.slice(0, own + 1) : before;
  const passes = [1, 2, 3].map(() => ({ type: "pass" as const, seat: offender }));
  return [...kept, ...passes];
}
