import type { Card } from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import type { Play } from "../../engine/core/trick.ts";
import type { Remedy } from "../../engine/laws/remedies.ts";
import type { Ruling } from "../../engine/laws/ruling.ts";
import {
  act,
  nextToPlay,
  outcomeOf,
  takeRemedy,
  type Fault,
  type Order,
  type Table,
  type TakenRemedy,
} from "../../engine/laws/table.ts";
import { replayRecord } from "../../engine/notation/replay.ts";
import type { Irregularity } from "../../engine/notation/record.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import type { PlayDeal } from "./deal.ts";

/** Something that went wrong in the play, with what the laws of auction give for it. */
export interface PlayFault {
  /** Its number, by which a remedy is taken. */
  readonly number: number;
  readonly by: Seat;
  /** The trick in which it happened, counted from 0; null for a card shown beside the play. */
  readonly trick: number | null;
  readonly cards: readonly Card[];
  /** Whether it was no card of the line: what is taken for it then takes its place beside the line as well. */
  readonly beside: boolean;
  readonly ruling: Ruling;
  /** What may still be taken for it. */
  readonly open: readonly Remedy[];
  readonly taken: Remedy | null;
}

/** A card that did not follow suit, or obey a call, and may still be put right: its trick lies open. */
export interface Mendable {
  readonly seat: Seat;
  readonly card: Card;
  /** What was called for and not obeyed; nothing where the suit led was not followed. */
  readonly order?: Order;
}

/** Something that happened beside the cards of the line, or was taken for it, when so many of them had been played. */
export type Happening = Irregularity;

/** What the laws make of a line with faults in it. */
export interface PlayFaults {
  readonly mendable: readonly Mendable[];
  readonly faults: readonly PlayFault[];
  /** Cards of declarer’s opponents that lie face up, and may be called. (Law 75.) */
  readonly exposed: readonly Play[];
  /** The deal as a scorer is told of it, once it is played to the end. */
  readonly outcome: DealOutcome | null;
}

/**
 * Puts a line of play before the laws of auction, with what happened beside it: which revokes may still be mended, which are
 * established, what else went wrong, and what may be taken for it. What happened after the line’s last card has yet to
 * happen. Refuses a deal that was not bid for call by call, since the laws begin with the bidding. (Laws 66 to 89.)
 */
export function faultsIn(
  deal: PlayDeal,
  line: readonly Card[],
  taken: readonly TakenRemedy[] = [],
  happened: readonly Happening[] = [],
): Result<PlayFaults> {
  const { declared, dealer, hands } = deal;
  if (declared.kind !== "auction" || declared.calls.length === 0) {
    return refuse("no-bidding", "The laws of auction need the bidding of the deal.");
  }
  const { calls } = declared;
  const before = replayRecord({
    dealer,
    hands,
    calls,
    plays: line.slice(0, -1),
    irregularities: happened
      .filter(({ after }) => after < line.length)
      .map((each) => ({ ...each, after: each.after + calls.length })),
  });
  const played = before.ok ? withLast(before.value, line.at(-1)) : before;
  const lying = happened
    .filter(({ after }) => after === line.length)
    .reduce((soFar, each) => (soFar.ok ? happen(soFar.value, each) : soFar), played);
  const taking = taken.reduce(
    (soFar, remedy) => (soFar.ok ? takeRemedy(soFar.value, remedy) : soFar),
    lying,
  );
  if (!taking.ok) return taking;
  const table = taking.value;
  const outcome = outcomeOf(table);
  return ok({
    mendable: table.revokes.filter(({ status }) => status === "mendable"),
    faults: table.faults.flatMap(inPlay),
    exposed: table.exposed,
    outcome: outcome.ok ? outcome.value : null,
  });
}

/** The last card is played, and its trick lies open; only the last of all is gathered at once. */
function withLast(table: Table, card?: Card): Result<Table> {
  const seat = SEATS.find((each) => card && table.left[each].includes(card));
  if (!card || !seat) return ok(table);
  const played = act(table, { do: "play", seat, card });
  const over = played.ok && SEATS.every((each) => played.value.left[each].length === 0);
  return over ? act(played.value, { do: "quit-trick", seat: nextToPlay(played.value) }) : played;
}

function happen(table: Table, happening: Happening): Result<Table> {
  return "taken" in happening ? takeRemedy(table, happening.taken) : act(table, happening.action);
}

function inPlay(fault: Fault, number: number): PlayFault[] {
  const { by, trick = null, cards = [], ruling, remedies, status, call, taken = null } = fault;
  if (call !== undefined) return [];
  const open = status === "open" ? remedies : [];
  return [{ number, by, trick, cards, beside: trick === null, ruling, open, taken }];
}

/** Whether a fault is a lead from a hand that had not the lead. (Laws 66, 76 and 77.) */
export function isFalseLead({ trick, ruling: { situation } }: PlayFault): boolean {
  return (
    trick !== null &&
    (situation === "auction.law.lead.defender" ||
      situation === "auction.law.lead.declarer" ||
      situation === "auction.law.exposed.after-final-pone")
  );
}

/**
 * A false lead for which something is taken goes back: it is no card of the line any more, but has happened beside it, and
 * so has what was taken for it. The line’s last card must be that lead.
 */
export function takenBack(
  line: readonly Card[],
  { by }: PlayFault,
  taken: TakenRemedy,
): { readonly line: readonly Card[]; readonly happened: readonly Happening[] } {
  const card = line.at(-1);
  if (!card) throw new Error("nothing was led");
  const after = line.length - 1;
  return {
    line: line.slice(0, after),
    happened: [
      { after, action: { do: "play", seat: by, card } },
      { after, taken },
    ],
  };
}
