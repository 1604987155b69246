import type { Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { sideOf, SEATS, type Seat } from "../../core/seat.ts";
import type { FaultKind } from "./laws.ts";
import { changeFaults, noLaw, withHand, type Fault, type Table } from "./state.ts";

/** Leads from a hand that had not the lead. */
export const FALSE_LEADS: readonly FaultKind[] = [
  "false-lead",
  "false-first-lead",
  "own-false-lead",
];

/** The card of a false lead that still lies on the table; null where it does not. */
export function ledFalsely(table: Table, fault: Fault): Card | null {
  const led = table.trick[0];
  const same = led?.seat === fault.by && table.tricks.length === fault.trick && !fault.cards;
  return led && same ? led.card : null;
}

/**
 * Takes a false lead back into the hand, and with it every card played to it; a card so taken back is no revoke, and
 * nobody may call it. (Elwell 78; whist 24, English 63.)
 */
export function takeBack(table: Table, fault: Fault): Table {
  if (!ledFalsely(table, fault)) return table;
  const restored = [...table.trick, ...table.surplus].reduce(
    (soFar, { seat, card }) => withHand(soFar, seat, [...soFar.left[seat], card]),
    table,
  );
  const number = table.tricks.length;
  return {
    ...restored,
    trick: [],
    surplus: [],
    revokes: table.revokes.filter(
      ({ trick, status }) => trick !== number || status === "established",
    ),
  };
}

/**
 * The offender takes his false lead back unasked, as he must at straight bridge and whist while it does not yet stand;
 * what may be claimed for it may still be claimed. Refuses it at auction, where he needs leave; once all four have
 * played; and from the dealer at straight bridge once the second hand has played. (Elwell 77 and 78; whist 24, English 63.)
 */
export function retractLead(table: Table, seat: Seat): Result<Table> {
  if (table.laws.leadStands !== "all-follow") return noLaw();
  const fault = table.faults.findLast(
    (each) => each.by === seat && FALSE_LEADS.includes(each.kind) && ledFalsely(table, each),
  );
  const card = fault && ledFalsely(table, fault);
  if (!fault || !card) return refuse("no-lead", `${seat} has no false lead on the table.`);
  const followed = table.trick.some((play) => sideOf(play.seat) !== sideOf(seat));
  const free = fault.kind === "own-false-lead" ? !followed : table.trick.length < SEATS.length;
  if (!free) return refuse("stands", "The lead stands.", fault.ruling.situation);
  return ok(changeFaults(takeBack(table, fault), (each) => each === fault, { cards: [card] }));
}
