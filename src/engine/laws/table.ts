import type { Card } from "../core/card.ts";
import { ok, type Result } from "../core/result.ts";
import { leftOf, type Seat } from "../core/seat.ts";
import { winningPlay } from "../core/trick.ts";
import type { Call } from "../declaring/call.ts";
import type { MakeCall } from "../declaring/dealer-makes.ts";
import { correctCall, makeCall } from "./table/calls.ts";
import {
  callCard,
  dummySays,
  expose,
  lookIntoHand,
  tellBid,
  type DummyWord,
  type Exposure,
} from "./table/expose.ts";
import { incident, type Incident } from "./table/incident.ts";
import { sayMake } from "./table/making.ts";
import { countTricks, findCard } from "./table/missing.ts";
import { playCard, playTogether, quitTrick } from "./table/plays.ts";
import { retractLead } from "./table/retract.ts";
import { askNone, changeCard, mend } from "./table/revokes.ts";
import { withFault, type Table } from "./table/state.ts";

export { openMaking, openTable, openTurnedUp } from "./table/open.ts";
export { outcomeOf } from "./table/outcome.ts";
export { takeRemedy, type TakenRemedy } from "./table/remedy.ts";
export { straightOutcomeOf, whistOutcomeOf } from "./table/outcome-by-tricks.ts";
export type { Award, Bar, Fault, GatheredTrick, Order, Revoke, Table } from "./table/state.ts";

/** Anything that may happen at a table, lawful or not. The seat is the hand a card comes from. */
export type TableAction =
  | { readonly do: "call"; readonly seat: Seat; readonly call: Call }
  | { readonly do: "correct-call"; readonly seat: Seat; readonly call: Call }
  | { readonly do: "say-make"; readonly seat: Seat; readonly call: MakeCall }
  | { readonly do: "play"; readonly seat: Seat; readonly card: Card }
  | { readonly do: "retract-lead"; readonly seat: Seat }
  | { readonly do: "play-together"; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly do: "expose";
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly how: Exposure;
    }
  | { readonly do: "quit-trick"; readonly seat: Seat }
  | { readonly do: "ask-none"; readonly of: Seat; readonly answeredNone: boolean }
  | { readonly do: "mend"; readonly seat: Seat; readonly card: Card }
  | { readonly do: "change-card"; readonly seat: Seat; readonly card: Card }
  | { readonly do: "call-card"; readonly card: Card }
  | { readonly do: "count-tricks" }
  | { readonly do: "find-card"; readonly seat: Seat; readonly card: Card }
  | { readonly do: "look-back"; readonly seat: Seat }
  | { readonly do: "look-into-hand"; readonly seat: Seat }
  | { readonly do: "tell-bid"; readonly seat: Seat }
  | {
      readonly do: "incident";
      readonly seat: Seat;
      readonly what: Incident;
      readonly cards?: readonly Card[];
    }
  | ({ readonly do: "dummy-says" } & DummyWord);

/**
 * What the table is after an action. A fault is no refusal: it happens, and is written down among the faults with its
 * situation and the remedies it opens. Refused is only what cannot happen, such as playing a card one does not hold.
 */
export function act(table: Table, action: TableAction): Result<Table> {
  switch (action.do) {
    case "call":
      return makeCall(table, action.seat, action.call);
    case "correct-call":
      return correctCall(table, action.seat, action.call);
    case "say-make":
      return sayMake(table, action.seat, action.call);
    case "retract-lead":
      return retractLead(table, action.seat);
    case "play":
      return playCard(table, action.seat, action.card);
    case "play-together":
      return playTogether(table, action.seat, action.cards);
    case "expose":
      return expose(table, action.seat, action.cards, action.how);
    case "quit-trick":
      return quitTrick(table, action.seat);
    case "ask-none":
      return ok(askNone(table, action.of, action.answeredNone));
    case "mend":
      return mend(table, action.seat, action.card);
    case "change-card":
      return changeCard(table, action.seat, action.card);
    case "call-card":
      return callCard(table, action.card);
    case "count-tricks":
      return ok(countTricks(table));
    case "find-card":
      return findCard(table, action.seat, action.card);
    case "look-back":
      return ok(withFault(table, "looks-back", action.seat));
    case "look-into-hand":
      return ok(lookIntoHand(table, action.seat));
    case "tell-bid":
      return tellBid(table, action.seat);
    case "incident":
      return incident(table, action.seat, action.what, action.cards ?? []);
    case "dummy-says":
      return dummySays(table, action);
    default:
      return action satisfies never;
  }
}

/** Whose card is due: the leader’s, or that of the next hand in turn that has not played. */
export function nextToPlay(table: Table): Seat {
  const { trick, settled } = table;
  const [led] = trick;
  if (!led || !settled) return table.toLead;
  const waiting = [1, 2, 3]
    .map((steps) => leftOf(led.seat, steps))
    .find((seat) => !trick.some((play) => play.seat === seat));
  return waiting ?? winningPlay(trick, settled.trump).seat;
}
