import { rankOf, sortHand, suitOf } from "../../engine/core/card.ts";
import { partnerOf } from "../../engine/core/seat.ts";
import { RANK_NAME, SUIT_NAME } from "../../exercises/kit/words.ts";
import { bare, sizeOf, type SceneProps } from "./slot.tsx";
import { SeatLabel } from "./Seat.tsx";

/** Third hand’s view of one suit: partner’s card opposite, dummy on the right, his own cards at the foot. */
export function ThirdHandScene({ scene, slot }: SceneProps<"third-hand">) {
  const { viewer, declarer, led, dummyPlays } = scene;
  const dummy = sortHand(scene.dummy);
  const own = sortHand(scene.hand);
  return (
    <div class="felt">
      <div class="third">
        <div class="lead">
          <SeatLabel who="Partner" seat={partnerOf(viewer)} at="opposite">
            leads
          </SeatLabel>
          <div class="led">{bare(led)}</div>
        </div>
        <div class="dummy">
          <SeatLabel who="Dummy" seat={partnerOf(declarer)}>
            {dummy.length === 0
              ? `no ${SUIT_NAME[suitOf(led)]}`
              : dummyPlays && `plays the ${RANK_NAME[rankOf(dummyPlays)]}`}
          </SeatLabel>
          <div class="down">
            {dummy.map((card) => (
              <span class={card === dummyPlays ? "out" : undefined} key={card}>
                {bare(card)}
              </span>
            ))}
          </div>
        </div>
        <SeatLabel who="Declarer" seat={declarer} at="on-left">
          hand unseen
        </SeatLabel>
        <div class={`row ${sizeOf(own)}`} role="group" aria-label="Your cards">
          {own.map(slot)}
        </div>
        <SeatLabel who="You" seat={viewer} at="own" />
      </div>
    </div>
  );
}
