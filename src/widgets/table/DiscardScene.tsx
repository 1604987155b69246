import { cardOf, holdings, SUITS } from "../../engine/core/card.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { cardName } from "../../exercises/kit/words.ts";
import { SeatLabel } from "./Seat.tsx";
import { sizeOf, type SceneProps } from "./slot.tsx";

/** The viewer’s hand, of which he must throw a card away on declarer’s. */
export function DiscardScene({ scene, slot }: SceneProps<"discarding">) {
  const { viewer, declarer, led } = scene;
  const held = holdings(scene.hand);
  const other = (seat: Seat, at: string) =>
    seat === declarer ? (
      <SeatLabel who="Declarer" seat={seat} at={at}>
        leads the {cardName(led)}
      </SeatLabel>
    ) : (
      <SeatLabel who={seat === partnerOf(viewer) ? "Partner" : "Dummy"} seat={seat} at={at} />
    );
  let place = 0;
  return (
    <div class="felt">
      <div class="seating">
        {other(leftOf(viewer), "on-left")}
        {other(partnerOf(viewer), "opposite")}
        {other(leftOf(viewer, -1), "on-right")}
        <div class="hand" role="group" aria-label="Your hand">
          {SUITS.filter((suit) => held[suit].length > 0).map((suit) => {
            const cards = held[suit].map((rank) => cardOf(suit, rank));
            return (
              <div class={`holds row ${sizeOf(cards)}`} key={suit}>
                {cards.map((card) => (
                  <span class={`slot fan${place++}`} key={card}>
                    {slot(card)}
                  </span>
                ))}
              </div>
            );
          })}
        </div>
        <SeatLabel who="You" seat={viewer} at="own" />
      </div>
    </div>
  );
}
