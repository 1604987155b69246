import {
  height,
  holdings,
  SUITS,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../core/card.ts";

/**
 * Tricks that trumps are worth to a doubler who sits over the maker, by the least holding that is worth so much: Elwell
 * 1905, table under doubling. A better holding of the same length or longer is worth at least as much.
 */
const OVER_MAKER: readonly (readonly [least: string, tricks: number])[] = [
  ["J222", 1],
  ["Q22", 1],
  ["QJ22", 2],
  ["KQ2", 2],
  ["KJ2", 2],
  ["KQT2", 3],
  ["AQT", 3],
  ["AT972", 3],
];

function atLeast(holding: Holding, least: string): boolean {
  const wanted = [...least] as Rank[];
  return (
    holding.length >= wanted.length &&
    wanted.every((rank, index) => height(holding[index] ?? "2") >= height(rank))
  );
}

/**
 * Tricks that a holding in trumps counts for when thinking of doubling: an ace or a king one each, or more where the
 * holding sits over the maker. `holding` is high to low. (Rule `straight.double.count`.)
 */
export function trumpTricks(holding: Holding, overMaker: boolean): number {
  const topCards = holding.filter((rank) => rank === "A" || rank === "K").length;
  if (!overMaker) return topCards;
  return OVER_MAKER.reduce(
    (most, [least, tricks]) => (atLeast(holding, least) ? Math.max(most, tricks) : most),
    topCards,
  );
}

/** Tricks that a whole hand counts for against a make: trumps, and each ace and king beside them. */
export function doublingTricks(
  hand: readonly Card[],
  trump: Suit | null,
  overMaker: boolean,
): number {
  const held = holdings(hand);
  return SUITS.reduce((sum, suit) => sum + trumpTricks(held[suit], overMaker && suit === trump), 0);
}
