import type { Seat } from "../core/seat.ts";
import type { Strain } from "./strain.ts";

/** How many tricks over the book of six a bid undertakes: 1 to 7. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

export interface Bid {
  readonly level: Level;
  readonly strain: Strain;
}

/** What a player says when it is his turn to speak. */
export type Call =
  { readonly type: "pass" | "double" | "redouble" } | ({ readonly type: "bid" } & Bid);

/** A call with the seat that made it. */
export type SeatedCall = Call & { readonly seat: Seat };

/** What tricks count: 1 undoubled, 2 doubled, 4 redoubled. */
export type Multiplier = 1 | 2 | 4;

/** The winning declaration: who plays it, what he undertook, and whether it was doubled. */
export interface Contract extends Bid {
  readonly declarer: Seat;
  readonly multiplier: Multiplier;
}
