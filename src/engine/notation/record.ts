import type { Card } from "../core/card.ts";
import type { Deal } from "../core/deal.ts";
import type { Seat } from "../core/seat.ts";
import type { Call } from "../declaring/call.ts";
import type { DoublingLimit, MakeCall } from "../declaring/dealer-makes.ts";
import type { NationalCode } from "../laws/code.ts";
import type { TableAction, TakenRemedy } from "../laws/table.ts";

/**
 * Something that broke the even course of calls and plays, or what was taken for it. `after` counts the calls and plays
 * of the record that had been made by then.
 */
export type Irregularity = { readonly after: number } & (
  { readonly action: TableAction } | { readonly taken: TakenRemedy }
);

interface PlayedRecord {
  readonly dealer: Seat;
  readonly hands: Deal;
  readonly plays: readonly Card[];
  readonly irregularities?: readonly Irregularity[];
}

/**
 * One deal as fixtures, links and reports all carry it: the hands, who dealt, the calls in turn from the dealer, and the
 * cards in the order played. Positions are worked out from it, never stored. A card’s hand is known from the deal, so
 * that a lead out of turn or a revoke stands among the plays; calls out of turn, exposed cards, cards put right and the
 * remedies taken stand among the irregularities, in the order in which they happened.
 */
export interface DealRecord extends PlayedRecord {
  readonly calls: readonly Call[];
}

/** The same of straight bridge: what was said in turn of making and doubling, and by which code; Elwell’s where not said. */
export interface MakingRecord extends PlayedRecord {
  readonly makes: readonly MakeCall[];
  readonly code?: NationalCode;
  readonly limit?: DoublingLimit;
}

/** The same of whist: the card turned up, and by which code; the American where not said. */
export interface TurnUpRecord extends PlayedRecord {
  readonly turnUp: Card;
  readonly code?: NationalCode;
}
