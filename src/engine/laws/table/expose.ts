import type { Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { partnerOf, sideOf, type Seat } from "../../core/seat.ts";
import { dummyOf } from "../../declaring/roles.ts";
import { dummyMay, type DummyAct } from "../dummy.ts";
import type { SituationId } from "../rows.ts";
import {
  changeFaults,
  dummyIsDown,
  isDefender,
  isDummy,
  withBar,
  withExposed,
  withFault,
  withoutExposed,
  type Table,
} from "./state.ts";

/** The ways a card comes to be seen. The last two do not expose it. (Laws 68 and 69.) */
export const EXPOSURES = [
  "dropped",
  "seen-by-partner",
  "named",
  "thrown-down",
  "on-the-floor",
  "seen-by-opponent",
] as const;
export type Exposure = (typeof EXPOSURES)[number];

/**
 * Cards shown otherwise than by playing them. What it costs turns on when it happens and on who does it. (Laws 65 to 72.)
 * Refuses cards the hand does not hold.
 */
export function expose(
  table: Table,
  seat: Seat,
  cards: readonly Card[],
  how: Exposure,
): Result<Table> {
  const missing = cards.find((card) => !table.left[seat].includes(card));
  if (missing) return refuse("not-held", `${seat} does not hold ${missing}.`);
  if (how === "on-the-floor" || how === "seen-by-opponent") {
    return ok(withFault(table, "auction.law.exposed.not", seat, { cards }));
  }
  if (!table.contract) {
    const barred = withBar(withExposed(table, seat, cards), [partnerOf(seat)], "end");
    return ok(
      withFault(barred, "auction.law.exposed.before-final", seat, {
        cards,
        remedies: ["forbid-suit"],
      }),
    );
  }
  if (!isDefender(table, seat)) {
    return ok(withFault(table, "auction.law.exposed.declarer", seat, { cards }));
  }
  const situation = situationOf(table, seat, how);
  const choice = situation === "auction.law.exposed.after-final-pone" ? {} : { remedies: [] };
  return ok(withFault(withExposed(table, seat, cards), situation, seat, { cards, ...choice }));
}

function situationOf(table: Table, seat: Seat, how: Exposure): SituationId {
  if (how === "thrown-down") return "auction.law.exposed.thrown";
  if (dummyIsDown(table)) return "auction.law.exposed.play";
  return seat === table.toLead
    ? "auction.law.exposed.after-final-leader"
    : "auction.law.exposed.after-final-pone";
}

/** Declarer calls a card that lies exposed. The call may be made again at every trick. (Law 75.) */
export function callCard(table: Table, card: Card): Result<Table> {
  const lying = table.exposed.find((play) => play.card === card);
  if (!lying) return refuse("not-exposed", `${card} does not lie exposed.`);
  return ok({ ...table, orders: [...table.orders, { seats: [lying.seat], kind: "card", card }] });
}

/** What dummy says or does, with the fault it is about, the card it points to, or the hand it warns of. */
export interface DummyWord {
  readonly act: DummyAct;
  readonly about?: number;
  readonly card?: Card;
  readonly hand?: Seat;
}

/**
 * Dummy speaks. Before his hand is down he may say what any player may; afterwards a word too many forfeits the penalty
 * it was about. Refuses it where there is no dummy yet. (Laws 60 to 62a.)
 */
export function dummySays(table: Table, word: DummyWord): Result<Table> {
  if (!table.contract) return refuse("no-dummy", "There is no dummy yet.");
  const dummy = dummyOf(table.contract);
  const down = dummyIsDown(table);
  if (dummyMay(word.act, { down, looked: table.dummyLooked })) return ok(table);
  const { card, hand } = word;
  if (word.act === "suggest-card" && card) {
    return ok(withFault(table, "auction.law.dummy.suggests", dummy, { cards: [card] }));
  }
  if (word.act === "warn-wrong-hand" && hand) {
    return ok(withFault(table, "auction.law.dummy.warns-lead", dummy, { hand }));
  }
  const about = word.about === undefined ? undefined : table.faults[word.about];
  const forfeit = about && !about.taken && sideOf(about.by) !== sideOf(dummy);
  if (!forfeit) return ok(withFault(table, "auction.law.dummy.rights-lost", dummy));
  const freed = withoutExposed(table, about.cards ?? []);
  const lost = changeFaults(freed, (fault) => fault === about, { status: "lost" });
  return ok(withFault(lost, "auction.law.dummy.rights-lost", dummy));
}

/** A player looks on purpose into another’s hand; dummy loses three of his rights by it. (Law 60.) */
export function lookIntoHand(table: Table, seat: Seat): Table {
  return isDummy(table, seat) ? { ...table, dummyLooked: true } : table;
}

/** After the bidding someone tells his partner about a bid. (Law 51.) */
export function tellBid(table: Table, seat: Seat): Result<Table> {
  if (!table.contract) return ok(table);
  if (seat === table.contract.declarer) {
    return refuse("no-law", "The laws say nothing of declarer’s telling dummy.");
  }
  return ok(withFault(table, "auction.law.declare.info-defender", seat));
}
