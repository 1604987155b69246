import {
  holdings,
  isHonour,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Suit,
} from "../core/card.ts";

/** A hand as the maker of a trump weighs it. */
export interface MakerHand {
  readonly held: BySuit<Holding>;
  readonly aces: readonly Suit[];
}

export function makerHand(hand: readonly Card[]): MakerHand {
  const held = holdings(hand);
  return { held, aces: SUITS.filter((suit) => held[suit].includes("A")) };
}

/** How many of ace, king, queen, knave and ten a suit holds. */
export function honourCount(holding: Holding): number {
  return holding.filter(isHonour).length;
}

/**
 * Whether a suit without the ace is guarded: a king with one more, a queen with two, queen and knave with one. (Rule
 * `straight.make.advice.nt`.)
 */
export function guarded(holding: Holding): boolean {
  return (
    (holding.includes("K") && holding.length >= 2) || (holding.includes("Q") && holding.length >= 3)
  );
}

/** A knave with three more, which will do for the last suit of a one-ace no-trumper. */
export function knaveGuarded(holding: Holding): boolean {
  return holding.includes("J") && holding.length >= 4;
}

/** An ace or a guarded king outside the suit: what a red make wants beside its trumps. */
export function protectedOutside({ held }: MakerHand, trump: Suit): boolean {
  return SUITS.some(
    (suit) =>
      suit !== trump &&
      (held[suit].includes("A") || (held[suit].includes("K") && held[suit].length >= 2)),
  );
}

/** Another suit of five or more headed by the ace or the king. */
export function longSideSuit({ held }: MakerHand, trump: Suit): boolean {
  return SUITS.some(
    (suit) =>
      suit !== trump && held[suit].length >= 5 && (held[suit][0] === "A" || held[suit][0] === "K"),
  );
}

/** Ace, king and queen at the head of so many cards. */
export function solid(holding: Holding, length: number): boolean {
  return holding.length >= length && holding.slice(0, 3).join("") === "AKQ";
}

/**
 * Tricks that a hand is fairly sure of with a suit for trumps: aces, guarded kings, the guarded queen of trumps, and each
 * trump beyond the third. Our own count for the rule that no red make is sound under four. (Rule `straight.make.passed`.)
 */
export function probableTricks({ held }: MakerHand, trump: Suit): number {
  const high = SUITS.reduce((sum, suit) => {
    const holding = held[suit];
    const king = holding.includes("K") && holding.length >= 2 ? 1 : 0;
    const queen = suit === trump && holding.includes("Q") && holding.length >= 3 ? 1 : 0;
    return sum + (holding.includes("A") ? 1 : 0) + king + queen;
  }, 0);
  return high + Math.max(0, held[trump].length - 3);
}
