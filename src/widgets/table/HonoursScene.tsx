import { sortHand } from "../../engine/core/card.ts";
import { sizeOf, type SceneProps } from "./slot.tsx";
import { SeatLabel } from "./Seat.tsx";

/** Two partners’ honours laid out for scoring. Nobody is to play them, so they lie on the page and not on the baize. */
export function HonoursScene({ scene, slot }: SceneProps<"honours">) {
  return (
    <div class="claim">
      {scene.hands.map(({ seat, cards }) => (
        <div class="claimed" key={seat}>
          <SeatLabel seat={seat}>{cards.length === 0 ? "none" : null}</SeatLabel>
          <div class={`row ${sizeOf(cards)}`}>{sortHand(cards).map(slot)}</div>
        </div>
      ))}
    </div>
  );
}
