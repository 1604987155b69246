import { SUITS } from "../core/card.ts";
import type { Level } from "../declaring/call.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import { bidOf, gradeCall, gradeStrains, type BidGrade, type Judged } from "./bid-grade.ts";
import {
  isLosingSuit,
  isWinningSuit,
  noTrumpStrength,
  protectedSuits,
  THREE_ACES,
  type BidHand,
  type BidStrain,
} from "./bid-hand.ts";
import { has } from "./lead-pattern.ts";

/** Whether a hand has what the dealer’s bid promises; null where the texts do not settle it. */
export type Fit = boolean | null;

/** Bids that the texts give a meaning when the dealer makes them. */
export type DealerBid = BidStrain | "two-spades" | "three-spades";

/** In spades to be called short, when two are bid; five would do for royals. (Our reading.) */
const SHORT_SPADES = 4;

/** What a suit bid of the dealer’s rests on: its length, its sure tricks and those outside. */
export interface SuitClaim {
  readonly length: number;
  readonly sure: number;
  /** Sure tricks in the other suits; a half for a guarded king, which leaves the bid unsettled. */
  readonly outside: number;
}

/** Five or more of a winning suit with two sure tricks, and one outside. (Rule `bid.dealer.winning-suit`.) */
export function winningFit({ length, sure, outside }: SuitClaim): Fit {
  if (length < 5 || sure < 2) return false;
  return outside >= 1 ? true : outside > 0 ? null : false;
}

/** Two sure tricks are all that a losing suit needs. (Rule `bid.dealer.losing-suit`.) */
export function losingFit({ sure }: Pick<SuitClaim, "sure">): Fit {
  return sure >= 2;
}

function claim({ held, sure, total }: BidHand, suit: "S" | "H" | "C" | "D"): SuitClaim {
  const king = SUITS.some(
    (s) => s !== suit && sure[s] === 0 && has(held[s], "K") && held[s].length >= 2,
  );
  const outside = total - sure[suit];
  return { length: held[suit].length, sure: sure[suit], outside: outside || (king ? 0.5 : 0) };
}

/**
 * What each bid of the dealer’s asks, and whether the hand has it. `lighter` is second hand’s licence to go no trump on
 * less. Rules `bid.dealer.*`, `bid.second.over-spade`.
 */
export function dealerFit(hand: BidHand, bid: DealerBid, lighter = false): Fit {
  const { held, sure } = hand;
  if (bid === "two-spades") {
    return sure.S >= 2 && held.S.length <= SHORT_SPADES && claim(hand, "S").outside >= 1;
  }
  if (bid === "three-spades") {
    if (held.S.length < 5 || sure.S >= 2) return false;
    const { outside } = claim(hand, "S");
    return outside >= 2 ? true : outside >= 1 ? null : false;
  }
  if (bid === "notrump") {
    const strength = noTrumpStrength(hand);
    if (protectedSuits(hand) < 3 || strength < THREE_ACES - 2) return false;
    const length = held.H.length >= 5 || held.S.length >= 5;
    if (strength >= THREE_ACES) return length ? null : true;
    return lighter && strength === THREE_ACES - 1 && !length
      ? true
      : strength < THREE_ACES - 1
        ? false
        : null;
  }
  const suit = TRUMP_OF[bid];
  if (suit === null) return false;
  return isWinningSuit(bid) ? winningFit(claim(hand, suit)) : losingFit({ sure: sure[suit] });
}

/** The dealer’s bids in the order we take them where a hand has what more than one of them asks; the texts rank none. */
const ORDER: readonly (readonly DealerBid[])[] = [
  ["hearts", "royals"],
  ["notrump"],
  ["clubs", "diamonds", "two-spades", "three-spades"],
];

/** The bids that a hand has all that is asked for, of the first group that has any. */
export function bestDealerBids(hand: BidHand, lighter = false): readonly DealerBid[] {
  const fits = (bid: DealerBid) => dealerFit(hand, bid, lighter) === true;
  return ORDER.map((group) => group.filter(fits)).find((group) => group.length > 0) ?? [];
}

/** Judges a bid as the dealer’s, or as one who bids like him. */
export function judgeAsDealer(hand: BidHand, bid: DealerBid, lighter = false): Judged {
  const fit = dealerFit(hand, bid, lighter);
  const [reason, ...rules] = SAYS[kindOf(bid)];
  if (fit === null) return [null, reason, ...rules];
  if (!fit) return ["wrong", "not-enough", ...rules];
  return [bestDealerBids(hand, lighter).includes(bid) ? "best" : "acceptable", reason, ...rules];
}

const SAYS = {
  winning: ["winning-suit", "bid.dealer.winning-suit", "bid.dealer.two-sure-tricks"],
  losing: ["losing-suit", "bid.dealer.losing-suit", "bid.dealer.two-sure-tricks"],
  notrump: ["no-trump-hand", "bid.dealer.no-trump"],
  "two-spades": ["two-spades", "bid.dealer.two-spades"],
  "three-spades": ["three-spades", "bid.dealer.three-spades"],
} as const;

function kindOf(bid: DealerBid): keyof typeof SAYS {
  if (bid === "two-spades" || bid === "three-spades" || bid === "notrump") return bid;
  return isLosingSuit(bid) ? "losing" : "winning";
}

/** Two and three spades, which are bid for what they say. */
export function gradeSpades(hand: BidHand, lighter = false): BidGrade[] {
  const level: Readonly<Record<"two-spades" | "three-spades", Level>> = {
    "two-spades": 2,
    "three-spades": 3,
  };
  return (["two-spades", "three-spades"] as const).map((bid) =>
    gradeCall(bidOf(level[bid], "spades"), judgeAsDealer(hand, bid, lighter)),
  );
}

/**
 * Grades the calls the dealer may open with. One spade is right where nothing else is; with a bid to make the texts do not
 * say that it is wrong, since he may bid later. Foster 1914, “The dealer’s bids”.
 */
export function gradeDealer(hand: BidHand): BidGrade[] {
  const bids = [
    ...gradeSpades(hand),
    ...gradeStrains(hand, null, (strain) => judgeAsDealer(hand, strain)),
  ];
  const any = (verdict: BidGrade["verdict"]) => bids.some((bid) => bid.verdict === verdict);
  const spade: Judged = any("best")
    ? [null, "holds-back", "bid.dealer.one-spade"]
    : [any(null) ? "acceptable" : "best", "nothing-to-show", "bid.dealer.one-spade"];
  return [gradeCall(bidOf(1, "spades"), spade), ...bids];
}
