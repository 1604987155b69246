import {
  cardOf,
  holdingIn,
  sortHand,
  suitOf,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { cardText, SUIT_NAME } from "../kit/words.ts";
import { poseFollow, whistTrump, type WhistStrain } from "./whist-follow.ts";
import type { TrumpCall } from "./whist-following.ts";

/** What partner has done, as it was seen. */
function playedFact([first, second]: TrumpCall["played"]): Words {
  if (!first) throw new Error("partner has played nothing");
  return second
    ? `The other side led ${SUIT_NAME[suitOf(first)]} twice. Partner followed with ${cardText(first)} and then ${cardText(second)}, and nothing forced him.`
    : `Partner had none of a suit that was led, and threw away ${cardText(first)}; nothing forced him.`;
}

/** A whole hand of whist, and what partner has done that may be a call. */
function poseHand(
  hand: readonly Card[],
  trump: Suit,
  call: TrumpCall,
  asked: Pick<Posed, "ask" | "question">,
  more: readonly Words[] = [],
): Posed {
  return {
    scene: { type: "opening", viewer: "A", hand: sortHand(hand), trump, call },
    facts: [`Whist: ${SUIT_NAME[trump]} are trumps.`, playedFact(call.played), ...more],
    ...asked,
  };
}

/** Whether partner is calling for trumps. */
export function poseIsCall(hand: readonly Card[], trump: Suit, played: readonly Card[]): Posed {
  return poseHand(
    hand,
    trump,
    { played },
    {
      ask: {
        type: "option",
        look: "words",
        options: [
          { id: "calls", label: "He is calling for trumps" },
          { id: "no-call", label: "He is not calling" },
        ],
      },
      question: "Is partner calling for trumps?",
    },
  );
}

/** Which card to lead, partner having called. */
export function poseAnswer(hand: readonly Card[], trump: Suit, played: readonly Card[]): Posed {
  return poseHand(
    hand,
    trump,
    { played },
    { ask: { type: "card", from: sortHand(hand) }, question: "Which card do you lead?" },
    ["You have the lead, and no trump has been played."],
  );
}

/** Which trump to ruff with, partner having called and the other side leading a suit the hand has none of. */
export function poseForced(
  hand: readonly Card[],
  trump: Suit,
  played: readonly Card[],
  forced: Suit,
): Posed {
  return poseHand(
    hand,
    trump,
    { played, forced },
    {
      ask: { type: "card", from: holdingIn(hand, trump).map((rank) => cardOf(trump, rank)) },
      question: "With which trump do you ruff?",
    },
    [
      `Before you can lead, the other side leads ${SUIT_NAME[forced]}, of which you have none. You ruff.`,
    ],
  );
}

/** Which trump to lead after the ruff. */
export function poseAfterForce(
  hand: readonly Card[],
  trump: Suit,
  played: readonly Card[],
  forced: Suit,
  ruffed: Card,
): Posed {
  return poseHand(
    hand,
    trump,
    { played, forced, ruffed },
    {
      ask: { type: "card", from: holdingIn(hand, trump).map((rank) => cardOf(trump, rank)) },
      question: "Which trump do you lead?",
    },
    [
      `Before you could lead, the other side led ${SUIT_NAME[forced]}, of which you have none. You ruffed with ${cardText(ruffed)}, and now have the lead.`,
    ],
  );
}

/** Two small cards of a suit that partner leads, by a player who wants trumps led or does not. */
export function poseOwnCall(
  suit: Suit,
  strain: WhistStrain,
  hand: Holding,
  wantsTrumps: boolean,
): Posed {
  return poseFollow(
    { suit, strain, hand },
    "call",
    [
      wantsTrumps
        ? `You have five good ${SUIT_NAME[whistTrump(strain)]}, and would have partner lead them.`
        : `You have two small ${SUIT_NAME[whistTrump(strain)]}, and do not want them led.`,
      `Partner leads ${cardText(cardOf(suit, "K"))}, and will go on with the suit.`,
    ],
    "Which card do you play first?",
    wantsTrumps,
  );
}
