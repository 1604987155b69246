import type { Card } from "../../engine/core/card.ts";
import { must, ok, refuse, type Result } from "../../engine/core/result.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import { playerOf, termsOf, type PlayDeal } from "./deal.ts";
import { legalCards, positionOf, type Position } from "./position.ts";

/** Whose cards the reader plays: one player’s, and dummy’s where that is declarer; or all four. */
export type Chair = Seat | "all";

/** By what the other hands are played: best play with every card seen, Foster’s conventions, or the printed record. */
export const HELPERS = ["best", "foster", "book"] as const;
export type Helper = (typeof HELPERS)[number];

/** A deal being played over. */
export interface Session {
  readonly chair: Chair;
  readonly helper: Helper;
  /** The cards in the order played. */
  readonly line: readonly Card[];
  /** How many of them lie on the table: fewer where the reader is looking back. */
  readonly at: number;
  /** Whether a revoke may happen, as it may at a real table. */
  readonly faults: boolean;
}

/** A deal not yet begun. */
export function begin(chair: Chair, helper: Helper, faults = false): Session {
  return { chair, helper, line: [], at: 0, faults };
}

/** The chairs a deal offers: every player but dummy, who plays no card of his own; then all four hands. */
export function chairsOf(deal: PlayDeal): Chair[] {
  const { dummy } = termsOf(deal);
  return [...SEATS.filter((seat) => seat !== dummy), "all"];
}

/** Where sessions stood when they were last asked about, since one drawing of the table asks many times. */
const stood = new WeakMap<Session, { readonly deal: PlayDeal; readonly position: Position }>();

/** The table as the reader now sees it. */
export function positionNow(deal: PlayDeal, session: Session): Position {
  const known = stood.get(session);
  if (known?.deal === deal) return known.position;
  const plays = session.line.slice(0, session.at);
  const position = must(positionOf(deal, plays, session.faults ? "allowed" : "refused"));
  stood.set(session, { deal, position });
  return position;
}

/** Whether the reader plays the cards of this hand. */
export function playsHand(deal: PlayDeal, { chair }: Session, hand: Seat): boolean {
  return chair === "all" || playerOf(termsOf(deal), hand) === chair;
}

/** Whether it is for the reader to play. */
export function readersTurn(deal: PlayDeal, session: Session): boolean {
  const { toPlay } = positionNow(deal, session);
  return toPlay !== null && playsHand(deal, session, toPlay);
}

/** Whether the deal has been played to its end. */
export function isOver({ line }: Session): boolean {
  return line.length === 52;
}

/**
 * The hands whose cards the reader may see: his own, dummy’s once the first card is led, and all of them where he plays
 * all or the deal is over. (Rule `auction.declarer.dummy-and-lead`.)
 */
export function seenHands(deal: PlayDeal, session: Session): readonly Seat[] {
  const { chair, line } = session;
  if (chair === "all" || isOver(session)) return SEATS;
  const { dummy } = termsOf(deal);
  return SEATS.filter((seat) => seat === chair || (seat === dummy && line.length > 0));
}

/**
 * Plays a card from the hand whose turn it is; what was played after this point, if the reader had gone back, is given up.
 * Refuses a card that hand does not hold, and a revoke unless faults are allowed.
 */
export function play(deal: PlayDeal, session: Session, card: Card): Result<Session> {
  const position = positionNow(deal, session);
  const { toPlay } = position;
  if (!toPlay) return refuse("over", "All the cards have been played.");
  if (!position.left[toPlay].includes(card)) {
    return refuse("not-held", `${toPlay} does not hold ${card}.`);
  }
  if (!session.faults && !legalCards(position).includes(card)) {
    return refuse(
      "revoke",
      `${toPlay} holds the suit led and must follow it.`,
      "auction.revoke.definition",
    );
  }
  if (session.line[session.at] === card) return ok({ ...session, at: session.at + 1 });
  const line = [...session.line.slice(0, session.at), card];
  return ok({ ...session, line, at: line.length });
}

/** Moves to after so many cards, as far as there are any. */
export function goTo(session: Session, at: number): Session {
  const to = Math.max(0, Math.min(session.line.length, at));
  return to === session.at ? session : { ...session, at: to };
}

/** Where the reader last chose a card before this point; null where he has not. */
export function lastChoice(deal: PlayDeal, session: Session): number | null {
  for (let at = session.at - 1; at >= 0; at -= 1) {
    if (readersTurn(deal, { ...session, at })) return at;
  }
  return null;
}

/** Takes back the reader’s last card and whatever was played after it; nothing where he has played none. */
export function takeBack(deal: PlayDeal, session: Session): Session {
  const at = lastChoice(deal, session);
  return at === null ? session : { ...session, line: session.line.slice(0, at), at };
}

/** Lays a whole line of cards on the table and goes back to its first card. Refuses a line that could not be played. */
export function layLine(
  deal: PlayDeal,
  session: Session,
  line: readonly Card[],
  at = 0,
): Result<Session> {
  const checked = positionOf(deal, line, session.faults ? "allowed" : "refused");
  return checked.ok ? ok(goTo({ ...session, line }, at)) : checked;
}
