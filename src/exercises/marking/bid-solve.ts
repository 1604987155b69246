import { readBid, type BidPlace, type BidTell } from "../../engine/conventions/bid-later.ts";
import { placeOf } from "../../engine/conventions/bid-place.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import { formatCall } from "../../engine/notation/calls.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { bidHints } from "../wording/bid-hints.ts";
import { BID_TELLS_WORDS } from "../wording/bid-tells.ts";
import { bidBecause } from "../wording/bid-words.ts";
import { bidMark, biddingOf } from "./bid-situation.ts";

/**
 * Whether the texts mean the reading of a bid for its place. Where partner has bid more than one spade they read only what is
 * bid over a suit of his, and a raise of it is no new length; and second hand does not bid over no trump for the lead alone.
 * (Rules `bid.third.two-three-spades`, `bid.third.weak-five-takeout`, `bid.later.not-twice`, `bid.second.over-no-trump`.)
 */
function isMeant(tell: BidTell, { bid, last, partner }: BidPlace, earlier: number): boolean {
  if (tell === "lead" && last?.strain === "notrump" && earlier === 1) return false;
  if (!partner || (partner.strain === "spades" && partner.level === 1)) return true;
  if (partner.strain === "spades" || partner.strain === "notrump") return false;
  return tell !== "length" || bid.strain !== partner.strain;
}

/** What a call would tell partner where it is made, if the texts give it a meaning. */
function saysOf(calls: readonly SeatedCall[], call: SeatedCall): Words | null {
  const place = placeOf([...calls, call]);
  const reading = place && readBid(place);
  return reading && isMeant(reading.tell, place, calls.length)
    ? BID_TELLS_WORDS[reading.tell]
    : null;
}

/** Marks the calls offered to a hand that is to speak, as the engine grades them. */
export function solveBid(problem: Posed): Solution {
  const { hand, calls } = sceneOf(problem, "bidding-hand");
  const bidding = biddingOf(hand, calls);
  const choices = choicesOf(problem.ask).map((id): Choice => {
    const grade = bidding.grades.find(({ call }) => formatCall(call) === id);
    const mark = grade && bidMark(grade);
    if (!mark) throw new Error(`the engine does not grade ${id}`);
    const says = saysOf(calls, { ...grade.call, seat: bidding.viewer });
    const because = bidBecause(bidding, grade);
    return { id, mark, rules: grade.rules, because, ...(says && { says }) };
  });
  return { type: "choices", choices, hints: bidHints(bidding) };
}
