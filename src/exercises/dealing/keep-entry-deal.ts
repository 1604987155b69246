import {
  height,
  highToLow,
  PACK,
  RANKS,
  rankOf,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { otherHand } from "../marking/two-hands-suit.ts";
import { poseDuck, poseGuard } from "./keep-entry.ts";
import { cardsOf } from "./two-hands-play.ts";

type Hands<T> = Readonly<Record<keyof TwoHands, T>>;

/** Two things, one for a hand and one for the other. */
const place = <T>(hand: keyof TwoHands, its: T, others: T): Hands<T> =>
  hand === "dummy" ? { dummy: its, declarer: others } : { declarer: its, dummy: others };

const isTop = (card: Card) => height(rankOf(card)) >= height("Q");

/**
 * The rest of both hands up to a size, about cards laid out already: the hand with the long suit has no ace, king or queen
 * in it, the other some of them, and each one card of every other suit at the least.
 */
function restAbout(
  random: Random,
  fixed: Hands<readonly Card[]>,
  long: keyof TwoHands,
  size: number,
): Hands<readonly Card[]> {
  const used = new Set([...fixed.declarer, ...fixed.dummy].map(suitOf));
  const suits = SUITS.filter((suit) => !used.has(suit));
  const pool = PACK.filter((card) => suits.includes(suitOf(card)));
  const spread = (hand: readonly Card[]) =>
    suits.every((suit) => hand.some((card) => suitOf(card) === suit));
  for (;;) {
    const cards = random.shuffle(pool);
    const low = cards.filter((card) => !isTop(card)).slice(0, size - fixed[long].length);
    const free = cards
      .filter((card) => !low.includes(card))
      .slice(0, size - fixed[otherHand(long)].length);
    if (spread(low) && spread(free) && free.filter(isTop).length >= 3) {
      return place(long, low, free);
    }
  }
}

/** Where the entry is, what the other hand has, and whether the hand with the entry is second to play or fourth. */
interface Entry {
  readonly entry: Rank;
  readonly helper: Rank;
  readonly keep: "second" | "fourth";
}

const ENTRIES: readonly (readonly [Entry, number])[] = [
  [{ entry: "A", helper: "Q", keep: "second" }, 4],
  [{ entry: "A", helper: "K", keep: "second" }, 2],
  [{ entry: "K", helper: "A", keep: "second" }, 2],
  [{ entry: "K", helper: "A", keep: "fourth" }, 5],
  [{ entry: "A", helper: "K", keep: "fourth" }, 4],
];

const smallCards = (random: Random, below: Rank): Rank[] =>
  random.shuffle(RANKS.filter((rank) => height(rank) < height(below)));

/** A small card led in the suit of the only entry; the long suit wants the ace driven out. */
function dealGuard(random: Random, level: Level): Posed {
  const [suit, longSuit] = random.shuffle(SUITS) as [Suit, Suit];
  const { entry, helper, keep } = random.weigh(ENTRIES);
  const led = random.pick(["4", "5", "6", "7", "8"] as const);
  const small = smallCards(random, "T").filter((rank) => rank !== led);
  const by = level === 1 ? random.pick(["A", "B"] as const) : "A";
  const second = by === "A" ? "dummy" : "declarer";
  const long = keep === "second" ? second : otherHand(second);
  const two = place(
    long,
    highToLow([entry, ...small.slice(0, 1 + random.below(2))]),
    highToLow([helper, ...small.slice(2, 4 + random.below(2))]),
  );
  const layout = { suit, two, long, longSuit, led, by } as const;
  if (level === 1) return poseGuard(layout);
  const lows = smallCards(random, "T");
  const runs = place(
    long,
    cardsOf(longSuit, ["K", "Q", "J", ...highToLow(lows.slice(0, 2 + random.below(2)))]),
    cardsOf(longSuit, highToLow(lows.slice(4, 6))),
  );
  const fixed = {
    declarer: [...cardsOf(suit, two.declarer), ...runs.declarer],
    dummy: [...cardsOf(suit, two.dummy), ...runs.dummy],
  };
  const more = restAbout(random, fixed, long, 13);
  return poseGuard({
    ...layout,
    rest: {
      hand: [...runs.declarer, ...more.declarer],
      dummy: [...runs.dummy, ...more.dummy],
    },
  });
}

/** Ace, king and three or four small cards facing two small ones. */
function dealDuck(random: Random, level: Level): Posed {
  const suit = random.pick(SUITS);
  const small = smallCards(random, "9");
  const [one = "3", two = "2", follows = "4"] = small;
  const long = random.chance(0.7) ? "dummy" : "declarer";
  const short = highToLow([one, two]);
  const held = highToLow(["A", "K", ...small.slice(3, 6 + random.below(2))]);
  const hands = place(long, held, short);
  const layout = { suit, two: hands, long, led: short[1] ?? two, follows } as const;
  if (level === 1) return poseDuck(layout);
  const fixed = { declarer: cardsOf(suit, hands.declarer), dummy: cardsOf(suit, hands.dummy) };
  const { declarer: hand, dummy } = restAbout(random, fixed, long, 12);
  return poseDuck({ ...layout, rest: { hand, dummy } });
}

/** An entry to be guarded in a suit led, or a round to be ducked for want of one. */
export function dealKeepEntry(random: Random, level: Level): Posed {
  return random.chance(0.75) ? dealGuard(random, level) : dealDuck(random, level);
}
