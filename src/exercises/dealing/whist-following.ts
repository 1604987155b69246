import type { Card, Suit } from "../../engine/core/card.ts";

/** What a player of whist is to do in a suit that has been led, there being no dummy to show more. */
export interface Following {
  /** Return partner’s suit, follow to his high cards, or follow to others’ leads with something to say about trumps. */
  readonly does: "return" | "echo" | "call";
  /** Cards of the suit that the others have played, high to low. */
  readonly gone?: readonly Card[];
  /** His own that he has played, in order. */
  readonly mine?: readonly Card[];
  /** Whether he would have partner lead trumps, where he may call. */
  readonly wantsTrumps?: boolean;
}

/** What partner has done at whist that may be a call for trumps, and what has come of it. */
export interface TrumpCall {
  /** Two cards played to a suit that others led, in order; or one thrown away. Nothing forced them. */
  readonly played: readonly Card[];
  /** A suit that others lead, of which the viewer has none and which he is made to ruff. */
  readonly forced?: Suit;
  /** The trump he has ruffed it with. */
  readonly ruffed?: Card;
}
