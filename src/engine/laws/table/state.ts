import type { Card, Suit } from "../../core/card.ts";
import { refuse, type Result } from "../../core/result.ts";
import { sideOf, type BySeat, type Seat, type Side } from "../../core/seat.ts";
import type { Play, Trick } from "../../core/trick.ts";
import type { Contract, SeatedCall } from "../../declaring/call.ts";
import type { DoublingLimit, Make, SeatedMakeCall } from "../../declaring/dealer-makes.ts";
import type { Settled } from "../../declaring/settled.ts";
import type { Facts } from "../facts.ts";
import type { Remedy } from "../remedies.ts";
import { rulingOn, type Ruling } from "../ruling.ts";
import type { SituationId } from "../rows.ts";
import type { FaultKind, TableLaws } from "./laws.ts";

/** Something that went wrong, with what may be done about it. Its place in the list of faults is its number. */
export interface Fault {
  readonly kind: FaultKind;
  readonly ruling: Ruling;
  readonly by: Seat;
  /** What may still be taken for it; less than the ruling’s list where part of that follows of itself. */
  readonly remedies: readonly Remedy[];
  /** Open while a remedy may be taken; condoned when it was let pass; lost when the right to it was forfeited. */
  readonly status: "open" | "settled" | "condoned" | "lost";
  readonly taken?: Remedy;
  readonly cards?: readonly Card[];
  /** The place of the faulty call among the calls. */
  readonly call?: number;
  /** The number of the trick in which it happened, from 0. */
  readonly trick?: number;
  /** The hand that dummy spoke of. */
  readonly hand?: Seat;
}

/**
 * A player who may not bid or double: until an opponent bids or doubles; until anybody else does, where he passed too
 * soon; or for the whole of the bidding.
 */
export interface Bar {
  readonly seat: Seat;
  readonly until: "adversary-bids" | "bid-changes" | "end";
}

/** What a player has been told to play. It binds any of the seats named, at the next time it can apply to one of them. */
export interface Order {
  readonly seats: readonly Seat[];
  readonly kind:
    | "lead-suit"
    | "not-lead-suit"
    | "card"
    | "not-card"
    | "highest"
    | "lowest"
    | "highest-of-named"
    | "win"
    | "lose"
    | "trump"
    | "not-trump";
  readonly suit?: Suit;
  readonly card?: Card;
}

/** A failure to follow suit, or to obey an order, which costs the same. */
export interface Revoke {
  readonly seat: Seat;
  readonly trick: number;
  readonly card: Card;
  /** The order that was not obeyed; absent where the suit led was not followed. */
  readonly order?: Order;
  readonly status: "mendable" | "mended" | "established";
  readonly asked?: boolean;
  readonly answeredNone?: boolean;
  readonly quitted?: boolean;
}

/** A trick that has been gathered, with any card too many, and with the seat that left its card out. */
export interface GatheredTrick {
  readonly plays: Trick;
  readonly winner: Seat;
  readonly surplus: readonly Play[];
  readonly omittedBy?: Seat;
}

/** Points awarded on the spot, apart from the score of the deal. */
export interface Award {
  readonly side: Side;
  readonly points: number;
  readonly rule: SituationId;
}

/** What has been said at straight bridge, and the trump once it is made and every right to double is spent. */
export interface Making {
  readonly calls: readonly SeatedMakeCall[];
  readonly make: Make | null;
  readonly limit: DoublingLimit;
}

/** A deal as it stands on the table, faults and all, under the laws of one game. */
export interface Table {
  readonly laws: TableLaws;
  readonly dealer: Seat;
  readonly dealt: BySeat<readonly Card[]>;
  readonly left: BySeat<readonly Card[]>;
  readonly calls: readonly SeatedCall[];
  readonly barred: readonly Bar[];
  /** The contract of an auction; null before there is one, and in games that have none. */
  readonly contract: Contract | null;
  /** How straight bridge makes the trump; null in other games. */
  readonly making: Making | null;
  /** The card turned for trump; null in games that turn none. */
  readonly turnUp: Card | null;
  /** What the play goes by, or null until the trump is settled. */
  readonly settled: Settled | null;
  readonly trick: Trick;
  readonly surplus: readonly Play[];
  readonly tricks: readonly GatheredTrick[];
  readonly toLead: Seat;
  readonly exposed: readonly Play[];
  readonly orders: readonly Order[];
  readonly revokes: readonly Revoke[];
  readonly faults: readonly Fault[];
  readonly awards: readonly Award[];
  readonly dummyLooked: boolean;
  /** How the deal came to an end, or null while it goes on. */
  readonly over: "played" | "passed-out" | "new-deal" | "void" | null;
}

/**
 * Whether a seat pays for what he shows and for playing out of turn: declarer’s opponents do, and where there is no dummy
 * everybody does; nobody while the trump is not settled.
 */
export function isDefender(table: Table, seat: Seat): boolean {
  const { settled } = table;
  return settled !== null && (settled.dummy === null || sideOf(seat) !== sideOf(settled.dummy));
}

export function isDummy(table: Table, seat: Seat): boolean {
  return table.settled !== null && seat === table.settled.dummy;
}

/** Whether the laws of this table say anything of such a fault. */
export function knows(table: Table, kind: FaultKind): boolean {
  return table.laws.situations[kind] !== undefined;
}

/** The answer to what the laws of this table do not know. */
export function noLaw(): Result<never> {
  return refuse("no-law", "The laws of this game say nothing of that.");
}

/** Whether the first card of the play is down, and dummy’s hand with it. */
export function dummyIsDown(table: Table): boolean {
  return table.trick.length > 0 || table.tricks.length > 0;
}

/** The facts of a fault that every ruling may ask about, with what is special to this one. */
function factsAt(table: Table, by: Seat, extra: Facts): Facts {
  const declarer = table.making ? table.dealer : table.contract?.declarer;
  return {
    code: table.laws.code,
    offender: by,
    dealer: table.dealer,
    ...(declarer ? { declarer } : {}),
    ...extra,
  };
}

type FaultDetail = Omit<Partial<Fault>, "kind" | "ruling" | "by"> & { readonly facts?: Facts };

/** Writes a fault down, unless the laws of the table say nothing of it. */
export function withFault(
  table: Table,
  kind: FaultKind,
  by: Seat,
  detail: FaultDetail = {},
): Table {
  const situation = table.laws.situations[kind];
  if (!situation) return table;
  const { atOnce } = table.laws;
  const free = atOnce.includes(kind) ? { remedies: [] } : {};
  return withSituation(table, kind, situation, by, { ...free, ...detail });
}

/** Writes down a fault of a situation given outright. One that leaves nobody anything to choose is settled at once. */
export function withSituation(
  table: Table,
  kind: FaultKind,
  situation: SituationId,
  by: Seat,
  { facts = {}, ...detail }: FaultDetail = {},
): Table {
  const ruling = rulingOn(situation, factsAt(table, by, facts));
  const idle = ruling.who === "nobody" || ruling.may.every((remedy) => NOTHING.includes(remedy));
  const remedies = detail.remedies ?? (idle ? [] : ruling.may);
  const status = remedies.length > 0 ? "open" : "settled";
  return {
    ...table,
    faults: [...table.faults, { status, ...detail, remedies, kind, ruling, by }],
  };
}

/** Answers of the law that give nobody anything to take. */
const NOTHING: readonly Remedy[] = [
  "no-penalty",
  "right-lost",
  "penalty-paid",
  "answer-for-revokes",
  "fourth-may-play-first",
  "illegal",
  "stand",
];

/** Changes the faults that a test picks out. */
export function changeFaults(
  table: Table,
  test: (fault: Fault) => boolean,
  change: Partial<Fault>,
): Table {
  return {
    ...table,
    faults: table.faults.map((fault) => (test(fault) ? { ...fault, ...change } : fault)),
  };
}

/** The table with a hand changed. */
export function withHand(table: Table, seat: Seat, cards: readonly Card[]): Table {
  return { ...table, left: { ...table.left, [seat]: cards } };
}

/** The table with a card lying face up and callable, unless it does already. */
export function withExposed(table: Table, seat: Seat, cards: readonly Card[]): Table {
  const fresh = cards.filter((card) => !table.exposed.some((play) => play.card === card));
  return { ...table, exposed: [...table.exposed, ...fresh.map((card) => ({ seat, card }))] };
}

export function withoutExposed(table: Table, cards: readonly Card[]): Table {
  return { ...table, exposed: table.exposed.filter(({ card }) => !cards.includes(card)) };
}

/** Bars the partner of an offender, and the offender too where both are out. */
export function withBar(table: Table, seats: readonly Seat[], until: Bar["until"]): Table {
  const kept = table.barred.filter((bar) => !seats.includes(bar.seat));
  return { ...table, barred: [...kept, ...seats.map((seat) => ({ seat, until }))] };
}
