import { suitOf, type Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { sideOf, type Seat } from "../../core/seat.ts";
import { playable, type Play } from "../../core/trick.ts";
import { revokeEstablished } from "../facts.ts";
import { obedience } from "./orders.ts";
import {
  isDefender,
  isDummy,
  withExposed,
  withFault,
  withHand,
  withoutExposed,
  type Order,
  type Revoke,
  type Table,
} from "./state.ts";

/** Writes down a card that does not follow suit, or that goes against an order. It may still be mended. */
export function addRevoke(table: Table, { seat, card }: Play, order?: Order): Table {
  const trick = table.tricks.length;
  const revoke: Revoke = { seat, card, trick, status: "mendable", ...(order ? { order } : {}) };
  const noted: Table = { ...table, revokes: [...table.revokes, revoke] };
  if (!order) return noted;
  return withFault(noted, "disobeyed", seat, { trick });
}

/**
 * Makes final every revoke that can no longer be mended: its trick was let go with no question open, or `player` (when
 * one has just played) is of the offending side and has played to a later trick. (Laws 83 and 85.)
 */
export function establishByPlay(table: Table, player: Seat | null): Table {
  return table.revokes.reduce((soFar, revoke, index) => {
    if (revoke.status !== "mendable") return soFar;
    const playedOn =
      player !== null &&
      sideOf(player) === sideOf(revoke.seat) &&
      revoke.trick < soFar.tricks.length;
    const final = revokeEstablished({
      trickQuitted: revoke.quitted ?? false,
      asked: revoke.asked ?? false,
      answeredNone: revoke.answeredNone ?? false,
      sidePlayedOn: playedOn,
    });
    return final ? establish(soFar, index) : soFar;
  }, table);
}

/** The penalty that an established revoke opens: the second of a side, and one on each side, differ. (Laws 84 and 89.) */
function establish(table: Table, index: number): Table {
  const revoke = table.revokes[index] as Revoke;
  const settled: Table = {
    ...table,
    revokes: table.revokes.with(index, { ...revoke, status: "established" }),
  };
  const { seat, trick } = revoke;
  const before = table.revokes.filter(({ status }) => status === "established");
  const own = before.some((other) => sideOf(other.seat) === sideOf(seat));
  const detail = { trick, cards: [revoke.card] };
  if (own) return withFault(settled, "revoke-again", seat, detail);
  const faulty = withFault(settled, "revoke", seat, detail);
  return before.length > 0 ? withFault(faulty, "revoke-both", seat, { trick }) : faulty;
}

/**
 * Partner asks whether he has none of the suit, while the trick still lies open. American whist gives the question no
 * weight. (Law 85; Elwell 90; English whist 74.)
 */
export function askNone(table: Table, of: Seat, answeredNone: boolean): Table {
  if (!table.laws.question) return table;
  const trick = table.tricks.length;
  return {
    ...table,
    revokes: table.revokes.map((revoke) =>
      revoke.seat === of && revoke.trick === trick && revoke.status === "mendable"
        ? { ...revoke, asked: true, answeredNone }
        : revoke,
    ),
  };
}

/** Lays the last trick open again, so that a card in it may be put right. */
function reopened(table: Table): Table {
  const last = table.tricks.at(-1);
  if (table.trick.length > 0 || !last) return table;
  const leader = last.plays[0]?.seat ?? table.toLead;
  return {
    ...table,
    trick: last.plays,
    surplus: last.surplus,
    tricks: table.tricks.slice(0, -1),
    toLead: leader,
    over: null,
  };
}

function swap(table: Table, seat: Seat, card: Card): Table {
  const wrong = table.trick.find((play) => play.seat === seat)?.card as Card;
  const hand = [...table.left[seat].filter((held) => held !== card), wrong];
  const trick = table.trick.map((play) => (play.seat === seat ? { seat, card } : play));
  return withoutExposed({ ...withHand(table, seat, hand), trick }, [card]);
}

/**
 * A player puts his revoke right with another card. A defender’s wrong card is exposed, and declarer may instead order
 * his highest or lowest of the suit; declarer pays nothing, but the dealer at straight
 * bridge may be ordered once both his opponents have played. Dummy’s mistake is mended the same way while the trick is
 * open. Refuses it once the revoke is final, and a card that would revoke again. (Laws 63 and 86; Elwell 91 and 92;
 * whist 29, English 76.)
 */
export function mend(before: Table, seat: Seat, card: Card): Result<Table> {
  const table = reopened(before);
  const number = table.tricks.length;
  const wrong = table.trick.find((play) => play.seat === seat);
  const index = table.revokes.findIndex(
    (revoke) => revoke.seat === seat && revoke.trick === number && revoke.status === "mendable",
  );
  const ofDummy = isDummy(table, seat) && before.trick.length > 0;
  if (!wrong || (index < 0 && !ofDummy)) {
    return refuse("too-late", "There is nothing here that may still be put right.");
  }
  const at = table.trick.indexOf(wrong);
  const trump = table.settled?.trump ?? null;
  const lawful = playable([...table.left[seat], wrong.card], table.trick.slice(0, at));
  const { order } = table.revokes[index] ?? {};
  const hand = [...table.left[seat], wrong.card];
  const obeys =
    !order || obedience(order, hand, table.trick.slice(0, at), { seat, card }, trump) === "obeyed";
  if (!table.left[seat].includes(card) || !lawful.includes(card) || !obeys) {
    return refuse("revoke", `${card} does not put it right.`, "auction.revoke.definition");
  }
  const swapped = swap(table, seat, card);
  if (index < 0) return ok(swapped);
  const revoke = swapped.revokes[index] as Revoke;
  const mended: Table = {
    ...swapped,
    revokes: swapped.revokes.with(index, { ...revoke, status: "mended" }),
  };
  const shown = isDefender(mended, seat) ? withExposed(mended, seat, [wrong.card]) : mended;
  return ok(
    withFault(shown, "revoke-mended", seat, {
      trick: number,
      cards: [wrong.card],
      facts: {
        position: at + 1,
        bothAdversariesPlayed:
          mended.trick.filter((play) => sideOf(play.seat) !== sideOf(seat)).length === 2,
      },
    }),
  );
}

/**
 * One who played after a revoke that has been mended takes his card back and plays another, freely. Refuses it where no
 * revoke before him was mended in this trick, and a card that does not follow. (Law 86.)
 */
export function changeCard(table: Table, seat: Seat, card: Card): Result<Table> {
  const place = (of: Seat) => table.trick.findIndex((play) => play.seat === of);
  const free = table.revokes.some(
    (revoke) =>
      revoke.status === "mended" &&
      revoke.trick === table.tricks.length &&
      place(revoke.seat) < place(seat),
  );
  const own = table.trick[place(seat)];
  if (!free || !own) return refuse("no-change", "A card once played may not be changed.");
  const lawful = playable([...table.left[seat], own.card], table.trick.slice(0, place(seat)));
  if (!table.left[seat].includes(card) || !lawful.includes(card)) {
    return refuse("not-playable", `${card} may not be played to this trick.`);
  }
  return ok(swap(table, seat, card));
}

/**
 * Makes a player answer for every trick from `from` on in which he did not follow a suit of which, unknown to all, this
 * card was his: a missing card found, or one given back out of a trick. (Laws 40 and 82.)
 */
export function answerFor(table: Table, { seat, card }: Play, from: number): Table {
  return table.tricks.reduce((soFar, { plays }, number) => {
    const led = plays[0] ? suitOf(plays[0].card) : null;
    const own = plays.find((play) => play.seat === seat);
    const known = soFar.revokes.some((r) => r.seat === seat && r.trick === number);
    const followed = !own || own.seat === plays[0]?.seat || suitOf(own.card) === led;
    if (number < from || followed || known || suitOf(card) !== led || isDummy(soFar, seat)) {
      return soFar;
    }
    const revoke: Revoke = {
      seat,
      card: own.card,
      trick: number,
      status: "mendable",
    };
    const noted = { ...soFar, revokes: [...soFar.revokes, revoke] };
    return establish(noted, noted.revokes.length - 1);
  }, table);
}
