import { holdings, rankOf, SUITS } from "../../engine/core/card.ts";
import { leftOf, type Seat } from "../../engine/core/seat.ts";
import { RANK_NAME } from "../../exercises/kit/words.ts";
import { Rows } from "./Rows.tsx";
import { SeatLabel } from "./Seat.tsx";
import { bare, type SceneProps } from "./slot.tsx";

/** Two hands that the player sees: dummy’s above, his own at the foot, each in rows by suit; between them the trick so far. */
export function TwoHandsScene({ scene, slot }: SceneProps<"two-hands">) {
  const { viewer, hand, dummy, round } = scene;
  const shown = holdings([...hand, ...dummy]);
  const suits = SUITS.filter((suit) => shown[suit].length > 0);
  const side = (seat: Seat) =>
    viewer !== "Z" && (leftOf(viewer) === seat ? "on your left" : "on your right");
  return (
    <div class="felt">
      <div class="two-hands">
        <SeatLabel who="Dummy" seat="Y">
          {side("Y")}
        </SeatLabel>
        <Rows cards={dummy} show={slot} label="Dummy’s hand" suits={suits} />
        {round?.plays && (
          <div class="trick-now">
            {round.plays.map(({ seat, card }, turn) => (
              <div key={card}>
                <SeatLabel seat={seat}>
                  {turn === 0 ? "leads" : "plays"} the {RANK_NAME[rankOf(card)]}
                </SeatLabel>
                {bare(card)}
              </div>
            ))}
          </div>
        )}
        <Rows cards={hand} show={slot} label="Your hand" suits={suits} />
        <SeatLabel who={viewer === "Z" ? "You, declarer" : "You"} seat={viewer} />
      </div>
    </div>
  );
}
