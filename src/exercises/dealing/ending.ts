import { height, rankOf, suitOf, type Card, type Suit } from "../../engine/core/card.ts";
import { leftOf, sideOf, SEATS, type BySeat, type Seat } from "../../engine/core/seat.ts";
import { playable, type Play } from "../../engine/core/trick.ts";

/** The last tricks of a hand with every card known. */
export interface Ending {
  /** What each hand still holds; a card that lies in the trick is in none of them. */
  readonly hands: BySeat<readonly Card[]>;
  readonly trump: Suit | null;
  /** Who leads, or has led, to the trick at hand. */
  readonly leader: Seat;
  /** The trick at hand as far as it has gone, from the leader on. */
  readonly trick: readonly Card[];
  /** Whose eyes the reader looks with: Z, who declares and plays Y’s cards as well, or one of his opponents. */
  readonly viewer: Seat;
  /** Whether tricks are to be taken, or as in nullo to be lost. */
  readonly aim: "win" | "lose";
}

/** Whose card it is. */
export function turnOf({ leader, trick }: Pick<Ending, "leader" | "trick">): Seat {
  return leftOf(leader, trick.length);
}

/** The cards down with the seats that played them. */
export function downOf({ leader, trick }: Pick<Ending, "leader" | "trick">): Play[] {
  return trick.map((card, at) => ({ seat: leftOf(leader, at), card }));
}

/** What may be played now. */
export function choicesAt(ending: Ending): readonly Card[] {
  return playable(ending.hands[turnOf(ending)], downOf(ending));
}

/** How many tricks are still to be taken, with the one at hand. */
export function tricksLeft(ending: Ending): number {
  return ending.hands[turnOf(ending)].length;
}

/** Whether the seat plays on the viewer’s side. */
export function isOurs({ viewer }: Pick<Ending, "viewer">, seat: Seat): boolean {
  return sideOf(seat) === sideOf(viewer);
}

/**
 * The cards that may be played now in groups, those together that make no difference: of one suit, and nothing between them
 * that is still out. High to low in each, in the order of the hand.
 */
export function groupsAt(ending: Ending): Card[][] {
  const turn = turnOf(ending);
  const others = new Set<Card>([
    ...SEATS.filter((seat) => seat !== turn).flatMap((seat) => ending.hands[seat]),
    ...ending.trick,
  ]);
  const groups: Card[][] = [];
  for (const card of choicesAt(ending)) {
    const last = groups.at(-1);
    const above = last?.at(-1);
    if (last && above && suitOf(above) === suitOf(card) && !between(others, above, card)) {
      last.push(card);
    } else groups.push([card]);
  }
  return groups;
}

function between(others: ReadonlySet<Card>, above: Card, below: Card): boolean {
  return [...others].some(
    (card) =>
      suitOf(card) === suitOf(below) &&
      height(rankOf(card)) < height(rankOf(above)) &&
      height(rankOf(card)) > height(rankOf(below)),
  );
}
