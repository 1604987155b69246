import type { Card } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { Strain } from "../../engine/declaring/strain.ts";

/** One round of a suit as a defender sees it: dummy’s cards and his own, and what has been played to the trick. */
export interface SuitRound {
  readonly viewer: "A" | "B";
  readonly strain: Strain;
  readonly declarer: "Z";
  /** Dummy’s cards of the suit before this trick. */
  readonly dummy: readonly Card[];
  /** What has been played to the trick, in turn; nothing where the viewer is to lead. */
  readonly plays: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly hand: readonly Card[];
  /** Cards of the suit played in earlier rounds, his own apart. */
  readonly gone?: readonly Card[];
  /** His own cards of the suit played in earlier rounds, in order. */
  readonly mine?: readonly Card[];
  /** That he would rather have partner win the trick. */
  readonly partnerToLead?: boolean;
  /** Tricks still to be played, this one included. */
  readonly tricksLeft?: number;
  /** How many of those his side must have; absent where it does not matter. */
  readonly wanted?: number;
  /** Whether he means to lead the suit straight back. */
  readonly willReturn?: boolean;
  /** A card that he does not see, of which it is asked who holds it. */
  readonly asked?: Card;
  /** That the trick was won by his king. */
  readonly kingWon?: boolean;
}
