import { holdingIn, rankOf, SUITS, suitOf, type Card, type Suit } from "../../engine/core/card.ts";
import { randomDeal } from "../../engine/core/deal.ts";
import type { Random } from "../../engine/core/random.ts";
import { leftOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import { playable, winningPlay, type Play } from "../../engine/core/trick.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, RANK_NAME, sentence, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";

export function poseTrick(trump: Suit | null, leader: Seat, cards: readonly Card[]): Posed {
  const plays = cards.map((card, index) => ({ seat: leftOf(leader, index), card }));
  const led = plays[0] as Play;
  return {
    scene: { type: "trick", trump, plays },
    ask: { type: "card", from: cards },
    question: "Which card wins the trick?",
    facts: [
      trump ? `${sentence(SUIT_NAME[trump])} are trumps.` : "There is no trump.",
      `{${led.seat}} led the ${RANK_NAME[rankOf(led.card)]} of ${SUIT_NAME[suitOf(led.card)]}.`,
    ],
  };
}

/** A trick from a dealt pack in which somebody fails to follow, since a trick all of one suit teaches little. */
function poseFrom(random: Random): Posed {
  for (;;) {
    const deal = randomDeal(random);
    const trump = random.chance(0.7) ? random.pick(SUITS) : null;
    const leader = random.pick(SEATS);
    const plays: Play[] = [];
    for (let step = 0; step < 4; step++) {
      const seat = leftOf(leader, step);
      // Nine cards in, hands are short enough for ruffs and discards to be common.
      const hand = random.shuffle(deal[seat]).slice(0, 4);
      plays.push({ seat, card: random.pick(playable(hand, plays)) });
    }
    const suits = new Set(plays.map(({ card }) => suitOf(card)));
    if (suits.size > 1)
      return poseTrick(
        trump,
        leader,
        plays.map(({ card }) => card),
      );
  }
}

function explain(card: Card, winner: Card, led: Card, trump: Suit | null): string {
  const suit = suitOf(card);
  if (card === winner) {
    return suit === trump && suitOf(led) !== trump
      ? `${cardText(card)} is the highest trump on the trick, and any trump beats every ${SUIT_SINGULAR[suitOf(led)]}.`
      : `${cardText(card)} is the highest ${SUIT_SINGULAR[suit]}, the suit led${
          trump && suitOf(led) !== trump ? ", and nobody trumped" : ""
        }.`;
  }
  if (suit !== suitOf(led) && suit !== trump) {
    return `${cardText(card)} is a discard: a card that neither follows suit nor trumps cannot win, however high.`;
  }
  return suit === suitOf(winner)
    ? `${cardText(winner)} is the higher ${SUIT_SINGULAR[suit]}.`
    : `${cardText(card)} was trumped by ${cardText(winner)}.`;
}

/** Four cards are down: touch the one that takes the trick. */
const trick: Exercise = {
  id: "trick",
  pose: poseFrom,
  solve(problem) {
    const { trump, plays } = sceneOf(problem, "trick");
    const led = (plays[0] as Play).card;
    const winner = winningPlay(plays, trump).card;
    const choices = plays.map(({ card }): Choice => {
      return {
        id: card,
        mark: card === winner ? "best" : "wrong",
        rules: ["auction.trick.winner", "auction.rank.play"],
        because: explain(card, winner, led, trump),
      };
    });
    const cards = plays.map(({ card }) => card);
    const trumps = trump ? holdingIn(cards, trump).length : 0;
    return {
      type: "choices",
      choices,
      hints: [
        "The highest trump wins; with no trump played, the highest card of the suit led.",
        trumps > 0 && trump
          ? `Look at the ${SUIT_NAME[trump]} only.`
          : `Look at the ${SUIT_NAME[suitOf(led)]} only.`,
        `It is ${cardText(winner)}.`,
      ],
    };
  },
};

export default trick;
