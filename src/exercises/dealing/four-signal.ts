import { cardOf, type Holding, type Rank, type Suit } from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { listText, numberWord, rankText, SUIT_NAME } from "../kit/words.ts";

/** Orders in which three cards can be played, by their places from the lowest. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** An order as its id and in words: `453`, “4, then 5, then 3”. */
export function orderWords(order: readonly Rank[]): string {
  return order.map(rankText).join(", then ");
}

/** Three small cards of a suit that others lead, and so many trumps: in which order are the three played? */
export function poseFourSignal(
  suit: Suit,
  cards: Holding,
  trump: Suit,
  trumps: number,
  strain: "spades" | "hearts" | "clubs" | "diamonds",
): Posed {
  const upward = cards.toReversed();
  const options = ORDERS.map((places) => {
    const order = places.map((at) => upward[at] as Rank);
    return { id: order.join(""), label: orderWords(order) };
  });
  return {
    scene: {
      type: "suit",
      viewer: "B",
      strain,
      cards: cards.map((rank) => cardOf(suit, rank)),
      trumps,
    },
    ask: { type: "option", look: "words", options },
    question: `In which order do you play ${listText(upward.map(rankText))}?`,
    facts: [
      `Whist, with the four-signal: ${SUIT_NAME[trump]} are trumps.`,
      `You hold ${numberWord(trumps)} ${trumps === 1 ? "trump" : "trumps"}.`,
      `Others lead ${SUIT_NAME[suit]} three times, and nothing makes you play high.`,
    ],
  };
}
