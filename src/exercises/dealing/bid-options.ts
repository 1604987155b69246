import { sortHand, type Card } from "../../engine/core/card.ts";
import { bidWorth, compareBids } from "../../engine/declaring/auction.ts";
import type { Bid, Call, SeatedCall } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { BidGrade } from "../../engine/conventions/bid-grade.ts";
import { isProtected, noTrumpStrength, type BidHand } from "../../engine/conventions/bid-hand.ts";
import { formatCall } from "../../engine/notation/calls.ts";
import type { Mark, Posed } from "../kit/exercise.ts";
import { bidMark, biddingOf, type Bidding } from "../marking/bid-situation.ts";
import { callText, sentence } from "../kit/words.ts";

/** How many calls are offered, at the most and at the least. */
const OFFERED = 5;
const FEWEST = 3;
/** How much a wrong call must tempt to be offered beside the fewest: three cards and an honour. */
const PLAUSIBLE = 3;
/** How much more a raise of partner’s suit tempts than another suit would. */
const RAISE = 3;

/** How much a bid that is wrong tempts: by the length and the honours of its suit, or by the high cards of the hand. */
export function temptation({ held }: BidHand, { level, strain }: Bid): number {
  const suit = TRUMP_OF[strain];
  if (suit === null) {
    const suits = Object.values(held);
    const high = suits.flat().filter((rank) => "AKQ".includes(rank)).length;
    return high + suits.filter(isProtected).length / 2 - level;
  }
  const high = held[suit].filter((rank) => "AKQJ".includes(rank)).length;
  return held[suit].length + high - level + (strain === "spades" ? 0.5 : 0);
}

/** Whether a bid is one more than is needed of a suit with too few cards to tempt anybody so high. */
function isRash({ hand, grades }: Bidding, { level, strain }: Bid): boolean {
  const suit = TRUMP_OF[strain];
  const lower = grades.some(
    ({ call }) => call.type === "bid" && call.strain === strain && call.level < level,
  );
  return suit !== null && strain !== "spades" && lower && hand.held[suit].length < 5;
}

/** How much a wrong call tempts, beside others: a double by the strength of the hand. */
function tempts(bidding: Bidding, { call, reason }: BidGrade): number {
  const { hand, partner } = bidding;
  if (call.type !== "bid") return noTrumpStrength(hand);
  const tempting = temptation(hand, call);
  // A shout is the mistake of one who has a good thing and says too much.
  if (reason === "no-shout") return tempting + 1;
  if (isRash(bidding, call)) return 0;
  return call.strain === partner?.strain ? tempting + RAISE : tempting;
}

/** Passes first, then a double, then bids as they rank. */
function inOrder(a: Call, b: Call): number {
  const place = (call: Call) =>
    call.type === "bid" ? bidWorth(call) : call.type === "pass" ? -2 : -1;
  return a.type === "bid" && b.type === "bid" ? compareBids(a, b) : place(a) - place(b);
}

/** Whether a call says nothing: a pass, or the dealer’s one spade. */
export const isQuiet = (call: Call) =>
  call.type === "pass" || (call.type === "bid" && call.level === 1 && call.strain === "spades");

/** A handful of calls to choose from: those that are right, saying nothing, and the wrong ones that tempt most. */
export function callsOffered(bidding: Bidding): Call[] {
  const { grades } = bidding;
  const of = (...marks: readonly Mark[]) =>
    grades.filter((grade) => marks.some((mark) => mark === bidMark(grade)));
  const certain = [...of("best"), ...of("acceptable", "wrong").filter(({ call }) => isQuiet(call))];
  const sound = of("acceptable")
    .filter(({ call }) => !isQuiet(call))
    .slice(0, 1);
  const wrong = of("wrong")
    .filter(({ call }) => !isQuiet(call))
    .sort((a, b) => tempts(bidding, b) - tempts(bidding, a));
  const kept = [...certain, ...sound];
  const room = wrong.filter(
    (grade, at) => kept.length + at < (tempts(bidding, grade) < PLAUSIBLE ? FEWEST : OFFERED),
  );
  return [...kept, ...room].map(({ call }) => call).sort(inOrder);
}

/** A hand that is to speak after these calls, at love all, and a handful of calls to choose from. */
export function poseBidding(cards: readonly Card[], calls: readonly SeatedCall[] = []): Posed {
  const bidding = biddingOf(cards, calls);
  const { viewer } = bidding;
  return {
    scene: { type: "bidding-hand", viewer, hand: sortHand(cards), calls },
    ask: {
      type: "option",
      look: "words",
      options: callsOffered(bidding).map((call) => ({
        id: formatCall(call),
        label: sentence(callText(call)),
      })),
    },
    question: `${calls.length === 0 ? "You deal. " : ""}Which call tells partner what you have?`,
    facts: [
      calls.length === 0
        ? "Auction bridge, at love all."
        : `Auction bridge, at love all; ${viewer === "Z" ? "you dealt" : viewer === "Y" ? "partner dealt" : "{Z} dealt"}.`,
    ],
  };
}
