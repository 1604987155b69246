import { suitOf, type Card, type Suit } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { otherSide, partnerOf, sideOf, type Seat } from "../../core/seat.ts";
import { playable } from "../../core/trick.ts";
import { REMEDIES, type Remedy, type RemedySpec } from "../remedies.ts";
import type { SituationId } from "../rows.ts";
import { ownBidFinal, raisedCalls, settle } from "./calls.ts";
import { consentToDouble, decideDouble } from "./making.ts";
import { extremeOfSuit } from "./orders.ts";
import { REVOKE_FAULTS } from "./outcome.ts";
import { ledFalsely, takeBack } from "./retract.ts";
import {
  changeFaults,
  withBar,
  withExposed,
  withHand,
  withoutExposed,
  type Fault,
  type Order,
  type Table,
} from "./state.ts";

/** A remedy chosen: the number of the fault, what is taken for it, and the suit or card that the choice names. */
export interface TakenRemedy {
  readonly fault: number;
  readonly remedy: Remedy;
  readonly suit?: Suit;
  readonly card?: Card;
}

/**
 * Applies a remedy. Refuses one that the fault does not offer, one for a fault that is settled, condoned or lost, and a
 * choice that does not name the suit or card it needs.
 */
export function takeRemedy(table: Table, choice: TakenRemedy): Result<Table> {
  const fault = table.faults[choice.fault];
  if (!fault) return refuse("no-fault", `There is no fault number ${choice.fault}.`);
  const rule = fault.ruling.situation;
  if (fault.status !== "open") {
    return refuse(fault.status, "Nothing can be claimed for it any more.", rule);
  }
  if (!fault.remedies.includes(choice.remedy)) {
    return refuse("not-offered", "The law does not give that for this fault.", rule);
  }
  const done = apply(table, fault, choice);
  if (!done.ok) return done;
  return ok(
    changeFaults(done.value, (other) => other === fault, {
      status: "settled",
      taken: choice.remedy,
    }),
  );
}

function apply(table: Table, fault: Fault, choice: TakenRemedy): Result<Table> {
  const spec: RemedySpec = REMEDIES[choice.remedy];
  switch (choice.remedy) {
    case "new-deal":
      return ok({ ...table, over: "new-deal" });
    case "make-sufficient":
    case "make-seven":
      return ok(raise(table, fault));
    case "last-own-bid-final":
      return finalBid(table, fault);
    case "stand":
    case "cancel": {
      const cancelled = choice.remedy === "cancel";
      return ok(
        fault.kind === "making"
          ? decideDouble(table, fault, cancelled)
          : barredCall(table, fault, cancelled),
      );
    }
    case "consent-to-double":
      return ok(consentToDouble(table, fault));
    case "card-callable":
      return ok(callable(table, fault));
    case "call-suit":
      return callSuit(table, fault, choice);
    case "forbid-suit":
      return ok(forbidSuit(table, fault));
    case "require-correction":
      return ok(takeBack(table, fault));
    case "choose-card-to-trick":
      return chooseCard(table, fault, choice);
    case "highest-of-suit":
    case "lowest-of-suit":
      return ok(extremeCard(table, fault, choice.remedy === "highest-of-suit"));
    case "highest-of-named-suit":
      return orderPartner(table, fault, "highest-of-named", choice.suit);
    case "partner-must-win-one":
    case "partner-must-win-first":
      return orderPartner(table, fault, "win");
    case "win-trick":
    case "lose-trick":
      return orderPartner(table, fault, choice.remedy === "win-trick" ? "win" : "lose");
    case "trump":
    case "not-trump":
      return orderPartner(table, fault, choice.remedy);
    case "highest-trump":
    case "lowest-trump":
      return ok(extremeTrump(table, fault, choice.remedy === "highest-trump"));
    case "play-that-card":
    case "not-play-that-card":
      return ok(dummyCard(table, fault, choice.remedy === "play-that-card"));
    case "lead-from-that-hand":
      return ok(fault.hand ? { ...table, toLead: fault.hand } : table);
    default:
      return ok(spec.unit === "points" ? award(table, fault, spec.amount ?? 0) : table);
  }
}

/** Revokes are scored with the deal, so that their hundreds are not written down twice. */
function award(table: Table, fault: Fault, points: number): Table {
  if (REVOKE_FAULTS.includes(fault.kind)) return table;
  const rule = fault.ruling.situation;
  const side = otherSide(sideOf(fault.by));
  return { ...table, awards: [...table.awards, { side, points, rule }] };
}

function raise(table: Table, fault: Fault): Table {
  if (fault.call === undefined) return table;
  const raised = { ...table, calls: raisedCalls(table, fault.call) };
  return withBar(raised, [partnerOf(fault.by)], "adversary-bids");
}

function finalBid(table: Table, fault: Fault): Result<Table> {
  const calls = fault.call === undefined ? null : ownBidFinal(table, fault.call, fault.by);
  if (!calls) return refuse("no-bid", "That side has made no bid.", fault.ruling.situation);
  return ok(settle({ ...table, calls }));
}

/** A barred player’s call, whichever way it is decided, puts him and his partner out of the bidding. (Law 50a.) */
function barredCall(table: Table, fault: Fault, cancelled: boolean): Table {
  if (fault.ruling.situation !== BARRED || fault.call === undefined) return table;
  const calls = cancelled
    ? table.calls.with(fault.call, { seat: fault.by, type: "pass" })
    : table.calls;
  return settle(withBar({ ...table, calls }, [fault.by, partnerOf(fault.by)], "end"));
}

const BARRED: SituationId = "auction.law.declare.barred-bids";

function callable(table: Table, fault: Fault): Table {
  const led = ledFalsely(table, fault);
  if (!led) return withExposed(table, fault.by, stillHeld(table, fault));
  return withExposed(takeBack(table, fault), fault.by, [led]);
}

function stillHeld(table: Table, fault: Fault): readonly Card[] {
  return (fault.cards ?? []).filter((card) => table.left[fault.by].includes(card));
}

/** A suit is called from whichever of the offender’s side leads next; before the first lead, from the leader. */
function callSuit(table: Table, fault: Fault, { suit }: TakenRemedy): Result<Table> {
  if (!suit) return refuse("no-suit", "Name the suit.");
  const opening = fault.kind === "false-first-lead" || fault.kind === "shown-by-pone";
  const seats = opening ? [table.toLead] : [fault.by, partnerOf(fault.by)];
  const freed = withoutExposed(takeBack(table, fault), fault.cards ?? []);
  return ok(withOrder(freed, { seats, kind: "lead-suit", suit }));
}

function forbidSuit(table: Table, fault: Fault): Table {
  const suits = new Set((fault.cards ?? []).map(suitOf));
  const leader = table.settled?.leader ?? partnerOf(fault.by);
  return [...suits].reduce(
    (soFar, suit) => withOrder(soFar, { seats: [leader], kind: "not-lead-suit", suit }),
    table,
  );
}

function withOrder(table: Table, order: Order): Table {
  return { ...table, orders: [...table.orders, order] };
}

/** Of several cards played at once the one chosen is played, and the rest lie exposed. (Law 70.) */
function chooseCard(table: Table, fault: Fault, { card }: TakenRemedy): Result<Table> {
  const cards = fault.cards ?? [];
  const made = table.trick.find((play) => play.seat === fault.by);
  if (!card || !cards.includes(card) || !made || table.tricks.length !== fault.trick) {
    return refuse("no-card", "Name one of the cards played together.", fault.ruling.situation);
  }
  if (made.card === card) return ok(table);
  const earlier = table.trick.slice(0, table.trick.indexOf(made));
  if (!playable([...table.left[fault.by], made.card], earlier).includes(card)) {
    return refuse(
      "revoke",
      `${fault.by} cannot be made to revoke.`,
      table.laws.situations["call-lapses"],
    );
  }
  const hand = [...table.left[fault.by].filter((held) => held !== card), made.card];
  const trick = table.trick.map((play) => (play === made ? { ...play, card } : play));
  const revokes = table.revokes.filter(
    (revoke) => revoke.seat !== fault.by || revoke.trick !== fault.trick,
  );
  const swapped = withHand({ ...table, trick, revokes }, fault.by, hand);
  return ok(withExposed(withoutExposed(swapped, [card]), fault.by, [made.card]));
}

/**
 * The highest or lowest of the suit: from one who has mended a revoke, in place of the card he put right; otherwise as
 * an order to the partner of one who played too soon.
 */
function extremeCard(table: Table, fault: Fault, most: boolean): Table {
  if (fault.kind !== "revoke-mended") {
    const seats = [partnerOf(fault.by)];
    return withOrder(table, { seats, kind: most ? "highest" : "lowest" });
  }
  const led = table.trick[0];
  const made = table.trick.find((play) => play.seat === fault.by);
  if (!led || !made) return table;
  const hand = [...table.left[fault.by], made.card];
  const card = extremeOfSuit(hand, suitOf(led.card), most) ?? made.card;
  const trick = table.trick.map((play) => (play === made ? { ...play, card } : play));
  const left = hand.filter((held) => held !== card);
  return withoutExposed(withHand({ ...table, trick }, fault.by, left), fault.cards ?? []);
}

/** One who named the turn-up may have his highest or lowest trump called, if he has any. (Whist 18, English 53.) */
function extremeTrump(table: Table, fault: Fault, most: boolean): Table {
  const trump = table.settled?.trump;
  const card = trump ? extremeOfSuit(table.left[fault.by], trump, most) : undefined;
  return card ? withOrder(table, { seats: [fault.by], kind: "card", card }) : table;
}

function orderPartner(table: Table, fault: Fault, kind: Order["kind"], suit?: Suit): Result<Table> {
  if (kind === "highest-of-named" && !suit) return refuse("no-suit", "Name the suit.");
  const seats = [partnerOf(fault.by)];
  return ok(withOrder(table, { seats, kind, ...(suit ? { suit } : {}) }));
}

function dummyCard(table: Table, fault: Fault, play: boolean): Table {
  const [card] = fault.cards ?? [];
  if (!card) return table;
  return withOrder(table, { seats: [fault.by as Seat], kind: play ? "card" : "not-card", card });
}
