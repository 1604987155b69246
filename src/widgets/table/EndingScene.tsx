import { holdings, SUITS } from "../../engine/core/card.ts";
import { partnerOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import { turnOf } from "../../exercises/dealing/ending.ts";
import { Rows } from "./Rows.tsx";
import { SeatLabel } from "./Seat.tsx";
import { bare, type SceneProps } from "./slot.tsx";

/**
 * The last cards of all four hands round the table, each in rows by suit; those that may be played can be touched. Of a
 * teacher’s own hand those that he shows.
 */
export function EndingScene({ scene, slot }: SceneProps<"ending">) {
  const { shown } = scene;
  const turn = turnOf(scene);
  const declarer = shown ? shown.declarer : "Z";
  const who = (seat: Seat) => {
    if (seat === scene.viewer) return "You";
    if (declarer === null) return seat === partnerOf(scene.viewer) ? "Partner" : "";
    return seat === partnerOf(declarer) ? "Dummy" : seat === declarer ? "Declarer" : "";
  };
  return (
    <div class="felt">
      <div class={shown ? "four-hands own" : "four-hands"}>
        {(shown?.seats ?? SEATS).map((seat) => (
          <div class={`at-${seat}`} key={seat}>
            <SeatLabel who={who(seat)} seat={seat}>
              {seat === turn && !shown && "to lead"}
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
