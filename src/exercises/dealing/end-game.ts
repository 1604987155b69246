import { holdings, sortHand, SUITS, type Card } from "../../engine/core/card.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { GLYPH, holdingText, listText, numberWord } from "../kit/words.ts";
import { strainFact } from "./pose-round.ts";

/** The end of a deal as an adversary on lead sees it. */
export interface EndGameLayout {
  /** A has dummy on his left, B on his right. */
  readonly viewer: "A" | "B";
  readonly strain: Strain;
  readonly hand: readonly Card[];
  readonly dummy: readonly Card[];
  /** The cards that declarer and partner have between them. */
  readonly out: readonly Card[];
  /** How many of the tricks left the viewer’s side must have; absent where it does not matter. */
  readonly wanted?: number;
}

/** “♠A J 9 and ♥K 4”. */
function cardsText(cards: readonly Card[]): Words {
  const held = holdings(cards);
  return listText(
    SUITS.filter((suit) => held[suit].length > 0).map(
      (suit) => `${GLYPH[suit]}${holdingText(held[suit])}`,
    ),
  );
}

/** Poses the lead to the last tricks of a deal. */
export function poseEndGame({ viewer, strain, hand, dummy, out, wanted }: EndGameLayout): Posed {
  const left = numberWord(hand.length);
  const aim =
    wanted === undefined
      ? ""
      : wanted === hand.length
        ? ", and you must have them all"
        : `, and you must have ${numberWord(wanted)} of them`;
  return {
    scene: {
      type: "two-hands",
      viewer,
      strain,
      hand: sortHand(hand),
      dummy: sortHand(dummy),
      ending: { out, ...(wanted === undefined ? {} : { wanted }) },
    },
    ask: { type: "card", from: sortHand(hand) },
    question: "Which card do you lead?",
    facts: [
      strainFact(strain),
      `There are ${left} tricks left${aim}.`,
      viewer === "A"
        ? "Dummy is on your left, next to play."
        : "Dummy is on your right, last to play.",
      `Declarer and your partner still have ${cardsText(out)} between them.`,
    ],
  };
}
