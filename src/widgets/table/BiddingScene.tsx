import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { AuctionTable } from "./AuctionTable.tsx";
import { Fan } from "./HandScene.tsx";
import { SeatLabel } from "./Seat.tsx";
import type { SceneProps } from "./slot.tsx";

/** A whole hand before its player, whose turn it is to speak, under what has been said so far. */
export function BiddingScene({ scene, slot }: SceneProps<"bidding-hand">) {
  const { viewer, hand, calls } = scene;
  const other = (seat: Seat, at: string) => (
    <SeatLabel who={seat === partnerOf(viewer) ? "Partner" : ""} seat={seat} at={at} />
  );
  return (
    <>
      {calls.length > 0 && <AuctionTable calls={calls} viewer={viewer} />}
      <div class="felt">
        <div class="seating">
          {other(leftOf(viewer), "on-left")}
          {other(partnerOf(viewer), "opposite")}
          {other(leftOf(viewer, -1), "on-right")}
          <Fan hand={hand} slot={slot} />
          <SeatLabel who="You" seat={viewer} at="own">
            to speak
          </SeatLabel>
        </div>
      </div>
    </>
  );
}
