import type { Card } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { partnerOf, type Seat } from "../../engine/core/seat.ts";
import { seatToCall, standingBid, type StandingBid } from "../../engine/declaring/auction.ts";
import type { Bid, Call, SeatedCall } from "../../engine/declaring/call.ts";
import { some, type BidGrade, type BidReason } from "../../engine/conventions/bid-grade.ts";
import {
  bidHand,
  isLosingSuit,
  isOneSpade,
  isWinningSuit,
  type BidHand,
} from "../../engine/conventions/bid-hand.ts";
import { adviseBid, type BidAdvice } from "../../engine/conventions/bidding.ts";
import type { Mark } from "../kit/exercise.ts";

/** What faces a player who is to speak, as far as the texts say different things of it. */
export type Situation =
  | "deal"
  | "over-spade"
  | "over-suit"
  | "over-no-trump"
  | "third-spade"
  | "third-spades"
  | "third-no-trump"
  | "third-no-trump-overcalled"
  | "third-suit"
  | "third-suit-overcalled"
  | "fourth-spade"
  | "fourth-losing"
  | "fourth-winning"
  | "fourth-no-trump"
  | "fourth-raise"
  | "taken-out"
  | "assisted"
  | "rebid"
  | "spent";

/** A hand that is to speak, with all that its calls are explained by. */
export interface Bidding {
  readonly situation: Situation;
  readonly viewer: Seat;
  readonly hand: BidHand;
  readonly calls: readonly SeatedCall[];
  /** The bid that stands; null before the dealer has spoken. */
  readonly last: StandingBid | null;
  /** The first bid of the viewer’s partner. */
  readonly partner: Bid | null;
  readonly grades: readonly BidGrade[];
  /** The calls recommended. */
  readonly best: readonly Call[];
}

/** Where the reason of some call tells what a later round is about. */
const LATER: Readonly<Partial<Record<BidReason, Situation>>> = {
  "tops-shown": "taken-out",
  "fourth-trick": "assisted",
  "rebid-alone": "rebid",
  spent: "spent",
};

function situationOf({ seat, grades }: BidAdvice, calls: readonly SeatedCall[]): Situation {
  const [first, second] = calls.map((call) => (call.type === "bid" ? call : null));
  if (!first) return "deal";
  switch (seat) {
    case "dealer":
      return "deal";
    case "second":
      if (first.strain === "spades") return "over-spade";
      return first.strain === "notrump" ? "over-no-trump" : "over-suit";
    case "third":
      if (first.strain === "spades") return isOneSpade(first) ? "third-spade" : "third-spades";
      if (first.strain === "notrump")
        return second ? "third-no-trump-overcalled" : "third-no-trump";
      return second ? "third-suit-overcalled" : "third-suit";
    case "fourth":
      if (second) return "fourth-raise";
      if (first.strain === "notrump") return "fourth-no-trump";
      if (isWinningSuit(first.strain)) return "fourth-winning";
      return isLosingSuit(first.strain) ? "fourth-losing" : "fourth-spade";
    case "later": {
      const told = grades.map(({ reason }) => LATER[reason]).find((each) => each !== undefined);
      if (!told) throw new Error("a later round is about nothing");
      return told;
    }
    default:
      return seat satisfies never;
  }
}

/** Asks the engine about a hand that is to speak; throws on bidding that it refuses, since that is never posed. */
export function biddingOf(cards: readonly Card[], calls: readonly SeatedCall[]): Bidding {
  const advice = must(adviseBid(cards, calls));
  const viewer = seatToCall(calls);
  const partner = calls.find(({ seat, type }) => seat === partnerOf(viewer) && type === "bid");
  return {
    situation: situationOf(advice, calls),
    viewer,
    hand: bidHand(cards),
    calls,
    last: standingBid(calls),
    partner: partner?.type === "bid" ? partner : null,
    grades: advice.grades,
    best: advice.grades.filter(({ verdict }) => verdict === "best").map(({ call }) => call),
  };
}

/**
 * How a call is marked, or null where it may not be offered, since the texts do not settle it. They do not forbid to say
 * nothing beside a bid that is right; but which call tells partner something is what is asked, and that one does not.
 */
export function bidMark({ verdict, reason }: BidGrade): Mark | null {
  return reason === "holds-back" ? "wrong" : verdict;
}

/** Whether the texts settle what to call: some call is right, and some other is wrong. */
export function isSettled({ grades }: Bidding): boolean {
  return some(grades, "best") && some(grades, "wrong");
}
