import type { Card, Suit } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { Play } from "../../engine/core/trick.ts";

/** Tricks from here on: equal bounds are an exact answer, others say how far a search came that was stopped. */
export interface Tricks {
  readonly atLeast: number;
  readonly atMost: number;
}

/** A legal card and the tricks that the side playing it takes from here if it is played, with best play by all after. */
export interface PricedCard extends Tricks {
  readonly card: Card;
}

/** Suits and no trumps as the table of a deal lists them; spades and royals are the same play at two prices. */
export const TABLE_TRUMPS = ["S", "H", "D", "C", null] as const satisfies readonly (Suit | null)[];

/** A cell of the table: the tricks of the declarer’s side, with the lead on the declarer’s left. */
export interface TableCell extends Tricks {
  readonly trump: Suit | null;
  readonly declarer: Seat;
}

/** A best line: every play to the last card, and whether each was priced exactly. */
export interface Line {
  readonly plays: readonly Play[];
  readonly exact: boolean;
}

/**
 * How long a call may search. `nodes` is the most positions at trick starts it may look at. A call that runs out answers
 * with bounds; asked again it goes on from what its table remembers.
 */
export interface Limit {
  readonly nodes: number;
}

/** No limit but patience. */
export const UNLIMITED: Limit = { nodes: Number.POSITIVE_INFINITY };

/** Work in slices of a few milliseconds: each step gives all that is known so far, the last one the whole answer. */
export type Work<Answer> = Generator<Answer, void, void>;

export function isExact(tricks: Tricks): boolean {
  return tricks.atLeast === tricks.atMost;
}
