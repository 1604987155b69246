import {
  height,
  PACK,
  rankOf,
  sortHand,
  suitOf,
  SUITS,
  type Card,
  type Suit,
} from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { leftOf, SEATS, type BySeat, type Seat } from "../../engine/core/seat.ts";
import { playable, winningPlay, type Play, type Trick } from "../../engine/core/trick.ts";

/** What both sides are playing for: to take tricks, or as in nullo to make the others take them. */
export const AIMS = ["win", "lose"] as const;
export type Aim = (typeof AIMS)[number];

/**
 * A hand at any moment of the play with all cards known. The hands hold what is still to be played; the cards of a trick
 * that has been begun lie in `trick`, from `leader` on, and are in no hand. Any number of cards from one to thirteen.
 */
export interface Position {
  readonly hands: BySeat<readonly Card[]>;
  readonly trump: Suit | null;
  /** Who leads, or has led, to the trick at hand. */
  readonly leader: Seat;
  /** None to three cards, in the order they were played. */
  readonly trick: readonly Card[];
  readonly aim: Aim;
}

/** Who is to play. */
export function toPlay(position: Position): Seat {
  return leftOf(position.leader, position.trick.length);
}

/** The cards of the trick at hand with the seats that played them. */
export function trickOf(position: Position): Trick {
  return position.trick.map((card, index): Play => ({
    seat: leftOf(position.leader, index),
    card,
  }));
}

/** What the seat to play may play under the law of following suit. */
export function legalCards(position: Position): readonly Card[] {
  return playable(position.hands[toPlay(position)], trickOf(position));
}

/** How many tricks are still to be taken, the one at hand included. */
export function tricksLeft(position: Position): number {
  return position.hands[toPlay(position)].length;
}

/**
 * Checks that a position can be played out: one to thirteen tricks, a card in one place only, and as many cards with each
 * hand as its turn in the trick asks for. Refuses anything else.
 */
export function checkPosition(position: Position): Result<Position> {
  const { hands, leader, trick } = position;
  if (trick.length > 3) return refuse("trick-full", "Four cards are already down.");
  const count = tricksLeft(position);
  if (count < 1) return refuse("no-cards", "There are no cards left to play.");
  for (let index = 0; index < 4; index++) {
    const seat = leftOf(leader, index);
    const due = index < trick.length ? count - 1 : count;
    if (hands[seat].length !== due) {
      return refuse(
        "uneven",
        `Hand ${seat} should hold ${due} cards here, not ${hands[seat].length}.`,
      );
    }
  }
  const seen = new Set<Card>();
  for (const card of [...SEATS.flatMap((seat) => hands[seat]), ...trick]) {
    if (!PACK.includes(card)) return refuse("not-a-card", `“${card}” is not a card.`);
    if (seen.has(card)) return refuse("twice", `${card} is there twice.`);
    seen.add(card);
  }
  return ok(position);
}

/** The position after the seat to play has played this card; a whole trick is turned. The card must be legal. */
export function after(position: Position, card: Card): Position {
  const seat = toPlay(position);
  const hands = {
    ...position.hands,
    [seat]: position.hands[seat].filter((held) => held !== card),
  };
  const whole: Position = { ...position, hands, trick: [...position.trick, card] };
  if (whole.trick.length < 4) return whole;
  return { ...whole, trick: [], leader: winningPlay(trickOf(whole), position.trump).seat };
}

/**
 * The legal cards in groups that are worth the same: cards of one suit with none between them that is still out, counting
 * those of the trick at hand. Each group runs from high to low.
 */
export function equalCards(position: Position): readonly (readonly Card[])[] {
  const legal = legalCards(position);
  if (legal.length < 2) return [legal];
  const seat = toPlay(position);
  /** Who else’s cards of each suit are still out, a bit for each height. */
  const others = [0, 0, 0, 0];
  const mark = (card: Card) => {
    others[SUITS.indexOf(suitOf(card))]! |= 1 << height(rankOf(card));
  };
  for (const other of SEATS) if (other !== seat) position.hands[other].forEach(mark);
  position.trick.forEach(mark);
  const groups: Card[][] = [];
  for (const card of sortHand(legal)) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    if (group && above && suitOf(above) === suitOf(card)) {
      const from = 1 << (height(rankOf(card)) + 1);
      const between = (1 << height(rankOf(above))) - from;
      if ((others[SUITS.indexOf(suitOf(card))]! & between) === 0) {
        group.push(card);
        continue;
      }
    }
    groups.push([card]);
  }
  return groups;
}
