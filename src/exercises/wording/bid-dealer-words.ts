import { SUITS, type Suit } from "../../engine/core/card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { DealerBid } from "../../engine/conventions/bid-dealer.ts";
import {
  isProtected,
  noTrumpStrength,
  protectedSuits,
  THREE_ACES,
  type BidHand,
} from "../../engine/conventions/bid-hand.ts";
import type { Words } from "../kit/exercise.ts";
import { listText, numberWord, SUIT_NAME } from "../kit/words.ts";
import { acesText, suitText, tricksText } from "./bid-text.ts";

const outside = ({ sure, total }: BidHand, suit: Suit) => total - sure[suit];

/** Why a hand has all that a bid of the dealer’s asks, in terms of its cards. */
export function dealerHas(hand: BidHand, bid: DealerBid): Words {
  const { held, sure } = hand;
  if (bid === "two-spades") {
    return `${suitText(hand, "S")} is short, with ${tricksText(sure.S)}, and you have ${tricksText(outside(hand, "S"))} outside: that is what two spades tells partner.`;
  }
  if (bid === "three-spades") {
    return `${suitText(hand, "S")} is long without two sure tricks, and ${tricksText(outside(hand, "S"))} outside make it strong enough for royals: that is what three spades tells partner.`;
  }
  if (bid === "notrump") {
    const strength = noTrumpStrength(hand);
    const worth = `Your sure tricks and guarded kings are worth ${acesText(strength)}, and ${numberWord(protectedSuits(hand))} suits are protected`;
    return strength < THREE_ACES
      ? `${worth}: after one spade, second hand may go no trump on a little less than three aces.`
      : `${worth}: that is a hand for no trump.`;
  }
  const suit = TRUMP_OF[bid] as Suit;
  if (bid === "clubs" || bid === "diamonds") {
    return `${suitText(hand, suit)} has ${tricksText(sure[suit])}, and a losing suit wants two, and nothing else.`;
  }
  return `${suitText(hand, suit)} is ${numberWord(held[suit].length)} cards with ${tricksText(sure[suit])}, and you have ${tricksText(outside(hand, suit))} outside to back the suit up.`;
}

/** What a hand falls short of, of all that a bid of the dealer’s asks. */
export function dealerLacks(hand: BidHand, bid: DealerBid): Words {
  const { held, sure } = hand;
  if (bid === "two-spades") {
    if (sure.S < 2) {
      return `Two spades promises two sure tricks in spades; ${suitText(hand, "S")} has ${tricksText(sure.S)}.`;
    }
    if (outside(hand, "S") === 0) {
      return "Two spades promises a sure trick outside the suit as well, and you have none.";
    }
    return `Two spades tells of a short suit; ${suitText(hand, "S")} is long enough for royals.`;
  }
  if (bid === "three-spades") {
    if (held.S.length < 5) {
      return `Three spades promises five spades at the least; you have ${numberWord(held.S.length)}.`;
    }
    return sure.S >= 2
      ? `Three spades denies two sure tricks in spades, and ${suitText(hand, "S")} has them.`
      : "Three spades promises the strength for royals outside the suit, and you have no sure trick there.";
  }
  if (bid === "notrump") {
    const safe = SUITS.filter((suit) => isProtected(held[suit]));
    if (safe.length < 3) {
      const which = safe.length === 0 ? "none" : `only ${listText(safe.map((s) => SUIT_NAME[s]))}`;
      return `No trump wants three suits protected, and you have ${which}.`;
    }
    return `No trump wants the worth of three aces; your sure tricks and guarded kings come to ${acesText(noTrumpStrength(hand))}.`;
  }
  const suit = TRUMP_OF[bid] as Suit;
  const name = SUIT_NAME[suit];
  if (bid === "clubs" || bid === "diamonds") {
    return `A losing suit wants two sure tricks, such as A\u00A0K, K\u00A0Q\u00A0J or A\u00A0Q\u00A0J; ${held[suit].length === 0 ? `you have none of the suit` : `${suitText(hand, suit)} has ${tricksText(sure[suit])}`}.`;
  }
  if (held[suit].length < 5) {
    return `A winning suit wants five cards at the least; you have ${held[suit].length === 0 ? "no" : numberWord(held[suit].length)} ${held[suit].length === 1 ? name.slice(0, -1) : name}.`;
  }
  return sure[suit] < 2
    ? `Length is not enough: no suit is called on the first round without two sure tricks in it, and ${suitText(hand, suit)} has ${tricksText(sure[suit])}.`
    : `${suitText(hand, suit)} would do, but a winning suit wants a trick outside to back it up, and you have none.`;
}
