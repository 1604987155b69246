import { suitOf, type Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { leftOf, partnerOf, SEATS, sideOf, type Seat } from "../../core/seat.ts";
import { playable, winningPlay, type Play } from "../../core/trick.ts";
import { obedience } from "./orders.ts";
import { leadUnasked, letPass } from "./making.ts";
import { finish } from "./missing.ts";
import { FALSE_LEADS } from "./retract.ts";
import { addRevoke, establishByPlay } from "./revokes.ts";
import {
  changeFaults,
  isDefender,
  isDummy,
  knows,
  withExposed,
  withFault,
  withHand,
  withoutExposed,
  type Fault,
  type Order,
  type Table,
} from "./state.ts";

const LAST_TRICK = 13;

/**
 * A card as it was played, in turn or not, following suit or not; the seat is the hand it comes from, so that declarer
 * plays dummy’s. Refuses only a card the hand does not hold, and any play before the contract or after the deal is over.
 */
export function playCard(before: Table, seat: Seat, card: Card): Result<Table> {
  const begun = before.settled ? before : leadUnasked(before, seat);
  const unfinished = begun?.making && !begun.making.make;
  if (!begun || unfinished || begun.over) return refuse("not-in-play", "There is no hand in play.");
  if (!before.left[seat].includes(card)) {
    return refuse("not-held", `${seat} does not hold ${card}.`);
  }
  const full = begun.trick.length === SEATS.length;
  const table = full ? gather(begun, false) : letPass(begun, seat);
  const play = { seat, card };
  if (table.trick.some((made) => made.seat === seat)) return ok(secondCard(table, play));
  const faulty =
    table.trick.length === 0 ? leadFault(expire(table, seat), seat) : turnFault(table, seat);
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
  const faulty = withFault(table, "two-cards", play.seat, {
    cards: [play.card],
    trick,
  });
  const without = table.left[play.seat].filter((held) => held !== play.card);
  const lessOne = withoutExposed(withHand(faulty, play.seat, without), [play.card]);
  return { ...lessOne, surplus: [...lessOne.surplus, play] };
}

/** A lead from a hand that has not the lead. (Laws 66, 76 and 77; Elwell 60, 76 and 77; whist 24, English 62.) */
function leadFault(table: Table, seat: Seat): Table {
  if (seat === table.toLead) return table;
  const trick = table.tricks.length;
  if (!isDefender(table, seat)) {
    return withFault(table, "own-false-lead", seat, { trick });
  }
  const opening = trick === 0 && isDefender(table, table.toLead);
  const first = opening && knows(table, "false-first-lead");
  return withFault(table, first ? "false-first-lead" : "false-lead", seat, { trick });
}

/** A play before the player whose turn it is. (Law 80.) */
function turnFault(table: Table, seat: Seat): Table {
  const [led, ...after] = table.trick;
  if (!led || after.length > 0) return table;
  const second = leftOf(led.seat);
  const trick = table.tricks.length;
  if (seat === leftOf(led.seat, 3) && isDefender(table, seat)) {
    const empty = !table.left[second].some((card) => suitOf(card) === suitOf(led.card));
    return withFault(table, "fourth-early", seat, {
      facts: { void: empty },
      trick,
    });
  }
  const thirdPays = table.settled?.dummy === null || !isDefender(table, seat);
  if (seat === partnerOf(led.seat) && thirdPays) {
    return withFault(table, "third-early", seat, { trick });
  }
  return table;
}

/** Sets a play against the suit led and against every order on the player. */
function judge(table: Table, play: Play): Table {
  const trump = table.settled?.trump ?? null;
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
  return withFault(judged, "dummy-revoke", play.seat, {
    cards: [play.card],
    trick: table.tricks.length,
  });
}

/** An order that cannot be obeyed: a suit not held pays the penalty, a card may be called again. (Laws 74, 75 and 79.) */
function lapse(table: Table, order: Order, seat: Seat): Table {
  const kind = order.kind === "card" ? "call-lapses" : "void";
  return withFault(table, kind, seat, { trick: table.tricks.length });
}

/**
 * Playing to a false lead accepts it: at auction declarer from either hand, or the second player; at straight bridge and
 * whist it stands once all four have played. (Laws 77 and 78; Elwell 78; whist 24, English 63.)
 */
function accept(table: Table, seat: Seat): Table {
  const trick = table.tricks.length;
  const whole = table.laws.leadStands === "all-follow";
  if (whole && table.trick.length < SEATS.length) return table;
  return changeFaults(
    table,
    (fault) =>
      fault.status === "open" &&
      fault.trick === trick &&
      FALSE_LEADS.includes(fault.kind) &&
      table.trick[0]?.seat === fault.by &&
      (whole || sideOf(fault.by) !== sideOf(seat)),
    { status: "condoned" },
  );
}

/** A suit may be called the first time the offender’s side has the lead, and not after. (Whist 24; Elwell 76.) */
function expire(table: Table, seat: Seat): Table {
  if (seat !== table.toLead) return table;
  const late = (fault: Fault) =>
    fault.status === "open" &&
    FALSE_LEADS.includes(fault.kind) &&
    fault.cards !== undefined &&
    sideOf(fault.by) === sideOf(seat);
  return {
    ...table,
    faults: table.faults.map((fault) => {
      if (!late(fault)) return fault;
      const remedies = fault.remedies.filter((remedy) => remedy !== "call-suit");
      return { ...fault, remedies, status: remedies.length > 0 ? "open" : "condoned" };
    }),
  };
}

/** A player who left his card out of an earlier trick has now played to a later one. (Law 81.) */
function omission(table: Table, seat: Seat): Table {
  const missed = table.tricks.findIndex((trick) => trick.omittedBy === seat);
  const known = table.faults.some((fault) => fault.trick === missed && fault.kind === "omitted");
  if (missed < 0 || known) return table;
  return withFault(table, "omitted", seat, { trick: missed });
}

/**
 * Turns the trick on the table and lets go of it. A trick may be gathered a card short. At auction only the
 * side that won it makes a revoke final by gathering it. (Law 83; Elwell 86; whist 28, English 73.)
 */
export function quitTrick(table: Table, by: Seat): Result<Table> {
  if (table.over) return refuse("over", "The deal is over.");
  if (table.trick.length < SEATS.length - 1) {
    return refuse("unfinished", "The trick is not finished.");
  }
  const trump = table.settled?.trump ?? null;
  const rightful =
    !table.laws.winnersQuit || sideOf(winningPlay(table.trick, trump).seat) === sideOf(by);
  return ok(gather(table, rightful));
}

function gather(table: Table, quitted: boolean): Table {
  const { settled: play, trick, surplus } = table;
  if (!play) return table;
  const winner = winningPlay(trick, play.trump).seat;
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
  "trump",
  "not-trump",
  "card",
  "not-card",
];

/**
 * Two or more cards played at once. Of a defender’s, declarer may choose which is played, and the rest are exposed;
 * at whist the first named is played and the rest are exposed; from declarer’s side the first counts and the others go
 * back. (Laws 70 and 72; Elwell 72; whist 20, English 56.)
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
  const pays = isDefender(played.value, seat);
  const kind = pays ? "together" : "shown-by-declarer";
  const faulty = withFault(played.value, kind, seat, { cards, trick });
  return ok(pays ? withExposed(faulty, seat, others) : faulty);
}
