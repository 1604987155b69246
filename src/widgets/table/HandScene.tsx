import { SUITS, cardOf, holdings } from "../../engine/core/card.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { bidText } from "../../exercises/kit/words.ts";
import { sizeOf, type SceneProps } from "./slot.tsx";
import { SeatLabel } from "./Seat.tsx";

/**
 * A whole hand before its player: a fan where the table is wide, rows by suit where it is not. The places of the cards
 * in the fan are numbered here and bent by the stylesheet.
 */
export function HandScene({ scene, slot }: SceneProps<"hand">) {
  const { viewer, contract, calls } = scene;
  const held = holdings(scene.hand);
  const dummy = partnerOf(contract.declarer);
  const lastBid = (seat: Seat) => {
    if (seat === contract.declarer) return bidText(contract);
    const bid = calls.findLast((call) => call.seat === seat && call.type === "bid");
    return bid?.type === "bid" ? `bid ${bidText(bid)}` : null;
  };
  const role = (seat: Seat) =>
    seat === contract.declarer ? "Declarer" : seat === dummy ? "Dummy to be" : "Partner";
  const others = [
    [leftOf(viewer), "on-left"],
    [partnerOf(viewer), "opposite"],
    [leftOf(viewer, -1), "on-right"],
  ] as const;
  let place = 0;
  return (
    <div class="felt">
      <div class="seating">
        {others.map(([seat, at]) => (
          <SeatLabel who={role(seat)} seat={seat} at={at} key={seat}>
            {lastBid(seat)}
          </SeatLabel>
        ))}
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
        <SeatLabel who="You" seat={viewer} at="own">
          {leftOf(contract.declarer) === viewer ? "to lead" : null}
        </SeatLabel>
      </div>
    </div>
  );
}
