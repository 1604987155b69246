import type { SceneProps } from "./slot.tsx";
import { SeatLabel } from "./Seat.tsx";

/** Four cards on the baize, each before the player who put it there, in the order played. */
export function TrickScene({ scene, slot }: SceneProps<"trick">) {
  return (
    <div class="felt">
      <div class="trick" role="group" aria-label="The trick">
        {scene.plays.map(({ seat, card }, index) => (
          <div class={`play at-${seat}`} key={seat}>
            <SeatLabel seat={seat}>{index === 0 ? "leads" : null}</SeatLabel>
            {slot(card)}
          </div>
        ))}
      </div>
    </div>
  );
}
