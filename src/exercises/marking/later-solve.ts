import { minimumLevel, standingBid } from "../../engine/declaring/auction.ts";
import type { Bid, SeatedCall } from "../../engine/declaring/call.ts";
import { kindOfBid, readBid, type BidKind } from "../../engine/conventions/bid-later.ts";
import { placeOf } from "../../engine/conventions/bid-place.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { bidText, sentence } from "../kit/words.ts";
import { BID_TELLS_WORDS, whyTold } from "../wording/bid-tells.ts";
import { solveBid } from "./bid-solve.ts";

const RULE_OF: Readonly<Record<BidKind, RuleId>> = {
  free: "bid.free-bid",
  forced: "bid.forced",
  shout: "bid.shout",
};

const KIND_NAME: Readonly<Record<BidKind, Words>> = {
  free: "a free bid",
  forced: "a forced bid",
  shout: "a shout",
};

/** The bid asked about, and the one it overcalled. */
function bidAsked(calls: readonly SeatedCall[]): { bid: Bid; last: Bid | null } {
  const bid = calls.at(-1);
  if (bid?.type !== "bid") throw new Error("the last call is no bid");
  return { bid, last: standingBid(calls.slice(0, -1)) };
}

function kindReason(bid: Bid, last: Bid | null, kind: BidKind, minimum: Bid["level"]): Words {
  const least = bidText({ ...bid, level: minimum });
  switch (kind) {
    case "shout":
      return `${sentence(least)} would have been enough, and ${bidText(bid)} is one more than that: a shout.`;
    case "forced":
      return `Over ${last ? bidText(last) : "nothing"} ${least} is the least that will do, and one would not: the bid is forced.`;
    case "free":
      return last
        ? `One is enough over ${bidText(last)}, and nobody had to speak: the bid is free.`
        : "The dealer might have said one spade, and chose to say more: the bid is free.";
    default:
      return kind satisfies never;
  }
}

/** Which kind of bid it is. */
function solveKind(problem: Posed): Solution {
  const { bid, last } = bidAsked(sceneOf(problem, "auction").calls);
  const found = kindOfBid(bid, last);
  if (!found) throw new Error("the bid does not overcall");
  const because = kindReason(bid, last, found.kind, found.minimum);
  const least = minimumLevel(bid.strain, last) ?? found.minimum;
  return {
    type: "choices",
    choices: choicesOf(problem.ask).map((id) => ({
      id,
      mark: id === found.kind ? "best" : "wrong",
      rules: [RULE_OF[found.kind]],
      because,
    })),
    hints: [
      "One more than is needed is a shout. The least that will do is forced if it must go higher than one, and free if it need not.",
      `The least that would do is ${bidText({ ...bid, level: least })}.`,
      `It is ${KIND_NAME[found.kind]}.`,
    ],
  };
}

/** What a bid tells partner. */
function solveTell(problem: Posed): Solution {
  const place = placeOf(sceneOf(problem, "auction").calls);
  const reading = place && readBid(place);
  if (!place || !reading) throw new Error("the bid tells nothing");
  const { tell, rules } = reading;
  const because = whyTold(reading);
  return {
    type: "choices",
    choices: choicesOf(problem.ask).map((id) => ({
      id,
      mark: id === tell ? "best" : "wrong",
      rules,
      because,
    })),
    hints: [
      place.bid.strain === "spades"
        ? "In spades every number is a message of its own."
        : place.round === 2
          ? "It is his second turn. What has he bid before, and has partner helped him?"
          : place.partner && place.partner.strain !== "spades"
            ? "Partner has bid already. Is this his suit, or another?"
            : "Is it a losing suit or a winning one? And is it the least that would do?",
      because,
      `It says: ${BID_TELLS_WORDS[tell]}`,
    ],
  };
}

/** Marks a later bid: what kind it is, what it tells, or which to make. */
export function solveLater(problem: Posed): Solution {
  if (problem.scene.type === "bidding-hand") return solveBid(problem);
  return choicesOf(problem.ask).includes("forced") ? solveKind(problem) : solveTell(problem);
}
