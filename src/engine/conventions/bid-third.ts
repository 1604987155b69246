import { SUITS, type Holding } from "../core/card.ts";
import type { Bid } from "../declaring/call.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import {
  DOUBLE,
  gradeCall,
  gradeStrains,
  judgeDouble,
  PASS,
  passBeside,
  SILENT,
  some,
  type BidGrade,
  type Judged,
} from "./bid-grade.ts";
import { bestDealerBids, dealerFit, judgeAsDealer, type DealerBid } from "./bid-dealer.ts";
import {
  isOneSpade,
  isProtected,
  isWinningSuit,
  makesBid,
  noTrumpStrength,
  stoppers,
  supportTricks,
  THREE_ACES,
  type BidHand,
  type BidStrain,
} from "./bid-hand.ts";
import { lacks } from "./lead-pattern.ts";

/** Sure tricks that a dealer’s bid needs; third hand wants one more at the least. */
const DEALER_MINIMUM = { winning: 3, losing: 2 } as const;

/** How many tricks stronger than a dealer’s minimum a hand is for a bid. (Rule `bid.third.not-obliged`.) */
export function overDealer(hand: BidHand, strain: BidStrain): number {
  if (strain === "notrump") return (noTrumpStrength(hand) - THREE_ACES) / 2;
  const suit = TRUMP_OF[strain];
  const extra = suit && isWinningSuit(strain) ? Math.max(0, hand.held[suit].length - 5) : 0;
  return hand.total + extra - DEALER_MINIMUM[isWinningSuit(strain) ? "winning" : "losing"];
}

/** Whether third hand, so much stronger than a dealer who bids, may take him out of a spade. (Rule `bid.third.not-obliged`.) */
export function mayTakeOutSpade(over: number): boolean {
  return over >= 1;
}

/** A suit of five or more in a hand without ace or king: the warning. (Rule `bid.third.weak-five-takeout`.) */
function weakFive({ held }: BidHand, holding: Holding): boolean {
  return holding.length >= 5 && SUITS.every((suit) => lacks(held[suit], "AK"));
}

/** A suit worth showing: two sure tricks in it. */
const goodSuit = (hand: BidHand, strain: BidStrain) => {
  const suit = TRUMP_OF[strain];
  return suit !== null && hand.sure[suit] >= 2;
};

/** Whether a hand denies partner’s suit: fewer than three, and no ace, king or queen among them. (Our reading.) */
function denies(holding: Holding): boolean {
  return holding.length < 3 && lacks(holding, "AKQ");
}

/** Whether third hand’s tricks allow a raise of partner’s suit over an overcall. (Rule `bid.third.assist-three-tricks`.) */
export function mayAssist(tricks: number): boolean {
  return tricks >= 3;
}

/** Grades third hand’s calls over partner’s bid, `over` being second hand’s bid if he made one. Foster 1914, “Third hand”. */
export function gradeThird(hand: BidHand, partner: Bid, over: Bid | null): BidGrade[] {
  const last = over ?? partner;
  const double = over ? [gradeCall(DOUBLE, judgeDouble(hand, over))] : [];
  if (partner.strain === "spades") {
    if (over)
      return [gradeCall(PASS, SILENT), ...double, ...gradeStrains(hand, last, () => SILENT)];
    return isOneSpade(partner) ? overOneSpade(hand, partner) : overTwoSpades(hand, partner);
  }
  if (partner.strain === "notrump") {
    return over ? overcalledNoTrump(hand, over) : overNoTrump(hand, partner);
  }
  return [...overSuit(hand, partner, over, double)];
}

function overOneSpade(hand: BidHand, partner: Bid): BidGrade[] {
  const bids = gradeStrains(hand, partner, (strain) => {
    const fit = dealerFit(hand, strain);
    if (fit === null) return [null, "stronger-than-dealer", "bid.third.not-obliged"];
    return fit && mayTakeOutSpade(overDealer(hand, strain))
      ? [judgeAsDealer(hand, strain)[0], "stronger-than-dealer", "bid.third.not-obliged"]
      : ["wrong", "not-enough", "bid.third.not-obliged"];
  });
  // A suit that fits beside a better one of too little weight becomes the best there is.
  const lifted = some(bids, "best")
    ? bids
    : bids.map((bid) =>
        bid.verdict === "acceptable" ? { ...bid, verdict: "best" as const } : bid,
      );
  return [passBeside(lifted, "bid.third.not-obliged"), ...lifted];
}

/** Two or three spades are never passed: a better bid if there is one, and failing that a royal. */
function overTwoSpades(hand: BidHand, partner: Bid): BidGrade[] {
  const better: readonly DealerBid[] = bestDealerBids(hand).filter((bid) => bid !== "royals");
  const bids = gradeStrains(hand, partner, (strain) => {
    if (strain === "royals") {
      const mark = better.length === 0 ? "best" : "acceptable";
      return [mark, "rescue-royals", "bid.third.two-three-spades"];
    }
    return better.includes(strain)
      ? ["best", "never-left-in", "bid.third.two-three-spades"]
      : SILENT;
  });
  return [gradeCall(PASS, ["wrong", "never-left-in", "bid.third.two-three-spades"]), ...bids];
}

function overNoTrump(hand: BidHand, partner: Bid): BidGrade[] {
  const bids = gradeStrains(hand, partner, (strain) => {
    const suit = TRUMP_OF[strain];
    if (suit === null) return SILENT;
    const holding = hand.held[suit];
    if (isWinningSuit(strain) && holding.length >= 5) {
      return ["best", "five-major", "bid.third.five-major-takeout"];
    }
    if (weakFive(hand, holding)) return ["best", "weak-five", "bid.third.weak-five-takeout"];
    return holding.length >= 5
      ? SILENT
      : ["wrong", "leave-no-trump", "bid.third.weak-five-takeout"];
  });
  const must = some(bids, "best");
  const pass: Judged = must
    ? ["wrong", "five-major", "bid.third.five-major-takeout", "bid.third.weak-five-takeout"]
    : ["best", "leave-no-trump", "bid.third.weak-five-takeout"];
  return [gradeCall(PASS, pass), ...bids];
}

function overcalledNoTrump(hand: BidHand, over: Bid): BidGrade[] {
  const suit = TRUMP_OF[over.strain];
  const stops = suit === null ? 0 : stoppers(hand.held[suit]);
  const rule = "bid.third.nt-overcalled" as const;
  const bids = gradeStrains(hand, over, (strain, level) => {
    if (strain === "notrump") {
      return makesBid(hand, strain, level)
        ? ["acceptable", "single-handed", rule]
        : ["wrong", "single-handed", rule];
    }
    if (TRUMP_OF[strain] === suit) return ["wrong", "not-enough", rule];
    if (!goodSuit(hand, strain)) return ["wrong", "not-enough", rule];
    return stops >= 2 ? ["wrong", "two-stoppers", rule] : ["best", "good-suit", rule];
  });
  const double: Judged =
    stops >= 2
      ? ["best", "two-stoppers", rule]
      : ["wrong", "no-certainty", "bid.double.certainty", rule];
  const rest = [gradeCall(DOUBLE, double), ...bids];
  const pass: Judged = some(rest, "best")
    ? [null, "holds-back", rule]
    : ["best", "nothing-to-show", rule];
  return [gradeCall(PASS, pass), ...rest];
}

function overSuit(
  hand: BidHand,
  partner: Bid,
  over: Bid | null,
  double: readonly BidGrade[],
): BidGrade[] {
  const mine = TRUMP_OF[partner.strain];
  if (mine === null) return [];
  const support = hand.held[mine];
  const tricks = supportTricks(hand, mine);
  const bids = gradeStrains(hand, over ?? partner, (strain): Judged => {
    if (strain === partner.strain) {
      if (!over) return SILENT;
      return mayAssist(tricks)
        ? [denies(support) ? null : "best", "three-tricks", "bid.third.assist-three-tricks"]
        : ["wrong", "three-tricks", "bid.third.assist-three-tricks"];
    }
    if (strain === "notrump") {
      if (!isWinningSuit(partner.strain)) return SILENT;
      const three = SUITS.every((suit) => suit === mine || isProtected(hand.held[suit]));
      return denies(support) && three
        ? ["best", "three-suits", "bid.third.nt-over-major"]
        : ["wrong", "three-suits", "bid.third.nt-over-major"];
    }
    if (over && TRUMP_OF[over.strain] === TRUMP_OF[strain]) return SILENT;
    if (!denies(support)) return ["wrong", "supports", "bid.third.suit-denies"];
    return goodSuit(hand, strain)
      ? ["best", "denies", "bid.third.suit-denies"]
      : ["wrong", "not-enough", "bid.third.suit-denies"];
  });
  return [passBeside([...bids], "bid.third.suit-denies"), ...double, ...bids];
}
