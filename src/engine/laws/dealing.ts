import { leftOf, SEATS, type Seat } from "../core/seat.ts";

/** The fewest cards either packet may have when the pack is cut. (Rule `auction.deal.min-four`.) */
const LEAST_PACKET = 4;
const PACK_SIZE = 52;

/** Whether a cut that lifts `cards` leaves enough in both packets. */
export function cutIsGood(cards: number, packSize = PACK_SIZE): boolean {
  return cards >= LEAST_PACKET && packSize - cards >= LEAST_PACKET;
}

/** Who gets each card of the pack in turn: singly, beginning on the dealer’s left. (Rule `auction.deal.one-at-a-time`.) */
export function dealingOrder(dealer: Seat): readonly Seat[] {
  return Array.from({ length: PACK_SIZE }, (_, index) =>
    leftOf(dealer, 1 + (index % SEATS.length)),
  );
}

/** The player on the dealer’s right, who cuts to him. (Rule `auction.deal.cut-to-pone`.) */
export function cutterTo(dealer: Seat): Seat {
  return leftOf(dealer, -1);
}

/** Who deals after this dealer. (Rule `auction.deal.rotation`.) */
export function nextDealer(dealer: Seat): Seat {
  return leftOf(dealer);
}
