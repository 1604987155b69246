import { cardOf, PACK, RANKS, suitOf, type Card, type Suit } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { SEATS, type BySeat, type Seat } from "../../engine/core/seat.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import { couldOpen, pointsOf, strongFirst } from "./dealer-bids.ts";
import type { Hands } from "./past-tricks.ts";

/** What is known of the suit asked about, before the rest of the pack is dealt round it. */
export interface KnownSuit {
  readonly suit: Suit;
  readonly strain: Strain;
  readonly viewer: Seat;
  /** The suit as each seat is known to have it, with what it has played of it. */
  readonly held: BySeat<readonly Card[]>;
  /** Seats all of whose cards of the suit are known. */
  readonly whole: readonly Seat[];
  /** How many trumps the viewer has, where it matters. */
  readonly trumps?: number;
  /** Whether Z is to have what a dealer bids the strain on at auction. */
  readonly bid: boolean;
}

const HAND = 13;
/** Declarer’s trumps, at the least. */
const LONG_TRUMPS = 5;
/** High-card points on which the viewer may have kept silent: a check on plausibility, not a rule. */
const MOST_POINTS = 13;

/** Four hands of thirteen about the suit as it is known; null where this shuffle gives none that could have been so bid. */
export function dealHands(random: Random, known: KnownSuit): Hands | null {
  const { suit, strain, held, whole, viewer } = known;
  const trump = TRUMP_OF[strain];
  const hands = { ...held } as Hands;
  const give = (seat: Seat, cards: readonly Card[]) => {
    hands[seat] = [...hands[seat], ...cards];
  };
  const taken = SEATS.flatMap((seat) => held[seat]);
  const others = SEATS.filter((seat) => !whole.includes(seat));
  for (const card of PACK.filter((one) => suitOf(one) === suit && !taken.includes(one))) {
    // Declarer’s side is long in its trumps.
    give(random.pick(suit === trump && others.includes("Z") ? [...others, "Z"] : others), [card]);
  }
  if (trump && trump !== suit) {
    const trumps = random.shuffle(RANKS).map((rank) => cardOf(trump, rank));
    give(viewer, trumps.splice(0, known.trumps ?? 2 + random.below(2)));
    for (const seat of SEATS.filter((one) => one !== viewer && one !== "Z")) {
      if (known.bid) give(seat, trumps.splice(0, 1 + random.below(3)));
    }
    if (known.bid) {
      if (trumps.length < LONG_TRUMPS) return null;
      give("Z", trumps);
    } else {
      for (const card of trumps) give(random.pick(SEATS.filter((one) => one !== viewer)), [card]);
    }
  }
  const rest = PACK.filter((card) => suitOf(card) !== suit && suitOf(card) !== trump);
  let pool = known.bid ? strongFirst(random, rest) : random.shuffle(rest);
  for (const seat of SEATS) {
    const room = HAND - hands[seat].length;
    if (room < 0) return null;
    give(seat, pool.splice(0, room));
    pool = random.shuffle(pool);
  }
  if (known.bid && !couldOpen(hands.Z, strain)) return null;
  return !known.bid || pointsOf(hands[viewer]) <= MOST_POINTS ? hands : null;
}
