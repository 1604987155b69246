import type { Card } from "../../../engine/core/card.ts";
import type { Seat } from "../../../engine/core/seat.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Note, Turning } from "../../../tabletop/playing/pbn.ts";
import type { PosedTurning } from "../../../tabletop/playing/turning.ts";
import type { Position } from "../../../tabletop/playing/position.ts";
import {
  begin,
  isOver,
  playsHand,
  positionNow,
  readersTurn,
  type Session,
} from "../../../tabletop/playing/session.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";

/** A deal as its page lays it out. */
export interface PlayProps {
  readonly deal: PlayDeal;
  /** How it was played in the book; empty where there is no book. */
  readonly record: readonly Card[];
  readonly notes: readonly Note[];
  /** What each opening lead is worth, as `formatPrices` writes it, where that is known beforehand. */
  readonly opening?: string | undefined;
  /** Points at which the reader may choose before he is shown the book’s card; those of his own file are yet to be priced. */
  readonly turnings?: readonly (Turning | PosedTurning)[];
  /** What the rules are called that the questions cite. */
  readonly titles?: Titles;
  /** Where to begin, where an address says so. */
  readonly from?: Session;
}

/** What the cards of the hand in turn cost: as a mark on the card, and as words after its name. */
export type HandCosts = ReadonlyMap<Card, { readonly mark: string; readonly said: string }>;

/** What each card of the line cost, in tricks, by its place in the line. */
export type LineCosts = ReadonlyMap<number, number>;

/** The deal before a card is played, all hands open, with the book’s line laid ready for whoever steps along it. */
export function opening({ record }: Pick<PlayProps, "record">): Session {
  return { ...begin("all", record.length > 0 ? "book" : "best"), line: record };
}

/** Whether a hand that is not the reader’s is to play, at the end of the line. */
export function helperDue(deal: PlayDeal, session: Session): boolean {
  return session.at === session.line.length && !isOver(session) && !readersTurn(deal, session);
}

/** Whether a whole trick lies on the table, somebody else is to lead, and the reader has not yet had it gathered. */
export function awaitsGathering(deal: PlayDeal, session: Session, gathered: number): boolean {
  const { trick, tricks } = positionNow(deal, session);
  return helperDue(deal, session) && trick.length === 0 && tricks.length > gathered;
}

/** The hand whose cards lie in full: the one in turn, if the reader plays it, or else his own while he waits. */
export function handBelow(deal: PlayDeal, session: Session, { toPlay }: Position): Seat | null {
  if (toPlay && playsHand(deal, session, toPlay)) return toPlay;
  return session.chair === "all" || isOver(session) ? null : session.chair;
}
