import {
  cardOf,
  height,
  highToLow,
  isHonour,
  RANKS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { SUIT_NAME, cardName, cardText } from "../kit/words.ts";

/** A lead to be read: whose leads partner goes by, the card, and what third hand sees of the suit. */
export interface LeadToRead {
  readonly system: "foster" | "elwell";
  readonly strain: Strain;
  readonly suit: Suit;
  readonly led: Rank;
  readonly dummy: Holding;
  readonly hand: Holding;
}

/** The cards of a suit that third hand sees neither in dummy nor in his own hand, high to low, the one led apart. */
export function unseenBy({
  led,
  dummy,
  hand,
}: Pick<LeadToRead, "led" | "dummy" | "hand">): Holding {
  return highToLow(RANKS.filter((rank) => rank !== led && ![...dummy, ...hand].includes(rank)));
}

/** Those of the cards not seen that are worth asking about: honours, and whatever is above the card led. */
export function askedAbout(given: Pick<LeadToRead, "led" | "dummy" | "hand">): Holding {
  return unseenBy(given).filter((rank) => isHonour(rank) || height(rank) > height(given.led));
}

/** Which of the high cards that are out can partner hold, by the card he led? */
export function poseReadLead(given: LeadToRead): Posed {
  const { system, strain, suit, led, dummy, hand } = given;
  const cards = (ranks: Holding) => ranks.map((rank) => cardOf(suit, rank));
  const trump = TRUMP_OF[strain];
  const game =
    system === "foster"
      ? `Auction, by Foster’s leads; ${trump ? `${SUIT_NAME[trump]} are trumps` : "there is no trump"}.`
      : `Straight bridge, by Elwell’s leads; ${trump ? `${SUIT_NAME[trump]} are trumps` : "there is no trump"}.`;
  return {
    scene: {
      type: "third-hand",
      viewer: "B",
      strain,
      declarer: "Z",
      led: cardOf(suit, led),
      dummy: cards(dummy),
      hand: cards(hand),
      system,
    },
    ask: {
      type: "several",
      options: cards(askedAbout(given)).map((card) => ({ id: card, label: cardName(card) })),
    },
    question: "Which of these can partner hold beside it? Choose every one that he may.",
    facts: [
      game,
      `Partner opens ${cardText(cardOf(suit, led))}. The suit is his own choice, and you have not bid.`,
      trump
        ? "You take it that he has at least three of it."
        : "You take it that he opened a suit of four or more.",
    ],
  };
}

/** The fewest cards that partner’s suit is read to have had: at no trump a long one is opened, and one or two tell little. */
export function leastRead(strain: Strain): number {
  return TRUMP_OF[strain] ? 3 : 4;
}
