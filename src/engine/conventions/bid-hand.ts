import {
  height,
  holdings,
  SUITS,
  type BySuit,
  type Card,
  type Holding,
  type Suit,
} from "../core/card.ts";
import type { Bid } from "../declaring/call.ts";
import { TRUMP_OF, type Strain } from "../declaring/strain.ts";
import { guarded } from "./make-hand.ts";
import { has, honoursOf } from "./lead-pattern.ts";

/** The strains that a hand is weighed for: the suits at their playing price and no trump. */
export const BID_STRAINS = ["clubs", "diamonds", "hearts", "royals", "notrump"] as const;
export type BidStrain = (typeof BID_STRAINS)[number];

/** A winning suit goes game soonest; clubs and diamonds are losing suits. (Rule `auction.suits.major-minor`.) */
export function isWinningSuit(strain: Strain): boolean {
  return strain === "hearts" || strain === "royals";
}

export function isLosingSuit(strain: Strain): boolean {
  return strain === "clubs" || strain === "diamonds";
}

/**
 * Tricks that the high cards of a suit are sure of, played from the top against every missing honour: A K, K Q J and A Q J
 * are two, an ace or a king and queen one, a king by itself none. (Rule `bid.dealer.two-sure-tricks`.)
 */
export function sureTricks(holding: Holding): number {
  const out = (["A", "K", "Q", "J"] as const).filter((rank) => !holding.includes(rank));
  let tricks = 0;
  for (const rank of honoursOf(holding)) {
    const taker = out.findLastIndex((other) => height(other) > height(rank));
    if (taker < 0) tricks++;
    else out.splice(taker, 1);
  }
  return tricks;
}

/** How often a suit is stopped: ace, guarded king and queen with two others each count one. (Our reading.) */
export function stoppers(holding: Holding): number {
  const ace = has(holding, "A") ? 1 : 0;
  const king = has(holding, "K") && holding.length >= 2 ? 1 : 0;
  const queen = has(holding, "Q") && holding.length >= 3 ? 1 : 0;
  return ace + king + queen;
}

/** A hand as a bidder weighs it. */
export interface BidHand {
  readonly held: BySuit<Holding>;
  readonly sure: BySuit<number>;
  /** Sure tricks in all suits. */
  readonly total: number;
}

export function bidHand(hand: readonly Card[]): BidHand {
  const held = holdings(hand);
  const sure = { S: 0, H: 0, C: 0, D: 0 };
  for (const suit of SUITS) sure[suit] = sureTricks(held[suit]);
  return { held, sure, total: SUITS.reduce((sum, suit) => sum + sure[suit], 0) };
}

/** Whether a suit is protected against a lead at no trump: the ace, or a guarded king or queen. */
export function isProtected(holding: Holding): boolean {
  return has(holding, "A") || guarded(holding);
}

export function protectedSuits({ held }: BidHand, but?: Suit): number {
  return SUITS.filter((suit) => suit !== but && isProtected(held[suit])).length;
}

/** Three aces in {@link noTrumpStrength}. */
export const THREE_ACES = 6;

/**
 * No-trump strength in halves of an ace: two for each sure trick, one for a guarded king that is not one. Our measure for
 * the rule of a hand as good as three aces. (Rule `bid.dealer.no-trump`.)
 */
export function noTrumpStrength({ held, sure }: BidHand): number {
  return SUITS.reduce((sum, suit) => {
    const king = sure[suit] === 0 && has(held[suit], "K") && held[suit].length >= 2 ? 1 : 0;
    return sum + 2 * sure[suit] + king;
  }, 0);
}

/**
 * Tricks a hand takes by itself with its suit for trumps, or at no trump: sure tricks outside, and in a suit of five or
 * more a trick for each card beyond the ace, king and queen it lacks. Our count, for the rules that speak of tricks in hand.
 */
export function tricksInHand({ held, sure, total }: BidHand, strain: BidStrain): number {
  const suits = SUITS.filter((suit) => held[suit].length >= 5);
  const trump = TRUMP_OF[strain];
  const long = trump === null ? suits : suits.filter((suit) => suit === trump);
  return long.reduce((sum, suit) => {
    const lacking = (["A", "K", "Q"] as const).filter((rank) => !held[suit].includes(rank)).length;
    return sum - sure[suit] + Math.max(sure[suit], held[suit].length - lacking);
  }, total);
}

/**
 * Tricks a hand is worth in support of partner’s suit: aces, guarded kings, the guarded queen of trumps, and with three
 * trumps a ruff for a singleton or two for a void, one more with four. Our count, for the rule of three tricks.
 * (Rule `bid.third.assist-three-tricks`.)
 */
export function supportTricks({ held }: BidHand, trump: Suit): number {
  const high = SUITS.reduce((sum, suit) => {
    const holding = held[suit];
    const queen = suit === trump && has(holding, "Q") && holding.length >= 3 ? 1 : 0;
    const king = has(holding, "K") && holding.length >= 2 ? 1 : 0;
    return sum + (has(holding, "A") ? 1 : 0) + king + queen;
  }, 0);
  const shortest = Math.min(...SUITS.filter((s) => s !== trump).map((s) => held[s].length));
  const trumps = held[trump].length;
  const ruffs = trumps < 3 || shortest > 1 ? 0 : 2 - shortest + (trumps > 3 ? 1 : 0);
  return high + ruffs;
}

/** A solid suit: ace, king and queen at the head of five or more. */
export function isSolid(holding: Holding): boolean {
  return holding.length >= 5 && has(holding, "AKQ");
}

/** Whether a hand takes the tricks of a bid by itself, the book of six counted. */
export function makesBid(hand: BidHand, strain: BidStrain, level: number): boolean {
  return tricksInHand(hand, strain) >= 6 + level;
}

/** Whether a bid is the dealer’s one spade, which says nothing. (Rule `bid.dealer.one-spade`.) */
export function isOneSpade({ level, strain }: Bid): boolean {
  return strain === "spades" && level === 1;
}
