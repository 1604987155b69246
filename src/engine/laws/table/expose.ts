import type { Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { partnerOf, sideOf, type Seat } from "../../core/seat.ts";
import { dummyMay, type DummyAct } from "../dummy.ts";
import type { FaultKind } from "./laws.ts";
import { exposeBeforeLead } from "./making.ts";
import {
  changeFaults,
  dummyIsDown,
  isDefender,
  isDummy,
  knows,
  noLaw,
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
 * Cards shown otherwise than by playing them. What it costs turns on when it happens and on who does it. (Laws 65 to 72;
 * Elwell 67 to 74; whist 20, English 56 and 58.) Refuses cards the hand does not hold, and naming a card where the laws
 * do not count it as showing one.
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
    const facts = { belowTable: true };
    return ok(withFault(table, "shown-not", seat, { cards, facts }));
  }
  if (how === "named" && !table.laws.namedIsShown) return noLaw();
  if (table.making && !dummyIsDown(table)) return ok(exposeBeforeLead(table, seat, cards));
  if (!table.settled) {
    const barred = withBar(withExposed(table, seat, cards), [partnerOf(seat)], "end");
    return ok(
      withFault(barred, "shown-early", seat, {
        cards,
        remedies: ["forbid-suit"],
      }),
    );
  }
  if (!isDefender(table, seat)) {
    return ok(withFault(table, "shown-by-declarer", seat, { cards }));
  }
  const dealerClaimed = table.faults.some(({ kind }) => kind === "declarer-claims");
  const facts = dealerClaimed ? { dealerClaimed } : {};
  const faulty = withFault(table, kindOf(table, seat, how), seat, { cards, facts });
  const callable = faulty.faults.at(-1)?.ruling.may.includes("card-callable");
  return ok(callable ? withExposed(faulty, seat, cards) : faulty);
}

function kindOf(table: Table, seat: Seat, how: Exposure): FaultKind {
  if (how === "thrown-down") return "thrown";
  if (dummyIsDown(table) || !knows(table, "shown-by-pone")) return "shown";
  return seat === table.toLead ? "shown-by-leader" : "shown-by-pone";
}

/** An opponent calls a card that lies exposed. The call may be made again at every trick. (Law 75; Elwell 80; whist 21.) */
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
 * it was about. Refuses it where there is no dummy. (Laws 60 to 62a; Elwell 62 to 64.)
 */
export function dummySays(table: Table, word: DummyWord): Result<Table> {
  const dummy = table.settled?.dummy;
  if (!dummy) return refuse("no-dummy", "There is no dummy, or not yet.");
  const down = dummyIsDown(table);
  const { game, code } = table.laws;
  if (dummyMay(word.act, { down, looked: table.dummyLooked }, game, code)) return ok(table);
  const { card, hand } = word;
  if (word.act === "suggest-card" && card) {
    return ok(withFault(table, "dummy-hints", dummy, { cards: [card] }));
  }
  if (word.act === "warn-wrong-hand" && hand) {
    return knows(table, "dummy-warns")
      ? ok(withFault(table, "dummy-warns", dummy, { hand }))
      : noLaw();
  }
  const about = word.about === undefined ? undefined : table.faults[word.about];
  const forfeit = about && !about.taken && sideOf(about.by) !== sideOf(dummy);
  if (!forfeit) return ok(withFault(table, "dummy-oversteps", dummy));
  const freed = withoutExposed(table, about.cards ?? []);
  const lost = changeFaults(freed, (fault) => fault === about, { status: "lost" });
  return ok(withFault(lost, "dummy-oversteps", dummy));
}

/** A player looks on purpose into another’s hand; dummy loses three of his rights by it. (Law 60.) */
export function lookIntoHand(table: Table, seat: Seat): Table {
  return isDummy(table, seat) ? { ...table, dummyLooked: true } : table;
}

/** After the bidding someone tells his partner about a bid. (Law 51.) */
export function tellBid(table: Table, seat: Seat): Result<Table> {
  if (!knows(table, "tells-bid")) return noLaw();
  if (!table.contract) return ok(table);
  if (seat === table.contract.declarer) {
    return refuse("no-law", "The laws say nothing of declarer’s telling dummy.");
  }
  return ok(withFault(table, "tells-bid", seat));
}
