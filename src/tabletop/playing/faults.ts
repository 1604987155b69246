import type { Card } from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import type { Remedy } from "../../engine/laws/remedies.ts";
import type { Ruling } from "../../engine/laws/ruling.ts";
import {
  act,
  nextToPlay,
  outcomeOf,
  takeRemedy,
  type Fault,
  type Table,
  type TakenRemedy,
} from "../../engine/laws/table.ts";
import { replayRecord } from "../../engine/notation/replay.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import type { PlayDeal } from "./deal.ts";

/** Something that went wrong in the play, with what the laws of auction give for it. */
export interface PlayFault {
  /** Its number, by which a remedy is taken. */
  readonly number: number;
  readonly by: Seat;
  readonly trick: number;
  readonly cards: readonly Card[];
  readonly ruling: Ruling;
  /** What may still be taken for it. */
  readonly open: readonly Remedy[];
  readonly taken: Remedy | null;
}

/** A card that did not follow suit and may still be put right: its trick lies open. */
export interface Mendable {
  readonly seat: Seat;
  readonly card: Card;
}

/** What the laws make of a line with faults in it. */
export interface PlayFaults {
  readonly mendable: readonly Mendable[];
  readonly faults: readonly PlayFault[];
  /** The deal as a scorer is told of it, once it is played to the end. */
  readonly outcome: DealOutcome | null;
}

/**
 * Puts a line of play before the laws of auction: which revokes may still be mended, which are established, and what may be
 * taken for them. Refuses a deal that was not bid for call by call, since the laws begin with the bidding. (Laws 83 to 89.)
 */
export function faultsIn(
  deal: PlayDeal,
  line: readonly Card[],
  taken: readonly TakenRemedy[] = [],
): Result<PlayFaults> {
  const { declared, dealer, hands } = deal;
  if (declared.kind !== "auction" || declared.calls.length === 0) {
    return refuse("no-bidding", "The laws of auction need the bidding of the deal.");
  }
  const before = replayRecord({ dealer, hands, calls: declared.calls, plays: line.slice(0, -1) });
  const lying = before.ok ? withLast(before.value, line.at(-1)) : before;
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

function inPlay(fault: Fault, number: number): PlayFault[] {
  const { by, trick, cards = [], ruling, remedies, status, taken = null } = fault;
  if (trick === undefined) return [];
  return [{ number, by, trick, cards, ruling, open: status === "open" ? remedies : [], taken }];
}
