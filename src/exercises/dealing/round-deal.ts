import {
  highToLow,
  RANKS,
  SUITS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";

/** What a deal of one suit must have in it: cards in his hand and in dummy, and how many each holds in all. */
export interface SuitShape {
  readonly hand?: string;
  readonly dummy?: string;
  readonly sizes: readonly [least: number, most: number];
  readonly dummySizes: readonly [least: number, most: number];
}

/** One suit dealt to two hands, and what is left for the other two, in no order. */
export interface SuitDealt {
  readonly hand: Holding;
  readonly dummy: Holding;
  readonly rest: Rank[];
}

/** Deals a suit of the given shape; what is not laid down is dealt at random. */
export function dealShape(random: Random, shape: SuitShape): SuitDealt {
  const must = (ranks = "") => [...ranks] as Rank[];
  const [hand, dummy] = [must(shape.hand), must(shape.dummy)];
  const rest = random.shuffle(RANKS.filter((rank) => ![...hand, ...dummy].includes(rank)));
  const fill = (held: Rank[], [least, most]: readonly [number, number]) => {
    const size = Math.max(held.length, least + random.below(most - least + 1));
    return highToLow([...held, ...rest.splice(0, size - held.length)]);
  };
  const mine = fill(hand, shape.sizes);
  return { hand: mine, dummy: fill(dummy, shape.dummySizes), rest };
}

const TRUMPS = ["clubs", "diamonds", "hearts", "royals"] as const;

/** A strain, and a plain suit of it; at no trump with the given chance. */
export function dealPlain(random: Random, noTrump: number): { strain: Strain; suit: Suit } {
  const strain: Strain = random.chance(noTrump) ? "notrump" : random.pick(TRUMPS);
  return { strain, suit: random.pick(SUITS.filter((suit) => suit !== TRUMP_OF[strain])) };
}

/** A trump suit and its strain. */
export function dealTrumps(random: Random): { strain: Strain; suit: Suit } {
  const strain = random.pick(TRUMPS);
  return { strain, suit: TRUMP_OF[strain] as Suit };
}
