import { leftOf, partnerOf, type Seat } from "../core/seat.ts";
import type { Contract } from "./call.ts";

/** The declarer’s partner, who lays his hand down. (Rule `auction.declarer.dummy-and-lead`.) */
export function dummyOf(contract: Pick<Contract, "declarer">): Seat {
  return partnerOf(contract.declarer);
}

/** The player on declarer’s left, who leads before dummy is seen. (Rule `auction.play.opening-leader`.) */
export function leaderOf(contract: Pick<Contract, "declarer">): Seat {
  return leftOf(contract.declarer);
}
