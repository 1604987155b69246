import { readBid } from "../../engine/conventions/bid-later.ts";
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

/** What a call would tell partner where it is made, if the texts give it a meaning. */
function saysOf(calls: readonly SeatedCall[], call: SeatedCall): Words | null {
  const place = placeOf([...calls, call]);
  const reading = place && readBid(place);
  return reading && BID_TELLS_WORDS[reading.tell];
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
