import type { Side } from "../core/seat.ts";
import type { Bid, Multiplier } from "../declaring/call.ts";

/** The ways one side may hold honours: three, four or five of the trump honours by division; or the aces at no trump. */
export const HONOUR_KINDS = [
  "simple",
  "four",
  "four-in-one",
  "five",
  "five-4in1",
  "five-in-one",
  "three-aces",
  "four-aces",
  "hundred-aces",
] as const;
export type HonourKind = (typeof HONOUR_KINDS)[number];

/** Honours as a score slip names them: who held them and in what division. */
export interface HonoursHeld {
  readonly side: Side;
  readonly kind: HonourKind;
}

/** Established revokes by each side, and what declarer chose for the adversaries’ first (100 points where not said). */
export interface Revokes {
  readonly declarer?: number;
  readonly adversary?: number;
  readonly choice?: "hundred" | "tricks";
}

/** A deal that has been played, as a scorer is told of it. */
export interface DealOutcome extends Bid {
  readonly declarerSide: Side;
  readonly multiplier: Multiplier;
  /** Tricks won by declarer’s side in play, 0 to 13, before any are taken for a revoke. */
  readonly tricks: number;
  readonly honours?: HonoursHeld;
  /** Set where the dealer was left in with his own bid of one spade. */
  readonly dealerOneSpade?: boolean;
  readonly revoke?: Revokes;
}
