import { cardOf, holdings, rankOf, SUITS, type Card } from "../../engine/core/card.ts";
import { leftOf, type Seat } from "../../engine/core/seat.ts";
import { RANK_NAME, SUIT_NAME } from "../../exercises/kit/words.ts";
import { bare, sizeOf, type SceneProps } from "./slot.tsx";
import { SeatLabel } from "./Seat.tsx";

/** Two hands that the player sees: dummy’s above, his own at the foot, each in rows by suit; between them the trick so far. */
export function TwoHandsScene({ scene, slot }: SceneProps<"two-hands">) {
  const { viewer, hand, dummy, round } = scene;
  const shown = holdings([...hand, ...dummy]);
  const suits = SUITS.filter((suit) => shown[suit].length > 0);
  const rows = (cards: readonly Card[], label: string) => {
    const held = holdings(cards);
    return (
      <div class="both" role="group" aria-label={label}>
        {suits.map((suit) => {
          const row = held[suit].map((rank) => cardOf(suit, rank));
          return (
            <div class={`row ${sizeOf(row)}`} key={suit}>
              {row.length > 0 ? row.map(slot) : <p class="none">no {SUIT_NAME[suit]}</p>}
            </div>
          );
        })}
      </div>
    );
  };
  const side = (seat: Seat) =>
    viewer !== "Z" && (leftOf(viewer) === seat ? "on your left" : "on your right");
  return (
    <div class="felt">
      <div class="two-hands">
        <SeatLabel who="Dummy" seat="Y">
          {side("Y")}
        </SeatLabel>
        {rows(dummy, "Dummy’s hand")}
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
        {rows(hand, "Your hand")}
        <SeatLabel who={viewer === "Z" ? "You, declarer" : "You"} seat={viewer} />
      </div>
    </div>
  );
}
