import { holdingIn, type Card, type Suit } from "../../engine/core/card.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import type { Words } from "../kit/exercise.ts";
import type { TwoHandsRound } from "../dealing/two-hands-round.ts";

/** The suit in play and both hands’ cards of it. */
export function twoOf(scene: {
  readonly hand: readonly Card[];
  readonly dummy: readonly Card[];
  readonly round?: TwoHandsRound;
}): TwoHands & { readonly suit: Suit } {
  const suit = scene.round?.suit;
  if (!suit) throw new Error("no suit is in play");
  return { suit, declarer: holdingIn(scene.hand, suit), dummy: holdingIn(scene.dummy, suit) };
}

/** How declarer speaks of his two hands. */
export const HAND: Readonly<Record<keyof TwoHands, Words>> = {
  declarer: "your own hand",
  dummy: "dummy",
};

/** The other of declarer’s hands. */
export const otherHand = (hand: keyof TwoHands): keyof TwoHands =>
  hand === "declarer" ? "dummy" : "declarer";
