import { isOneSpade } from "../../engine/conventions/bid-hand.ts";
import { adviseBid } from "../../engine/conventions/bidding.ts";
import { holdingIn, type Card } from "../../engine/core/card.ts";
import type { Deal } from "../../engine/core/deal.ts";
import type { Seat } from "../../engine/core/seat.ts";
import type { Call, SeatedCall } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { LeadProblem } from "./problem.ts";

/** A call by one of the unseen hands, with the bidding before it. */
interface Heard {
  readonly seat: Seat;
  readonly call: Call;
  readonly before: readonly SeatedCall[];
}

/**
 * The first call of each hand that the leader does not see: of what is said later the texts say too little. The last bid
 * comes first, since it is the soonest told, and passes last, since most hands pass.
 */
function heardBy({ calls, leader }: Pick<LeadProblem, "calls" | "leader">): Heard[] {
  const heard = calls.flatMap((call, at) => {
    const first = calls.findIndex(({ seat }) => seat === call.seat) === at;
    return first && call.seat !== leader
      ? [{ seat: call.seat, call, before: calls.slice(0, at) }]
      : [];
  });
  const asked = ({ call, before }: Heard) => (call.type === "bid" ? before.length : -1);
  return heard.toSorted((a, b) => asked(b) - asked(a));
}

function same(a: Call, b: Call): boolean {
  if (a.type !== "bid" || b.type !== "bid") return a.type === b.type;
  return a.level === b.level && a.strain === b.strain;
}

/** What a bid over the others is taken to show of its suit. (Our reading.) */
const OVERCALL_LENGTH = 5;

/**
 * Whether a hand could have called so. Foster’s advice is asked of the first three hands: a bid must be one that it makes
 * or allows, a pass one that it does not forbid; so too of a fourth who passes. A suit that is bid later is taken for five
 * cards of it. Whatever else is said tells nothing, the dealer’s one spade above all.
 */
function couldCall(hand: readonly Card[], { call, before }: Heard): boolean {
  const simple = before.length < 3 || call.type === "pass";
  const advice = simple ? adviseBid(hand, before) : null;
  if (advice?.ok) {
    const verdict = advice.value.grades.find((grade) => same(grade.call, call))?.verdict ?? null;
    if (call.type === "bid" && !isOneSpade(call)) return verdict !== null && verdict !== "wrong";
    return verdict !== "wrong";
  }
  const suit = call.type === "bid" ? TRUMP_OF[call.strain] : null;
  return suit === null || holdingIn(hand, suit).length >= OVERCALL_LENGTH;
}

/**
 * A test of whole deals: whether every unseen hand is one that could have made its first call, by Foster’s advice where it
 * is plain. (Rules `bid.*`.)
 */
export function biddingTest(problem: LeadProblem): (deal: Deal) => boolean {
  const heard = heardBy(problem);
  return (deal) => heard.every((each) => couldCall(deal[each.seat], each));
}
