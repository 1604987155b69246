import {
  cardOf,
  height,
  highToLow,
  RANKS,
  SUITS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { cardText, SUIT_NAME } from "../kit/words.ts";
import { cardsOf, contractFact, poseSuitOfTwo, type Rest } from "./two-hands-play.ts";

const STRAIN_OF = { S: "royals", H: "hearts", C: "clubs", D: "diamonds" } as const;

/** A plain suit that A leads, and the trumps of both hands. */
export interface DummyRuffLayout {
  readonly suit: Suit;
  readonly trump: Suit;
  readonly two: TwoHands;
  readonly trumps: TwoHands;
  readonly led: Rank;
  /** What B plays. */
  readonly follows: Rank;
  /** The suits besides these, where they are shown. */
  readonly rest?: Rest;
}

/** Poses the first round of a suit in which dummy, who has played his lowest, is short: take it, or let it go? */
export function poseDummyRuff(layout: DummyRuffLayout): Posed {
  const { suit, trump, two, trumps, led, follows, rest } = layout;
  const [low, ...left] = two.dummy.toReversed();
  const card = (rank: Rank) => cardOf(suit, rank);
  if (!low) throw new Error("dummy has none of the suit");
  return poseSuitOfTwo(
    {
      suit,
      strain: STRAIN_OF[trump],
      two: { declarer: two.declarer, dummy: left.toReversed() },
      rest: {
        hand: [...cardsOf(trump, trumps.declarer), ...(rest?.hand ?? [])],
        dummy: [...cardsOf(trump, trumps.dummy), ...(rest?.dummy ?? [])],
      },
      round: {
        plays: [
          { seat: "A", card: card(led) },
          { seat: "Y", card: card(low) },
          { seat: "B", card: card(follows) },
        ],
      },
    },
    { type: "card", from: cardsOf(suit, two.declarer) },
    "Which card do you play?",
    [
      contractFact(STRAIN_OF[trump]),
      `{A} leads ${cardText(card(led))}, the first of the suit, and {B} follows with ${cardText(card(follows))}.`,
    ],
  );
}

/** Poses the lead of dummy’s short suit, ace and another, from which dummy is to ruff. */
export function poseRuffLead({
  suit,
  trump,
  two,
  trumps,
}: Pick<DummyRuffLayout, "suit" | "trump" | "two" | "trumps">): Posed {
  return poseSuitOfTwo(
    {
      suit,
      strain: STRAIN_OF[trump],
      two,
      rest: { hand: cardsOf(trump, trumps.declarer), dummy: cardsOf(trump, trumps.dummy) },
    },
    { type: "card", from: cardsOf(suit, two.dummy) },
    `You lead ${SUIT_NAME[suit]} from dummy, who is to ruff one. Which card first?`,
    [contractFact(STRAIN_OF[trump]), "No trump has been led yet, and dummy is on lead."],
  );
}

const small = (random: Random): Rank[] =>
  random.shuffle(RANKS.filter((rank) => height(rank) < height("T")));

/** Ace and small cards facing one small card or two, and three small trumps or two in dummy. */
export function dealDummyRuff(random: Random, level: Level): Posed {
  const [suit, trump] = random.shuffle(SUITS) as [Suit, Suit];
  const short = random.pick([1, 2] as const);
  const plain = small(random);
  const [follows, ...cards] = plain as [Rank, ...Rank[]];
  const two: TwoHands = {
    dummy: highToLow(cards.slice(0, short)),
    declarer: highToLow(["A", ...cards.slice(short, short + 3 + random.below(2))]),
  };
  const lows = small(random);
  const weak = 2 + random.below(2);
  const tops: Holding = random.pick(["AKJ", "AQJ", "KQJ", "AKQ"] as const).split("") as Rank[];
  const trumps: TwoHands = {
    dummy: highToLow(lows.slice(0, weak)),
    declarer: highToLow([...tops, ...lows.slice(weak, weak + 2)]),
  };
  const layout = { suit, trump, two, trumps, led: random.pick(["K", "Q"] as const), follows };
  if (level === 1) return poseDummyRuff(layout);
  const rest = restBesides(random, layout);
  return poseDummyRuff({ ...layout, rest });
}

/** Both hands’ two other suits, evenly dealt. */
function restBesides(random: Random, { suit, trump, two, trumps }: DummyRuffLayout): Rest {
  const others = SUITS.filter((each) => each !== suit && each !== trump);
  for (;;) {
    const cards = random.shuffle(others.flatMap((each) => cardsOf(each, RANKS)));
    const mine = 13 - two.declarer.length - trumps.declarer.length;
    const both = mine + 13 - two.dummy.length - trumps.dummy.length;
    const rest = { hand: cards.slice(0, mine), dummy: cards.slice(mine, both) };
    const has = (hand: readonly string[]) =>
      others.every((each) => hand.some((card) => card.startsWith(each)));
    if (has(rest.hand) && has(rest.dummy)) return rest;
  }
}
