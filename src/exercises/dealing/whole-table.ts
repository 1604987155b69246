import type { Card, Suit } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { Play, Trick } from "../../engine/core/trick.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";

/**
 * The whole table round a question that one suit answers: full hands, of which the reader must find the suit, and at the
 * third level how it came to this. The scene it goes with holds the suit alone, and is what the conventions are asked about.
 */
export interface WholeTable {
  readonly viewer: Seat;
  /** Nobody declares at whist. */
  readonly declarer?: Seat;
  readonly trump: Suit | null;
  /** All that the viewer holds now. */
  readonly hand: readonly Card[];
  /** All that dummy holds, with the card he has played to this trick; nothing where dummy is not down. */
  readonly dummy?: readonly Card[];
  /** The trick as far as it has gone, in turn. */
  readonly plays: readonly Play[];
  /** The bidding as it went; nothing where there is none or it is not shown. */
  readonly calls?: readonly SeatedCall[];
  /** The tricks already played, in turn, where they are shown. */
  readonly tricks?: readonly Trick[];
}
