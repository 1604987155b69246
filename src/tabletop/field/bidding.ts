import type { BidGrade } from "../../engine/conventions/bid-grade.ts";
import { isOneSpade } from "../../engine/conventions/bid-hand.ts";
import { adviseBid } from "../../engine/conventions/bidding.ts";
import { holdingIn, type Card } from "../../engine/core/card.ts";
import type { Deal } from "../../engine/core/deal.ts";
import { partnerOf, type Seat } from "../../engine/core/seat.ts";
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

/** What a bid over the others is taken to show of its suit. (Our reading.) */
const OVERCALL_LENGTH = 5;

/**
 * What Foster says of a call with this hand. A jump of which he does not speak is judged as the lowest bid of its strain:
 * not so in spades, where each of the first three says something of its own.
 */
function gradeOf(hand: readonly Card[], { call, before }: Heard): BidGrade | null {
  const advice = adviseBid(hand, before);
  if (!advice.ok) return null;
  const { grades } = advice.value;
  if (call.type !== "bid") return grades.find((grade) => grade.call.type === call.type) ?? null;
  const levelIn = (grade: BidGrade) =>
    grade.call.type === "bid" && grade.call.strain === call.strain ? grade.call.level : null;
  const inStrain = grades
    .filter((grade) => levelIn(grade) !== null)
    .toSorted((a, b) => (levelIn(a) ?? 0) - (levelIn(b) ?? 0));
  const exact = inStrain.find((grade) => levelIn(grade) === call.level);
  return exact ?? (call.strain === "spades" ? null : (inStrain[0] ?? null));
}

/**
 * Whether a hand could have called so. Foster’s advice is asked of the first three hands: a bid must be one that it makes
 * or allows, a pass one that it does not forbid; so too of a fourth who passes. Of a fourth who goes no trump or raises his
 * partner it must not forbid the bid. Where Foster is silent a suit not yet partner’s is taken for five cards of it.
 * Whatever else is said tells nothing, the dealer’s one spade above all.
 */
function couldCall(hand: readonly Card[], heard: Heard): boolean {
  const { seat, call, before } = heard;
  const early = before.length < 3;
  if (call.type !== "bid") {
    return !(early || call.type === "pass") || gradeOf(hand, heard)?.verdict !== "wrong";
  }
  if (isOneSpade(call)) return true;
  const suit = TRUMP_OF[call.strain];
  const raise = before.some(
    (each) => each.type === "bid" && each.strain === call.strain && each.seat === partnerOf(seat),
  );
  const grade = early || suit === null || raise ? gradeOf(hand, heard) : null;
  if (grade && grade.reason !== "silent") {
    return grade.verdict !== "wrong" && (grade.verdict !== null || !early);
  }
  return suit === null || raise || holdingIn(hand, suit).length >= OVERCALL_LENGTH;
}

/** What one of the unseen hands has said, and whether a deal gives it a hand that could have. */
export interface CallTest {
  readonly seat: Seat;
  readonly call: Call;
  readonly fits: (deal: Deal) => boolean;
}

/**
 * Tests of whole deals, one for each unseen hand: whether it is one that could have made its first call, by Foster’s advice
 * where it is plain. (Rules `bid.*`.)
 */
export function callTests(problem: LeadProblem): CallTest[] {
  return heardBy(problem).map((heard) => ({
    seat: heard.seat,
    call: heard.call,
    fits: (deal) => couldCall(deal[heard.seat], heard),
  }));
}
