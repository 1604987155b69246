import type { Suit } from "../core/card.ts";
import { leftOf, partnerOf, type Seat } from "../core/seat.ts";
import type { Contract } from "./call.ts";
import { TRUMP_OF, type Strain } from "./strain.ts";

/** What trick play needs to know once the trump is settled; whist has no dummy. */
export interface Settled {
  readonly trump: Suit | null;
  readonly leader: Seat;
  readonly dummy: Seat | null;
}

/** How play starts where one player plays his own hand and his partner’s. (Rule `auction.declarer.dummy-and-lead`.) */
export function settledBy(declarer: Seat, strain: Strain): Settled {
  return { trump: TRUMP_OF[strain], leader: leftOf(declarer), dummy: partnerOf(declarer) };
}

/** How play starts under a contract. */
export function settledByContract({ declarer, strain }: Contract): Settled {
  return settledBy(declarer, strain);
}
