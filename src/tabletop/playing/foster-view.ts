import {
  rankOf,
  suitOf,
  holdingIn,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { strainOf, termsOf, type PlayDeal, type Terms } from "./deal.ts";
import { legalCards, type Position } from "./position.ts";

/** A card chosen for a hand, with the rules that chose it; none where the texts leave it open and the choice is our own. */
export interface Choice {
  readonly card: Card;
  readonly rules: readonly RuleId[];
}

/** What the player whose turn it is can see: his own cards, dummy’s, and what has been played. */
export interface PlayerView {
  readonly deal: PlayDeal;
  readonly terms: Terms;
  readonly strain: Strain | null;
  readonly position: Position;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly legal: readonly Card[];
  /** Dummy’s cards as they are now; none before he is down or where there is no dummy. */
  readonly dummy: readonly Card[];
  /** Where dummy sits, for one of declarer’s opponents. */
  readonly dummyPosition: "left" | "right";
  /** The suit led to this trick. */
  readonly led: Suit | null;
  /** His cards of the suit led. */
  readonly holding: Holding;
  /** Cards of the suit led that went in earlier tricks. */
  readonly gone: Holding;
}

/** The view of the hand whose turn it is. Throws where nobody is to play. */
export function viewOf(deal: PlayDeal, position: Position): PlayerView {
  const { toPlay: seat, trick, tricks, left } = position;
  if (!seat) throw new Error("nobody is to play");
  const terms = termsOf(deal);
  const led = trick[0] ? suitOf(trick[0].card) : null;
  const down = terms.dummy !== null && (trick.length > 0 || tricks.length > 0);
  return {
    deal,
    terms,
    strain: strainOf(deal),
    position,
    seat,
    hand: left[seat],
    legal: legalCards(position),
    dummy: down && terms.dummy ? left[terms.dummy] : [],
    dummyPosition: leftOf(seat) === terms.dummy ? "left" : "right",
    led,
    holding: led ? holdingIn(left[seat], led) : [],
    gone: led ? goneOf(position, led) : [],
  };
}

/** The cards of a suit that went in the tricks already taken. */
export function goneOf({ tricks }: Position, suit: Suit): Holding {
  return holdingIn(
    tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
    suit,
  );
}

/** The suit that a player first led of his own accord, and the card; null where he has led none. */
export function firstLead(position: Position, seat: Seat): Card | null {
  return position.tricks.find(({ plays }) => plays[0]?.seat === seat)?.plays[0]?.card ?? null;
}

/** Dummy’s cards of a suit before this trick: what he has left, and what he has just played of it. */
export function dummyBefore({ dummy, position, terms }: PlayerView, suit: Suit): Holding {
  const played = position.trick.filter(({ seat }) => seat === terms.dummy).map(({ card }) => card);
  return holdingIn([...dummy, ...played], suit);
}

/** The rank a seat has played to the trick in hand of the suit led; undefined where it has not, or played another suit. */
export function playedBy({ position, led }: PlayerView, seat: Seat) {
  const play = position.trick.find((made) => made.seat === seat);
  return play && suitOf(play.card) === led ? rankOf(play.card) : undefined;
}

/** Whether partner led to the trick in hand. */
export function partnerLed({ position, seat }: PlayerView): boolean {
  return position.trick[0]?.seat === partnerOf(seat);
}
