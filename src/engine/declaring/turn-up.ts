import { suitOf, type Card } from "../core/card.ts";
import type { Deal } from "../core/deal.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { leftOf, SEATS, type Seat } from "../core/seat.ts";
import type { Settled } from "./settled.ts";

/**
 * How whist settles the trump: the last card of the pack, which is the dealer’s, is turned and its suit is trumps; the
 * player on his left leads and all four play their own hands. (Rules `whist.deal`, `whist.trump-card`.)
 */
export function settledByTurnUp(turnUp: Card, dealer: Seat = "Z"): Settled {
  return { trump: suitOf(turnUp), leader: leftOf(dealer), dummy: null };
}

/** The turned card, checked against the hands. Refuses one that the dealer does not hold, naming who does. */
export function checkTurnUp(deal: Deal, turnUp: Card, dealer: Seat = "Z"): Result<Card> {
  if (deal[dealer].includes(turnUp)) return ok(turnUp);
  const holder = SEATS.find((seat) => deal[seat].includes(turnUp));
  const whose = holder ? `it is in hand ${holder}` : "it is in no hand";
  return refuse(
    "not-dealers-card",
    `The card turned up is the dealer’s last, but ${turnUp} is not in hand ${dealer}: ${whose}.`,
    "whist.deal",
  );
}
