import {
  cardOf,
  PACK,
  rankOf,
  sortHand,
  suitOf,
  SUITS,
  type Card,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import type { BySeat, Seat } from "../../engine/core/seat.ts";
import { onlyBestAt } from "../marking/ending-price.ts";
import { choicesAt, groupsAt, tricksLeft, type Ending } from "./ending.ts";

/** What an ending is wanted to be. */
export interface Wanted {
  /** Who may be to play, and with whose eyes the reader looks: always of one side. */
  readonly seats: readonly (readonly [turn: Seat, viewer: Seat])[];
  readonly aim: Ending["aim"];
  /** How many cards each hand may have left, the commoner numbers more than once. */
  readonly cards: readonly number[];
}

/** Cards at the end of a random deal: as many in each hand, and a trump in two deals of three, but none at nullo. */
export function randomEnding(random: Random, { seats, aim, cards }: Wanted): Ending {
  const count = random.pick(cards);
  const pack = random.shuffle(PACK);
  const hand = (at: number) => sortHand(pack.slice(at * count, (at + 1) * count));
  const hands: BySeat<readonly Card[]> = { Z: hand(0), A: hand(1), Y: hand(2), B: hand(3) };
  const [leader, viewer] = random.pick(seats);
  const dealt = pack.slice(0, count * 4);
  const suits = SUITS.filter((suit) => dealt.some((card) => suitOf(card) === suit));
  const trump = aim === "win" && random.chance(2 / 3) ? random.pick(suits) : null;
  return { hands, trump, leader, trick: [], viewer, aim };
}

/**
 * The one card, or the first of several that are the same, that does better than every other: null where there is none, or
 * fewer than three to choose among, or all of one suit, or the best is to take nothing, or at nullo everything.
 */
export function keyOf(ending: Ending): Card | null {
  if (groupsAt(ending).length < 3 || new Set(choicesAt(ending).map(suitOf)).size < 2) return null;
  const { tricks, cards } = onlyBestAt(ending);
  if (tricks === (ending.aim === "win" ? 0 : tricksLeft(ending))) return null;
  return cards?.[0] ?? null;
}

/** An ending of the sort wanted in which just one card will do. */
export function dealEnding(random: Random, wanted: Wanted): Ending {
  for (;;) {
    const ending = randomEnding(random, wanted);
    if (keyOf(ending)) return ending;
  }
}

/** The same ending with its suits in another order, which is the same problem to a solver and a new one to the eye. */
export function withSuits(ending: Ending, order: readonly Suit[]): Ending {
  const suitFor = (suit: Suit) => order[SUITS.indexOf(suit)] ?? suit;
  const hand = (seat: Seat) =>
    sortHand(ending.hands[seat].map((card) => cardOf(suitFor(suitOf(card)), rankOf(card))));
  return {
    ...ending,
    hands: { Z: hand("Z"), A: hand("A"), Y: hand("Y"), B: hand("B") },
    trump: ending.trump && suitFor(ending.trump),
  };
}
