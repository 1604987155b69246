import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { cardName } from "../../exercises/kit/words.ts";
import { Fan } from "./HandScene.tsx";
import { SeatLabel } from "./Seat.tsx";
import type { SceneProps } from "./slot.tsx";

/** The viewer’s hand, of which he must throw a card away on declarer’s. */
export function DiscardScene({ scene, slot }: SceneProps<"discarding">) {
  const { viewer, declarer, led } = scene;
  const other = (seat: Seat, at: string) =>
    seat === declarer ? (
      <SeatLabel who="Declarer" seat={seat} at={at}>
        leads the {cardName(led)}
      </SeatLabel>
    ) : (
      <SeatLabel who={seat === partnerOf(viewer) ? "Partner" : "Dummy"} seat={seat} at={at} />
    );
  return (
    <div class="felt">
      <div class="seating">
        {other(leftOf(viewer), "on-left")}
        {other(partnerOf(viewer), "opposite")}
        {other(leftOf(viewer, -1), "on-right")}
        <Fan hand={scene.hand} slot={slot} />
        <SeatLabel who="You" seat={viewer} at="own" />
      </div>
    </div>
  );
}
