import { sortHand } from "../../engine/core/card.ts";
import { leftOf, partnerOf } from "../../engine/core/seat.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";

/**
 * A question of one suit with the whole of both hands round it, the viewer’s and dummy’s as they are written
 * (`SAQ4 HK96 …`), the cards of this trick among them. Refuses a scene that shows no dummy, and hands without its cards.
 */
export function inFull(posed: Posed, hand: string, dummy: string): Posed {
  const { scene } = posed;
  if (scene.type !== "round" && scene.type !== "third-hand") throw new Error("no dummy is shown");
  const { viewer, declarer, strain } = scene;
  const held = { hand: sortHand(handOf(hand)), dummy: sortHand(handOf(dummy)) };
  const missing = [
    ...scene.hand.filter((card) => !held.hand.includes(card)),
    ...scene.dummy.filter((card) => !held.dummy.includes(card)),
  ];
  if (missing.length > 0) throw new Error(`missing: ${missing.join(" ")}`);
  const plays =
    scene.type === "round"
      ? scene.plays
      : [
          { seat: partnerOf(viewer), card: scene.led },
          ...(scene.dummyPlays ? [{ seat: leftOf(viewer, -1), card: scene.dummyPlays }] : []),
        ];
  const table = { viewer, declarer, trump: TRUMP_OF[strain], ...held, plays };
  return { ...posed, scene: { ...scene, table } };
}

/**
 * A question about a suit to be led with the whole of the leader’s hand round it, and dummy’s where he is down. Refuses a
 * scene that is not of one suit, and a hand without its cards.
 */
export function handInFull(posed: Posed, hand: string, dummy?: string): Posed {
  const { scene } = posed;
  if (scene.type !== "suit") throw new Error("no suit is to be led");
  const { viewer, declarer, strain, cards } = scene;
  const held = sortHand(handOf(hand));
  const missing = cards.filter((card) => !held.includes(card));
  if (missing.length > 0) throw new Error(`missing: ${missing.join(" ")}`);
  const table = {
    viewer,
    ...(declarer ? { declarer } : {}),
    trump: TRUMP_OF[strain],
    hand: held,
    ...(dummy === undefined ? {} : { dummy: sortHand(handOf(dummy)) }),
    plays: [],
  };
  return { ...posed, scene: { ...scene, table } };
}
