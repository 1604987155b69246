import {
  cardOf,
  holdingIn,
  sortHand,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { numberWord, SUIT_NAME } from "../kit/words.ts";

/** Declarer and the number of tricks he means to lose. */
function nulloFact(level: number): string {
  const most = 7 - level;
  return `{Z} plays ${numberWord(level)} ${level === 1 ? "nullo" : "nullos"}: he and {Y} may take ${numberWord(most)} ${most === 1 ? "trick" : "tricks"} at the most.`;
}

/** One suit of an adversary’s hand, which he has chosen to lead. */
export function poseNulloSuit(suit: Suit, holding: Holding, level = 2): Posed {
  const cards = holding.map((rank) => cardOf(suit, rank));
  return {
    scene: { type: "suit", viewer: "A", strain: "nullo", declarer: "Z", cards },
    ask: { type: "card", from: cards },
    question: "Which card do you lead?",
    facts: [nulloFact(level), `You have the first lead, and have chosen ${SUIT_NAME[suit]}.`],
  };
}

/** The whole hand of the adversary with the first lead. */
export function poseNulloOpening(hand: readonly Card[], level = 2): Posed {
  const cards = sortHand(hand);
  return {
    scene: { type: "opening", viewer: "A", hand: cards, trump: null },
    ask: { type: "card", from: cards },
    question: "Which card do you lead?",
    facts: [nulloFact(level), "You have the first lead."],
  };
}

/** An adversary on lead with dummy down, whose partner has led a suit or not. */
export function poseNulloLater(
  viewer: "A" | "B",
  hand: readonly Card[],
  dummy: readonly Card[],
  partnerLed: Suit | null,
  level = 2,
): Posed {
  const cards = sortHand(hand);
  const led =
    partnerLed && holdingIn(hand, partnerLed).length > 0
      ? `Partner led ${SUIT_NAME[partnerLed]}, and you have the lead now.`
      : "You have the lead, and partner has had none.";
  return {
    scene: {
      type: "two-hands",
      viewer,
      strain: "nullo",
      hand: cards,
      dummy: sortHand(dummy),
      ...(partnerLed ? { partnerLed } : {}),
    },
    ask: { type: "card", from: cards },
    question: "Which card do you lead?",
    facts: [nulloFact(level), led],
  };
}
