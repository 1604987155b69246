import { cardOf, type Holding, type Rank, type Suit } from "../../engine/core/card.ts";
import type { Posed } from "../kit/exercise.ts";
import { cardText } from "../kit/words.ts";

/** Third hand at straight bridge, no trump, on a high card of partner’s that is winning, or on his second one. */
export function poseUnblock(
  suit: Suit,
  led: Rank,
  dummy: Holding,
  hand: Holding,
  before?: Rank,
): Posed {
  const cards = (ranks: Holding) => ranks.map((rank) => cardOf(suit, rank));
  const card = cardOf(suit, led);
  const plays = cardOf(suit, dummy.at(-1) as Rank);
  const first = before ? cardOf(suit, before) : null;
  return {
    scene: {
      type: "third-hand",
      viewer: "B",
      strain: "notrump",
      declarer: "Z",
      led: card,
      ...(first ? { before: first } : {}),
      dummy: cards(dummy),
      dummyPlays: plays,
      hand: cards(hand),
    },
    ask: { type: "card", from: cards(hand) },
    question: "Which card do you play?",
    facts: [
      "Straight bridge, no trump; {Z} is the dealer.",
      first
        ? `Partner led ${cardText(first)}, which won, and now leads ${cardText(card)}. Dummy plays ${cardText(plays)}.`
        : `Partner opens ${cardText(card)}, and dummy plays ${cardText(plays)}.`,
    ],
  };
}
