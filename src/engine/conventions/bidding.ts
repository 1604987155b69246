import type { Card } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { partnerOf, sideOf, type Seat } from "../core/seat.ts";
import { checkCall } from "../declaring/legality.ts";
import { minimumLevel, seatToCall, standingBid } from "../declaring/auction.ts";
import type { Bid, SeatedCall } from "../declaring/call.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import { gradeAgain } from "./bid-again.ts";
import { gradeDealer } from "./bid-dealer.ts";
import {
  DOUBLE,
  gradeCall,
  gradeStrains,
  judgeDouble,
  passBeside,
  SILENT,
  type BidGrade,
  type Judged,
} from "./bid-grade.ts";
import { bidHand, isLosingSuit, isWinningSuit, supportTricks, type BidHand } from "./bid-hand.ts";
import { gradeFourth, gradeSecond } from "./bid-adversary.ts";
import { gradeThird, mayAssist } from "./bid-third.ts";

/** Where a bidder sits, for what the texts say to him. */
export type BidSeat = "dealer" | "second" | "third" | "fourth" | "later";

/** Every call offered, graded as far as the texts settle it. */
export interface BidAdvice {
  readonly seat: BidSeat;
  readonly grades: readonly BidGrade[];
}

const NOT_SETTLED = "The texts do not settle what to call after this bidding.";

/**
 * What to call with a hand after the calls given. The dealer, second hand, third hand, and fourth hand to whom a bid is
 * passed round are advised in the first round; so are fourth hand whose partner has overcalled, a dealer whose winning suit
 * has been taken out, and later whoever thinks of raising his partner. Refuses other bidding, which the texts do not settle.
 * Foster 1914, “Suggestions for good play”.
 */
export function adviseBid(
  hand: readonly Card[],
  calls: readonly SeatedCall[],
  dealer: Seat = "Z",
): Result<BidAdvice> {
  const seat = seatToCall(calls, dealer);
  const weighed = bidHand(hand);
  const [first, second, third] = calls;
  const advice = (at: BidSeat, grades: BidGrade[]) =>
    ok({ seat: at, grades: grades.filter((each) => legal(calls, each, seat, dealer)) });
  if (!first) return advice("dealer", gradeDealer(weighed));
  if (first.type !== "bid") return refuse("not-settled", NOT_SETTLED);
  if (!second) return advice("second", gradeSecond(weighed, first));
  if (second.type === "double") return refuse("not-settled", NOT_SETTLED);
  const over = second.type === "bid" ? second : null;
  if (!third) return advice("third", gradeThird(weighed, first, over));
  if (calls.length === 3) {
    if (!over && third.type === "pass") return advice("fourth", gradeFourth(weighed, first));
    const last = standingBid(calls);
    return over && last && sideOf(last.seat) !== sideOf(seat)
      ? advice("fourth", gradeRaise(weighed, over, last))
      : refuse("not-settled", NOT_SETTLED);
  }
  const last = standingBid(calls);
  const partner = calls.find((call) => call.seat === partnerOf(seat) && call.type === "bid");
  if (calls.length === 4 && partner?.type === "bid" && last && isTakeOut(first, partner)) {
    const theirs = sideOf(last.seat) !== sideOf(seat);
    return advice("later", gradeAfterTakeOut(weighed, partner, last, theirs));
  }
  const again = gradeAgain(weighed, calls, seat);
  return again ? advice("later", again) : refuse("not-settled", NOT_SETTLED);
}

function legal(
  calls: readonly SeatedCall[],
  { call }: BidGrade,
  seat: Seat,
  dealer: Seat,
): boolean {
  return checkCall(calls, { ...call, seat }, dealer).ok;
}

/** Partner named another suit over a winning suit. */
function isTakeOut(own: Bid, partner: Bid): boolean {
  return isWinningSuit(own.strain) && partner.strain !== own.strain && partner.strain !== "notrump";
}

/** Fourth hand, whose partner has named a suit: a raise on three tricks; of the rest the texts are silent. */
function gradeRaise(hand: BidHand, partner: Bid, last: Bid): BidGrade[] {
  const suit = TRUMP_OF[partner.strain];
  const tricks = suit ? supportTricks(hand, suit) : 0;
  const bids = gradeStrains(hand, last, (strain): Judged => {
    if (strain !== partner.strain) return SILENT;
    const mark = mayAssist(tricks) ? "best" : "wrong";
    return [mark, "three-tricks", "bid.third.assist-three-tricks"];
  });
  return [
    passBeside(bids, "bid.fourth.on-the-bidding"),
    gradeCall(DOUBLE, judgeDouble(hand, last)),
    ...bids,
  ];
}

/**
 * The dealer whose winning suit has been taken out: a losing suit other than partner’s shows the tops of it; more he has not
 * to say.
 */
function gradeAfterTakeOut(hand: BidHand, partner: Bid, last: Bid, theirs: boolean): BidGrade[] {
  const bids = gradeStrains(hand, last, (strain): Judged => {
    const suit = TRUMP_OF[strain];
    if (!suit || !isLosingSuit(strain) || minimumLevel(strain, last) === null) return SILENT;
    if (strain === partner.strain || strain === last.strain) return SILENT;
    return hand.sure[suit] >= 2
      ? ["best", "tops-shown", "bid.later.losing-after-takeout"]
      : ["wrong", "tops-shown", "bid.later.losing-after-takeout"];
  });
  const double = theirs ? [gradeCall(DOUBLE, judgeDouble(hand, last))] : [];
  return [passBeside(bids, "bid.later.not-twice"), ...double, ...bids];
}
