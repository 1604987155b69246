import { holdings, SUITS } from "../../engine/core/card.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { turnOf } from "../../exercises/dealing/ending.ts";
import { Rows } from "./Rows.tsx";
import { SeatLabel } from "./Seat.tsx";
import { bare, type SceneProps } from "./slot.tsx";

/** The last cards of all four hands round the table, each in rows by suit; those that may be played can be touched. */
export function EndingScene({ scene, slot }: SceneProps<"ending">) {
  const turn = turnOf(scene);
  const who = (seat: Seat) =>
    seat === scene.viewer ? "You" : seat === "Y" ? "Dummy" : seat === "Z" ? "Declarer" : "";
  return (
    <div class="felt">
      <div class="four-hands">
        {SEATS.map((seat) => (
          <div class={`at-${seat}`} key={seat}>
            <SeatLabel who={who(seat)} seat={seat}>
              {seat === turn && "to lead"}
            </SeatLabel>
            <Rows
              cards={scene.hands[seat]}
              show={seat === turn ? slot : bare}
              label={`The hand of ${seat}`}
              suits={SUITS.filter((suit) => holdings(scene.hands[seat])[suit].length > 0)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
