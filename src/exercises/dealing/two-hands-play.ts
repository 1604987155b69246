import {
  cardOf,
  PACK,
  sortHand,
  suitOf,
  SUITS,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Ask } from "../kit/ask.ts";
import type { Level, Posed, Words } from "../kit/exercise.ts";
import { SUIT_NAME } from "../kit/words.ts";
import type { TwoHandsRound } from "./two-hands-round.ts";

/** The other suits of declarer’s two hands. */
export interface Rest {
  readonly hand: readonly Card[];
  readonly dummy: readonly Card[];
}

/** One suit of declarer’s two hands, as it is dealt or written down; with `rest`, both hands are shown whole. */
export interface SuitOfTwo {
  readonly suit: Suit;
  readonly strain: Strain;
  readonly two: TwoHands;
  readonly rest?: Rest | undefined;
  readonly round?: Omit<TwoHandsRound, "suit">;
}

/** The cards of one suit. */
export const cardsOf = (suit: Suit, ranks: Holding): Card[] =>
  ranks.map((rank) => cardOf(suit, rank));

/** Poses a question about one suit to declarer, who sees both hands. */
export function poseSuitOfTwo(
  { suit, strain, two, rest, round }: SuitOfTwo,
  ask: Ask,
  question: Words,
  facts: readonly Words[],
): Posed {
  return {
    scene: {
      type: "two-hands",
      viewer: "Z",
      strain,
      hand: sortHand([...cardsOf(suit, two.declarer), ...(rest?.hand ?? [])]),
      dummy: sortHand([...cardsOf(suit, two.dummy), ...(rest?.dummy ?? [])]),
      round: { suit, ...round },
    },
    ask,
    question,
    facts,
  };
}

/** What the contract is, as declarer would say it. */
export function contractFact(strain: Strain): Words {
  const trump = TRUMP_OF[strain];
  return trump ? `You declare, and trumps are ${SUIT_NAME[trump]}.` : "You declare at no trump.";
}

/** The suits to which a hand holds from one card to five. */
const isEven = (cards: readonly Card[], suits: readonly Suit[]) =>
  suits.every((suit) => {
    const { length } = cards.filter((card) => suitOf(card) === suit);
    return length >= 1 && length <= 5;
  });

/** How many cards each of declarer’s hands has. */
export type Sizes = Readonly<Record<keyof TwoHands, number>>;
const WHOLE: Sizes = { declarer: 13, dummy: 13 };

/**
 * The rest of two hands of such sizes, evenly dealt, of which one suit is laid out already. `fits` refuses what would spoil
 * the question.
 */
export function dealRest(
  random: Random,
  suit: Suit,
  two: TwoHands,
  sizes = WHOLE,
  fits: (rest: Rest) => boolean = () => true,
): Rest {
  const others = PACK.filter((card) => suitOf(card) !== suit);
  const suits = SUITS.filter((other) => other !== suit);
  const mine = sizes.declarer - two.declarer.length;
  const both = mine + sizes.dummy - two.dummy.length;
  for (;;) {
    const cards = random.shuffle(others);
    const rest = { hand: cards.slice(0, mine), dummy: cards.slice(mine, both) };
    if (isEven(rest.hand, suits) && isEven(rest.dummy, suits) && fits(rest)) return rest;
  }
}

/** How often a hand can be put in by the other suits: by an ace, or by a king whose ace is opposite. */
export function entriesTo(hand: keyof TwoHands, { hand: mine, dummy }: Rest): number {
  const [held, opposite] = hand === "declarer" ? [mine, dummy] : [dummy, mine];
  return SUITS.filter(
    (suit) =>
      held.includes(cardOf(suit, "A")) ||
      (held.includes(cardOf(suit, "K")) && opposite.includes(cardOf(suit, "A"))),
  ).length;
}

/** How a question about one suit of two hands is dealt, and which whole deals it may be set in. */
export interface SuitDealing {
  /** The suit alone, or at the second level both hands. */
  deal(random: Random, level: Level): Posed;
  /** Whether what the facts say is true of the other suits of both hands. */
  fits?(posed: Posed, rest: Rest): boolean;
  /** Whether the suit is that of the opening lead. */
  readonly opening?: boolean;
}
