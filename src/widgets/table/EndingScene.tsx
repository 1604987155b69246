import { cardOf, holdings, SUITS, type Card } from "../../engine/core/card.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { turnOf } from "../../exercises/dealing/ending.ts";
import { SeatLabel } from "./Seat.tsx";
import { bare, sizeOf, type SceneProps, type Slot } from "./slot.tsx";

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
            <Rows cards={scene.hands[seat]} show={seat === turn ? slot : bare} label={seat} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface RowsProps {
  readonly cards: readonly Card[];
  readonly show: Slot;
  readonly label: Seat;
}

/** One hand, a row for each suit of which there is any. */
function Rows({ cards, show, label }: RowsProps) {
  const held = holdings(cards);
  return (
    <div class="both" role="group" aria-label={`The hand of ${label}`}>
      {SUITS.map((suit) => {
        const row = held[suit].map((rank) => cardOf(suit, rank));
        return (
          row.length > 0 && (
            <div class={`row ${sizeOf(row)}`} key={suit}>
              {row.map(show)}
            </div>
          )
        );
      })}
    </div>
  );
}
