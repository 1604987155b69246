/**
 * The double-dummy solver: what best play by all four hands comes to with every card known. Tricks are those of the side
 * of the seat to play, counted from here on with the trick at hand; in the table, those of the declarer’s side. It is
 * pure, and one search runs at a time: its table of at most 64 MB is kept from call to call while the cards, the trump
 * and the aim are those of one deal. Positions must be sound: {@link checkPosition} says whether one is.
 *
 * What ideas gained when they came in, as geometric means over the deals of tests/solver, measured in turn in one run:
 *
 * | idea | positions | time |
 * | --- | --- | --- |
 * | stoppers in several suits counted together, not one trick (stops.ts); 2 % in 120 other deals with trumps | 6 % | 5 % |
 * | leads remembered by card, in 200 other deals without trumps (history.ts) | 13 % | not taken |
 * | owners of top cards read from their row; cards brought forward one by one, not sorted | 0 | 3 % |
 * | a card that is the only one played without more ado | 0 | 2 % |
 * | one module instead of a file each; 2 % in endings once it is made small | 0 | 12 to 17 % |
 * | prices of all cards made up as often as somebody may look, in endings of eight cards | 0 | 2 to 5 % |
 *
 * Nothing came of looking for sure tricks before the table (6 % slower), of moving answers that were found to the front of
 * their list, of longer slices, of pricing the cards level by level or those below all that an answer rested on together
 * (the table knows), or of other first guesses: to know the number beforehand would save a fifth.
 */
import type { Card } from "../../engine/core/card.ts";
import type { BySeat } from "../../engine/core/seat.ts";
import {
  UNLIMITED,
  type Limit,
  type Line,
  type PricedCard,
  type TableCell,
  type Tricks,
  type Work,
} from "./answers.ts";
import type { Aim, Position } from "./position.ts";
import { positionsSeen } from "./root.ts";
import { cardsWork, lineWork, onlyWork, tableWork, valueWork, type Only } from "./work.ts";

export {
  isExact,
  TABLE_TRUMPS,
  UNLIMITED,
  type Limit,
  type Line,
  type PricedCard,
  type TableCell,
  type Tricks,
  type Work,
} from "./answers.ts";
export {
  after,
  AIMS,
  checkPosition,
  equalCards,
  legalCards,
  toPlay,
  tricksLeft,
  type Aim,
  type Position,
} from "./position.ts";
export { positionsSeen } from "./root.ts";
export { cardsWork, lineWork, onlyWork, tableWork, valueWork, type Only } from "./work.ts";

/** Does the work as far as the limit allows, and gives the last that became known. */
export function settle<Answer>(work: Work<Answer>, { nodes }: Limit): Answer {
  const before = positionsSeen();
  let known: Answer | undefined;
  for (const answer of work) {
    known = answer;
    if (positionsSeen() - before >= nodes) break;
  }
  if (known === undefined) throw new Error("the work gave no answer");
  return known;
}

/** What the position is worth. */
export function value(position: Position, limit: Limit = UNLIMITED): Tricks {
  return settle(valueWork(position), limit);
}

/** What each legal card is worth, in the order of the hand; equal cards are all there. */
export function priceCards(position: Position, limit: Limit = UNLIMITED): readonly PricedCard[] {
  return settle(cardsWork(position), limit);
}

/** What the position is worth, and which cards alone are worth it. */
export function onlyBest(position: Position, limit: Limit = UNLIMITED): Only {
  return settle(onlyWork(position), limit);
}

/** The twenty cells of a deal. */
export function priceTable(
  hands: BySeat<readonly Card[]>,
  aim: Aim = "win",
  limit: Limit = UNLIMITED,
): readonly TableCell[] {
  return settle(tableWork(hands, aim), limit);
}

/** A line of best play from here, of so many cards or to the last. */
export function bestLine(position: Position, limit: Limit = UNLIMITED, most?: number): Line {
  return settle(lineWork(position, most), limit);
}
