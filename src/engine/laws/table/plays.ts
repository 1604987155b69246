import { suitOf, type Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { leftOf, partnerOf, SEATS, sideOf, type Seat } from "../../core/seat.ts";
import { playable, winningPlay, type Play } from "../../core/trick.ts";
import { TRUMP_OF } from "../../declaring/strain.ts";
import { obedience } from "./orders.ts";
import { finish } from "./missing.ts";
import { addRevoke, establishByPlay } from "./revokes.ts";
import {
  changeFaults,
  isDefender,
  isDummy,
  withExposed,
  withFault,
  withHand,
  withoutExposed,
  type Order,
  type Table,
} from "./state.ts";

const LAST_TRICK = 13;

/**
 * A card as it was played, in turn or not, following suit or not; the seat is the hand it comes from, so that declarer
 * plays dummy’s. Refuses only a card the hand does not hold, and any play before the contract or after the deal is over.
 */
export function playCard(before: Table, seat: Seat, card: Card): Result<Table> {
  const { contract } = before;
  if (!contract || before.over) return refuse("not-in-play", "There is no hand in play.");
  if (!before.left[seat].includes(card)) {
    return refuse("not-held", `${seat} does not hold ${card}.`);
  }
  const full = before.trick.length === SEATS.length;
  const table = full ? gather(before, false) : before;
  const play = { seat, card };
  if (table.trick.some((made) => made.seat === seat)) return ok(secondCard(table, play));
  const faulty = table.trick.length === 0 ? leadFault(table, seat) : turnFault(table, seat);
  const judged = judge(faulty, play);
  const placed = place(judged, play);
  return ok(omission(establishByPlay(accept(placed, seat), seat), seat));
}

function place(table: Table, { seat, card }: Play): Table {
  const without = table.left[seat].filter((held) => held !== card);
  const played = withoutExposed(withHand(table, seat, without), [card]);
  return { ...played, trick: [...played.trick, { seat, card }] };
}

/** A card too many to one trick: it lies with the trick until the tricks are counted. (Law 82.) */
function secondCard(table: Table, play: Play): Table {
  const trick = table.tricks.length;
  const faulty = withFault(table, "auction.law.play.two-cards", play.seat, {
    cards: [play.card],
    trick,
  });
  const without = table.left[play.seat].filter((held) => held !== play.card);
  const lessOne = withoutExposed(withHand(faulty, play.seat, without), [play.card]);
  return { ...lessOne, surplus: [...lessOne.surplus, play] };
}

/** A lead from a hand that has not the lead. (Laws 66, 76 and 77.) */
function leadFault(table: Table, seat: Seat): Table {
  if (seat === table.toLead) return table;
  const trick = table.tricks.length;
  if (!isDefender(table, seat)) {
    return withFault(table, "auction.law.lead.declarer", seat, { trick });
  }
  const opening = trick === 0 && isDefender(table, table.toLead);
  const situation = opening ? "auction.law.exposed.after-final-pone" : "auction.law.lead.defender";
  return withFault(table, situation, seat, { trick });
}

/** A play before the player whose turn it is. (Law 80.) */
function turnFault(table: Table, seat: Seat): Table {
  const [led, ...after] = table.trick;
  if (!led || after.length > 0) return table;
  const second = leftOf(led.seat);
  const trick = table.tricks.length;
  if (seat === leftOf(led.seat, 3) && isDefender(table, seat)) {
    const empty = !table.left[second].some((card) => suitOf(card) === suitOf(led.card));
    return withFault(table, "auction.law.play.fourth-before-second", seat, {
      facts: { void: empty },
      trick,
    });
  }
  if (seat === partnerOf(led.seat) && !isDefender(table, seat)) {
    return withFault(table, "auction.law.play.third-before-second", seat, { trick });
  }
  return table;
}

/** Sets a play against the suit led and against every order on the player. */
function judge(table: Table, play: Play): Table {
  const trump = table.contract ? TRUMP_OF[table.contract.strain] : null;
  const hand = table.left[play.seat];
  let judged: Table = { ...table, orders: [] };
  for (const order of table.orders) {
    const stands = obedience(order, hand, table.trick, play, trump);
    if (stands === "not-meant") judged = { ...judged, orders: [...judged.orders, order] };
    if (stands === "unable") judged = lapse(judged, order, play.seat);
    if (stands === "broken") judged = addRevoke(judged, play, order);
  }
  if (playable(hand, table.trick).includes(play.card)) return judged;
  if (!isDummy(table, play.seat)) return addRevoke(judged, play);
  return withFault(judged, "auction.law.dummy.revoke", play.seat, {
    cards: [play.card],
    trick: table.tricks.length,
  });
}

/** An order that cannot be obeyed: a suit not held pays the penalty, a card may be called again. (Laws 74, 75 and 79.) */
function lapse(table: Table, order: Order, seat: Seat): Table {
  const situation =
    order.kind === "card" ? "auction.law.call.no-forced-revoke" : "auction.law.call.void";
  return withFault(table, situation, seat, { trick: table.tricks.length });
}

/** Playing to a false lead accepts it: declarer from either hand, or the second player. (Laws 77 and 78.) */
function accept(table: Table, seat: Seat): Table {
  const trick = table.tricks.length;
  return changeFaults(
    table,
    (fault) =>
      fault.status === "open" &&
      fault.trick === trick &&
      FALSE_LEADS.includes(fault.ruling.situation) &&
      table.trick[0]?.seat === fault.by &&
      sideOf(fault.by) !== sideOf(seat),
    { status: "condoned" },
  );
}

const FALSE_LEADS: readonly string[] = [
  "auction.law.lead.defender",
  "auction.law.lead.declarer",
  "auction.law.exposed.after-final-pone",
];

/** A player who left his card out of an earlier trick has now played to a later one. (Law 81.) */
function omission(table: Table, seat: Seat): Table {
  const missed = table.tricks.findIndex((trick) => trick.omittedBy === seat);
  const known = table.faults.some(
    (fault) => fault.trick === missed && fault.ruling.situation === "auction.law.play.omitted",
  );
  if (missed < 0 || known) return table;
  return withFault(table, "auction.law.play.omitted", seat, { trick: missed });
}

/**
 * Turns the trick on the table and lets go of it. A trick may be gathered a card short. Only the side that won it makes
 * a revoke final by gathering it. (Law 83.)
 */
export function quitTrick(table: Table, by: Seat): Result<Table> {
  if (table.over) return refuse("over", "The deal is over.");
  if (table.trick.length < SEATS.length - 1) {
    return refuse("unfinished", "The trick is not finished.");
  }
  const trump = table.contract ? TRUMP_OF[table.contract.strain] : null;
  const rightful = sideOf(winningPlay(table.trick, trump).seat) === sideOf(by);
  return ok(gather(table, rightful));
}

function gather(table: Table, quitted: boolean): Table {
  const { contract, trick, surplus } = table;
  if (!contract) return table;
  const winner = winningPlay(trick, TRUMP_OF[contract.strain]).seat;
  const absent = SEATS.find((seat) => !trick.some((play) => play.seat === seat));
  const outOfCards = absent !== undefined && table.left[absent].length === 0;
  const number = table.tricks.length;
  const gathered: Table = {
    ...table,
    tricks: [
      ...table.tricks,
      {
        plays: trick,
        winner,
        surplus,
        ...(absent && !outOfCards ? { omittedBy: absent } : {}),
      },
    ],
    trick: [],
    surplus: [],
    toLead: winner,
    orders: table.orders.filter((order) => !ONE_TRICK.includes(order.kind)),
    revokes: table.revokes.map((revoke) =>
      quitted && revoke.trick === number ? { ...revoke, quitted: true } : revoke,
    ),
  };
  const settled = establishByPlay(gathered, null);
  return settled.tricks.length === LAST_TRICK ? finish(settled) : settled;
}

/** Orders that bind for the trick in hand alone. */
const ONE_TRICK: readonly Order["kind"][] = [
  "highest",
  "lowest",
  "highest-of-named",
  "win",
  "lose",
  "card",
  "not-card",
];

/**
 * Two or more cards played at once. Of a defender’s, declarer may choose which is played, and the rest are exposed;
 * from declarer’s side the first counts and the others go back. (Laws 70 and 72.)
 */
export function playTogether(table: Table, seat: Seat, cards: readonly Card[]): Result<Table> {
  const [first, ...others] = cards;
  if (!first || others.length === 0 || new Set(cards).size !== cards.length) {
    return refuse("not-two", "Two different cards make two played at once.");
  }
  const missing = others.find((card) => !table.left[seat].includes(card));
  if (missing) return refuse("not-held", `${seat} does not hold ${missing}.`);
  const played = playCard(table, seat, first);
  if (!played.ok) return played;
  const trick = played.value.tricks.length;
  const faulty = withFault(played.value, "auction.law.exposed.two-played", seat, { cards, trick });
  return ok(isDefender(faulty, seat) ? withExposed(faulty, seat, others) : faulty);
}
