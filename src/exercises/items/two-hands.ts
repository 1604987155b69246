import { cardOf, type Card, type Rank, type Suit } from "../../engine/core/card.ts";

/** The cards of a written hand: `SAK4 H96 DQJT CA842`. */
export function handOf(text: string): Card[] {
  return text
    .split(" ")
    .flatMap(([suit, ...ranks]) => ranks.map((rank) => cardOf(suit as Suit, rank as Rank)));
}
