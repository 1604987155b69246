import {
  cardOf,
  PACK,
  rankOf,
  RANKS,
  SUITS,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { partnerOf, type Seat } from "../../engine/core/seat.ts";
import { seatToCall } from "../../engine/declaring/auction.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { BidStrain } from "../../engine/conventions/bid-hand.ts";

/** Deals a hand that is to speak after these calls. */
export type Dealing = (random: Random, calls: readonly SeatedCall[]) => Card[];

/** A hand of thirteen with these cards among them, the others being of any that are allowed. */
function fill(
  random: Random,
  given: readonly Card[],
  allowed: (card: Card) => boolean = () => true,
): Card[] {
  const rest = PACK.filter((card) => !given.includes(card) && allowed(card));
  return [...given, ...random.shuffle(rest).slice(0, 13 - given.length)];
}

const cardsOf = (suit: Suit, ranks: readonly Rank[]) => ranks.map((rank) => cardOf(suit, rank));

/** Any hand. */
export const dealAny: Dealing = (random) => random.shuffle(PACK).slice(0, 13);

/** Holdings that are sure of two tricks. */
const TWO_SURE = ["AK", "AK", "KQJ", "AQJ"] as const;

/** So many cards of a suit with two sure tricks in it. */
function twoSure(random: Random, suit: Suit, length: number): Card[] {
  const tops = [...random.pick(TWO_SURE)] as Rank[];
  const small = random.shuffle(RANKS.filter((rank) => !tops.includes(rank)));
  return cardsOf(suit, [...tops, ...small.slice(0, length - tops.length)]);
}

/** A hand with a suit of two sure tricks, of so many cards at the least. */
export const dealSuit =
  (suits: readonly Suit[], length: number): Dealing =>
  (random) =>
    fill(random, twoSure(random, random.pick(suits), length));

/** A hand with two sure tricks in no more than four spades, and an ace outside. */
export const dealShortSpades: Dealing = (random) => {
  const spades = twoSure(random, "S", 3 + random.below(2));
  const ace = cardOf(random.pick(["H", "C", "D"] as const), "A");
  return fill(random, [...spades, ace], (card) => suitOf(card) !== "S");
};

/** A hand with five spades or more and two aces outside. */
export const dealLongSpades: Dealing = (random) => {
  const spades = random.shuffle(RANKS.slice(0, -1)).slice(0, 5);
  const aces = random.shuffle(["H", "C", "D"] as const).slice(0, 2);
  return fill(
    random,
    [...cardsOf("S", spades), ...aces.map((suit) => cardOf(suit, "A"))],
    (card) => card !== "SA",
  );
};

/** A hand with a suit headed by ace, king and queen, and aces outside, good for so many tricks with it for trumps. */
export const dealStrong =
  (strains: readonly BidStrain[], tricks: number): Dealing =>
  (random) => {
    const suit = TRUMP_OF[random.pick(strains)] ?? random.pick(SUITS);
    const aces = tricks > 9 ? 3 : 1 + random.below(2);
    const small = random.shuffle(RANKS.slice(0, -3)).slice(0, tricks - aces - 3);
    const others = random.shuffle(SUITS.filter((other) => other !== suit)).slice(0, aces);
    return fill(random, [
      ...cardsOf(suit, ["A", "K", "Q", ...small]),
      ...others.map((other) => cardOf(other, "A")),
    ]);
  };

/** A hand without an ace or a king. */
export const dealWeak: Dealing = (random) =>
  fill(random, [], (card) => !"AK".includes(rankOf(card)));

/** A hand with ace and king of a suit, and an ace outside. */
export const dealTops: Dealing = (random) => {
  const [suit, other] = random.shuffle(SUITS) as [Suit, Suit];
  return fill(random, [...cardsOf(suit, ["A", "K"]), cardOf(other, "A")]);
};

/** The suit that a player bid first, if he has bid any. */
function suitBidBy(seat: Seat, calls: readonly SeatedCall[]): Suit | null {
  const bid = calls.find((call) => call.seat === seat && call.type === "bid");
  return bid?.type === "bid" ? TRUMP_OF[bid.strain] : null;
}

const partnersSuit = (calls: readonly SeatedCall[]) =>
  suitBidBy(partnerOf(seatToCall(calls)), calls);
const ownSuit = (calls: readonly SeatedCall[]) => suitBidBy(seatToCall(calls), calls);

/** A hand with just these cards of partner’s suit. */
function holding(random: Random, calls: readonly SeatedCall[], ranks: readonly Rank[]): Card[] {
  const suit = partnersSuit(calls);
  return suit
    ? fill(random, cardsOf(suit, ranks), (card) => suitOf(card) !== suit)
    : dealAny(random, calls);
}

/** A hand with no more than two small cards of partner’s suit. */
export const dealShort: Dealing = (random, calls) =>
  holding(random, calls, random.shuffle(RANKS.slice(0, 9)).slice(0, random.below(3)));

/** A hand with three or four cards of partner’s suit. */
export const dealLong: Dealing = (random, calls) =>
  holding(random, calls, random.shuffle(RANKS).slice(0, 3 + random.below(2)));

/** A hand with two or three cards of partner’s suit, and few high ones anywhere. */
export const dealPoor: Dealing = (random, calls) => {
  const suit = partnersSuit(calls) ?? "H";
  const own = random.shuffle(RANKS.slice(0, -2)).slice(0, 2 + random.below(2));
  const high = random.shuffle(["A", "K", "Q", "Q"] as const).slice(0, random.below(3));
  const rest = SUITS.filter((other) => other !== suit);
  const given = high.map((rank, at) => cardOf(rest[at % rest.length] ?? "C", rank));
  return fill(
    random,
    [...cardsOf(suit, own), ...given],
    (card) => suitOf(card) !== suit && !"AK".includes(rankOf(card)),
  );
};

/** The hand of a dealer who opened a losing suit on ace and king alone, with an ace outside or none. */
export const dealAceKing: Dealing = (random, calls) => {
  const suit = ownSuit(calls) ?? "C";
  const small = random.shuffle(RANKS.slice(0, 9)).slice(0, 1 + random.below(3));
  const ace = cardOf(random.pick(SUITS.filter((other) => other !== suit)), "A");
  const own = cardsOf(suit, ["A", "K", ...small]);
  return fill(
    random,
    random.chance(0.5) ? [...own, ace] : own,
    (card) => suitOf(card) !== suit && !"AKQ".includes(rankOf(card)),
  );
};

/** The hand of a dealer who opened a winning suit. */
export const dealOpened: Dealing = (random, calls) =>
  dealSuit([ownSuit(calls) ?? "H"], 5)(random, calls);

/** The same with a losing suit that has the tops as well, other than partner’s. */
export const dealTwoSuits: Dealing = (random, calls) => {
  const other = random.pick((["C", "D"] as const).filter((suit) => suit !== partnersSuit(calls)));
  return fill(random, [...twoSure(random, ownSuit(calls) ?? "H", 5), ...twoSure(random, other, 4)]);
};
