import { rankOf, sortHand, suitOf, type Card } from "../../engine/core/card.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { RANK_NAME, SUIT_NAME } from "../../exercises/kit/words.ts";
import { bare, sizeOf, type SceneProps } from "./slot.tsx";
import { SeatLabel } from "./Seat.tsx";

/** One round of a suit: the other players round the table with what they have played, dummy’s cards down, his own at the foot. */
export function RoundScene({ scene, slot }: SceneProps<"round">) {
  const { viewer, declarer, plays } = scene;
  const dummy = sortHand(scene.dummy);
  const own = sortHand(scene.hand);
  const other = (seat: Seat, at: string) => {
    const turn = plays.findIndex((play) => play.seat === seat);
    const card = plays[turn]?.card;
    const isDummy = seat === partnerOf(declarer);
    const did = card && `${turn > 0 ? "plays" : "leads"} the ${RANK_NAME[rankOf(card)]}`;
    return (
      <div class={at}>
        <SeatLabel who={isDummy ? "Dummy" : seat === declarer ? "Declarer" : "Partner"} seat={seat}>
          {isDummy && dummy.length === 0 ? `no ${SUIT_NAME[suitOf(own[0] as Card)]}` : did}
        </SeatLabel>
        <div class="down">
          {isDummy
            ? dummy.map((one) => (
                <span class={one === card ? "out" : undefined} key={one}>
                  {bare(one)}
                </span>
              ))
            : card && bare(card)}
        </div>
      </div>
    );
  };
  return (
    <div class="felt">
      <div class="round">
        {other(leftOf(viewer), "on-left")}
        {other(partnerOf(viewer), "opposite")}
        {other(leftOf(viewer, -1), "on-right")}
        <div class={`row ${sizeOf(own)}`} role="group" aria-label="Your cards">
          {own.map(slot)}
        </div>
        <SeatLabel who="You" seat={viewer} at="own" />
      </div>
    </div>
  );
}
