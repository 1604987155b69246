import type { Card, Suit } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";

/** One suit of two hands that is in play, with what declarer knows of it. */
export interface TwoHandsRound {
  readonly suit: Suit;
  /** What has been played to the trick, in turn. */
  readonly plays?: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Cards of the suit that went in earlier rounds. */
  readonly gone?: readonly Card[];
  /** With how many of it the adversary who led it first is known to have begun. */
  readonly leaderHeld?: number;
  /** The hand with a long suit, made good or to be made good, and no entry to it but in this one. */
  readonly entryWith?: keyof TwoHands;
}

/** The end of a deal: the cards that the two players not seen still hold between them, and the tricks to be had. */
export interface TwoHandsEnding {
  readonly out: readonly Card[];
  readonly wanted?: number;
}
