import type { Card } from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import {
  leftOf,
  SEATS,
  sideOf,
  type BySeat,
  type BySide,
  type Seat,
} from "../../engine/core/seat.ts";
import { checkPlay, playable, winningPlay, type Trick } from "../../engine/core/trick.ts";
import { termsOf, type PlayDeal } from "./deal.ts";

/** A whole trick and the seat that took it. */
export interface TakenTrick {
  readonly plays: Trick;
  readonly winner: Seat;
}

/** A deal part way through the play. */
export interface Position {
  readonly left: BySeat<readonly Card[]>;
  /** The cards of the trick in hand, of which there are three at the most: the fourth gathers it. */
  readonly trick: Trick;
  readonly tricks: readonly TakenTrick[];
  readonly won: BySide<number>;
  /** Whose card is due; null once all are played. */
  readonly toPlay: Seat | null;
}

const WHOLE_TRICK = 4;
const TRICKS = 13;

/**
 * Where a deal stands after the cards given, each played by the hand whose turn it was. Refuses the first that its hand
 * does not hold, and a revoke or a lead out of turn unless faults are allowed, naming the trick.
 */
export function positionOf(
  deal: PlayDeal,
  plays: readonly Card[],
  faults: "refused" | "allowed" = "refused",
): Result<Position> {
  const { trump, leader } = termsOf(deal);
  const left: Record<Seat, readonly Card[]> = { ...deal.hands };
  const tricks: TakenTrick[] = [];
  const won = { YZ: 0, AB: 0 };
  let trick: Trick = [];
  let turn = leader;
  for (const card of plays) {
    const holder = SEATS.find((seat) => left[seat].includes(card));
    // A lead out of turn stands for as long as nobody has it put right.
    if (faults === "allowed" && trick.length === 0 && holder) turn = holder;
    const checked = checkPlay(left[turn], trick, { seat: turn, card });
    if (!checked.ok && !(faults === "allowed" && checked.violation.code === "revoke")) {
      const { code, message, rule } = checked.violation;
      return refuse(code, `Trick ${tricks.length + 1}: ${message}`, rule);
    }
    trick = [...trick, { seat: turn, card }];
    left[turn] = left[turn].filter((held) => held !== card);
    turn = leftOf(turn);
    if (trick.length === WHOLE_TRICK) {
      const winner = winningPlay(trick, trump).seat;
      tricks.push({ plays: trick, winner });
      won[sideOf(winner)] += 1;
      trick = [];
      turn = winner;
    }
  }
  return ok({ left, trick, tricks, won, toPlay: tricks.length === TRICKS ? null : turn });
}

/** The cards that may now be played by law. */
export function legalCards({ left, trick, toPlay }: Position): readonly Card[] {
  return toPlay ? playable(left[toPlay], trick) : [];
}

/** The trick that lies on the table: the one in hand, or the last until somebody leads to the next. */
export function onTable({ trick, tricks }: Position): Trick {
  return trick.length > 0 ? trick : (tricks.at(-1)?.plays ?? []);
}
