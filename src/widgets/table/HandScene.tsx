import { SUITS, cardOf, holdings, type Card } from "../../engine/core/card.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { bidText } from "../../exercises/kit/words.ts";
import { sizeOf, type SceneOf, type SceneProps, type Slot } from "./slot.tsx";
import { SeatLabel } from "./Seat.tsx";

/**
 * The cards of a whole hand: a fan where the table is wide, rows by suit where it is not. Their places in the fan are
 * numbered here and bent by the stylesheet.
 */
export function Fan({ hand, slot }: { readonly hand: readonly Card[]; readonly slot: Slot }) {
  const held = holdings(hand);
  let place = 0;
  return (
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
  );
}

/** A whole hand before its player. */
export function HandScene({ scene, slot }: SceneProps<"hand" | "making" | "opening">) {
  const { viewer } = scene;
  const others = [
    [leftOf(viewer), "on-left"],
    [partnerOf(viewer), "opposite"],
    [leftOf(viewer, -1), "on-right"],
  ] as const;
  return (
    <div class="felt">
      <div class="seating">
        {others.map(([seat, at]) => (
          <SeatLabel {...playerAt(scene, seat)} seat={seat} at={at} key={seat} />
        ))}
        <Fan hand={scene.hand} slot={slot} />
        <SeatLabel {...playerAt(scene, viewer)} who="You" seat={viewer} at="own" />
      </div>
    </div>
  );
}

type Player = Pick<Parameters<typeof SeatLabel>[0], "who" | "children">;

/** Who sits where, and what he has said or is to do. */
function playerAt(scene: SceneOf<"hand" | "making" | "opening">, seat: Seat): Player {
  const { viewer } = scene;
  if (scene.type === "making") {
    if (seat === viewer) return { children: "to make the trump" };
    if (seat !== partnerOf(viewer)) return {};
    return viewer === "Y" ? { who: "Dealer", children: "leaves it to you" } : { who: "Partner" };
  }
  if (scene.type === "opening") {
    if (seat === viewer) return { children: "to lead" };
    return seat === partnerOf(viewer) ? { who: "Partner" } : {};
  }
  const { contract, calls } = scene;
  const { declarer } = contract;
  if (seat === declarer) return { who: "Declarer", children: bidText(contract) };
  if (seat === viewer) return { children: leftOf(declarer) === seat && "to lead" };
  const bid = calls.findLast((call) => call.seat === seat && call.type === "bid");
  return {
    who: seat === partnerOf(declarer) ? "Dummy to be" : "Partner",
    children: bid?.type === "bid" && `bid ${bidText(bid)}`,
  };
}
