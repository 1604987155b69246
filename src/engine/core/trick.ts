import { height, rankOf, suitOf, type Card, type Suit } from "./card.ts";
import { leftOf, type Seat } from "./seat.ts";
import { ok, refuse, type Result } from "./result.ts";

/** A card with the seat that played it. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** Cards played to one trick in order; a whole trick has four. */
export type Trick = readonly Play[];

/** Whether `card` beats the best so far, given the suit led and the trump. */
function beats(card: Card, best: Card, trump: Suit | null): boolean {
  if (suitOf(card) === suitOf(best)) return height(rankOf(card)) > height(rankOf(best));
  return suitOf(card) === trump;
}

/**
 * The play that takes the trick: the highest trump, or where none was played the highest card of the suit led. Throws on
 * an empty trick. (Rule `auction.trick.winner`.)
 */
export function winningPlay(trick: Trick, trump: Suit | null): Play {
  const [first, ...rest] = trick;
  if (!first) throw new Error("no card has been played to the trick");
  return rest.reduce((best, play) => (beats(play.card, best.card, trump) ? play : best), first);
}

/** The cards of a hand that may be played to a trick: those of the suit led, or any where there is none. */
export function playable(hand: readonly Card[], trick: Trick): readonly Card[] {
  const led = trick[0];
  if (!led) return hand;
  const suited = hand.filter((card) => suitOf(card) === suitOf(led.card));
  return suited.length > 0 ? suited : hand;
}

/**
 * Whether a seat may play this card to the trick from this hand. Refuses a card not held, a play out of turn, a fifth
 * card, and a revoke. (Rule `auction.revoke.definition`.)
 */
export function checkPlay(hand: readonly Card[], trick: Trick, play: Play): Result<Play> {
  if (trick.length >= 4) return refuse("trick-full", "Four cards are already down.");
  const last = trick.at(-1);
  if (last && leftOf(last.seat) !== play.seat) {
    return refuse("out-of-turn", `It is ${leftOf(last.seat)}’s turn to play, not ${play.seat}’s.`);
  }
  if (!hand.includes(play.card)) {
    return refuse("not-held", `${play.seat} does not hold ${play.card}.`);
  }
  if (!playable(hand, trick).includes(play.card)) {
    return refuse(
      "revoke",
      `${play.seat} holds the suit led and must follow it.`,
      "auction.revoke.definition",
    );
  }
  return ok(play);
}
