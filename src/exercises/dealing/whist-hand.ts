import { sortHand, SUITS, type Card, type Suit } from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { GLYPH, sentence, SUIT_NAME } from "../kit/words.ts";

/** A whole hand of whist before its owner leads, and what he is asked. */
function poseHandOfWhist(
  hand: readonly Card[],
  trump: Suit,
  asked: Pick<Posed, "ask" | "question">,
  more: readonly string[] = [],
): Posed {
  return {
    scene: { type: "opening", viewer: "A", hand: sortHand(hand), trump },
    facts: [`Whist: ${SUIT_NAME[trump]} are trumps, and you have the first lead.`, ...more],
    ...asked,
  };
}

/** Which plain suit to open, trumps having been decided against. */
export function poseWhistSuit(hand: readonly Card[], trump: Suit): Posed {
  const held = new Set(hand.map((card) => card[0]));
  const options = SUITS.filter((suit) => suit !== trump && held.has(suit)).map((suit) => ({
    id: suit,
    label: `${GLYPH[suit]} ${sentence(SUIT_NAME[suit])}`,
  }));
  return poseHandOfWhist(
    hand,
    trump,
    { ask: { type: "option", look: "words", options }, question: "Which suit do you open?" },
    ["You have decided not to lead a trump."],
  );
}

const ANSWERS = [
  { id: "trump", label: "Lead a trump" },
  { id: "plain", label: "Open a plain suit" },
] as const;

/** Whether to lead trumps from a hand. */
export function poseTrumpLead(hand: readonly Card[], trump: Suit): Posed {
  return poseHandOfWhist(hand, trump, {
    ask: { type: "option", look: "words", options: ANSWERS },
    question: "Do you lead trumps?",
  });
}
