import { sortHand, SUITS, type Card, type Suit } from "../../engine/core/card.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import type { Scene } from "../kit/scene.ts";
import { sentence, SUIT_NAME } from "../kit/words.ts";

type TwoHandsScene = Extract<Scene, { type: "two-hands" }>;

/** The suits of a hand as options, in the order in which it is shown. */
export function suitOptions(suits: readonly Suit[]) {
  return SUITS.filter((suit) => suits.includes(suit)).map((suit) => ({
    id: suit,
    label: sentence(SUIT_NAME[suit]),
  }));
}

/** Poses a choice of plans over the player’s hand and dummy’s. */
export function poseTwoHands(
  seen: {
    readonly viewer: TwoHandsScene["viewer"];
    readonly strain: Strain;
    readonly hand: readonly Card[];
    readonly dummy: readonly Card[];
    readonly onLead?: "declarer" | "dummy";
  },
  options: readonly { readonly id: string; readonly label: string }[],
  question: Words,
  facts: readonly Words[],
): Posed {
  return {
    scene: {
      type: "two-hands",
      ...seen,
      hand: sortHand(seen.hand),
      dummy: sortHand(seen.dummy),
    },
    ask: { type: "option", look: "words", options },
    question,
    facts,
  };
}
