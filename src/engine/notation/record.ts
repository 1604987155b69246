import type { Card } from "../core/card.ts";
import type { Deal } from "../core/deal.ts";
import type { Seat } from "../core/seat.ts";
import type { Call } from "../declaring/call.ts";

/**
 * One deal as fixtures, links and reports all carry it: the hands, who dealt, the calls in turn from the dealer, and the
 * cards in the order played. Positions are worked out from it, never stored.
 */
export interface DealRecord {
  readonly dealer: Seat;
  readonly hands: Deal;
  readonly calls: readonly Call[];
  readonly plays: readonly Card[];
}
