import { cardOf, type Holding, type Rank, type Suit } from "../../engine/core/card.ts";
import { leftOf } from "../../engine/core/seat.ts";
import type { Posed } from "../kit/exercise.ts";
import { cardText, numberWord } from "../kit/words.ts";
import { poseRound, type RoundLayout } from "./pose-round.ts";

const nullos = (level: number) => `${numberWord(level)} ${level === 1 ? "nullo" : "nullos"}`;

/** One trick of a nullo, before an adversary plays to it; `viewer` A has dummy on his left, B on his right. */
export function poseNulloRound(
  layout: Omit<RoundLayout, "strain">,
  viewer: "A" | "B",
  level = 2,
): Posed {
  const { facts, ...posed } = poseRound({ ...layout, strain: "nullo" }, viewer);
  return {
    ...posed,
    facts: [
      `{Z} plays ${nullos(level)}, and means to lose tricks; there is no trump.`,
      ...facts.slice(1),
    ],
  };
}

/** One trick of a nullo, before declarer plays last to it: the cards of A, dummy and B, and what is left of the suit. */
export function poseNulloLast(
  suit: Suit,
  hand: Holding,
  dummy: Holding,
  trick: readonly [lead: Rank, dummy: Rank, third: Rank],
  level = 2,
): Posed {
  const of = (ranks: Holding) => ranks.map((rank) => cardOf(suit, rank));
  const plays = of(trick).map((card, at) => ({ seat: leftOf("A", at), card }));
  const [lead, second, third] = of(trick).map(cardText);
  const cards = of(hand);
  return {
    scene: {
      type: "two-hands",
      viewer: "Z",
      strain: "nullo",
      hand: cards,
      dummy: of(dummy),
      round: { suit, plays },
    },
    ask: { type: "card", from: cards },
    question: "Which card do you play?",
    facts: [
      `You are {Z}, and play ${nullos(level)}: you mean to lose tricks.`,
      `{A} leads ${lead}, dummy cannot help going over with ${second}, and {B} plays ${third}. You are last.`,
    ],
  };
}
