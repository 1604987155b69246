import { bidWorth } from "../../engine/declaring/auction.ts";
import type { Bid } from "../../engine/declaring/call.ts";
import type { SituationId } from "../../engine/laws/rows.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { faultIn, raisedTo, type BidFault } from "../dealing/bid-fault.ts";
import { choicesOf, type Ask } from "../kit/ask.ts";
import type { Posed, Solution, Words } from "../kit/exercise.ts";
import { openText } from "../wording/remedy-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { bidText, numberWord, sentence } from "../kit/words.ts";

/** What the chapter says beside a row of the laws. */
const ALSO: Readonly<Partial<Record<SituationId, readonly RuleId[]>>> = {
  "auction.law.declare.out-of-turn": ["auction.irreg.declare-out-of-turn"],
  "auction.law.declare.pass-out-of-turn": ["auction.irreg.pass-out-of-turn"],
  "auction.law.declare.insufficient": [
    "auction.irreg.insufficient",
    "auction.irreg.insufficient-partner-barred",
  ],
  "auction.law.declare.insufficient-waived": [
    "auction.irreg.insufficient-condoned",
    "auction.irreg.insufficient-repeat",
  ],
  "auction.law.declare.impossible": ["auction.irreg.impossible"],
  "auction.law.declare.dealer-must-bid": ["auction.bid.dealer-opens"],
};

function worth(bid: Bid): Words {
  return `${bidText(bid)}, worth ${bidWorth(bid)}`;
}

/** What was wrong, in terms of the very calls. */
function faultText(fault: BidFault): Words {
  const { call, over, turn, ruling, condoned } = fault;
  const since = condoned ? ", and the other side has called since" : "";
  switch (ruling.situation) {
    case "auction.law.declare.insufficient":
    case "auction.law.declare.insufficient-waived":
      return call.type === "bid" && over
        ? `{${call.seat}}’s ${worth(call)}, does not beat ${worth(over)}${since}.`
        : "";
    case "auction.law.declare.impossible":
      return call.type === "bid" && over
        ? `Not even ${worth({ ...call, level: 7 })}, would beat ${worth(over)}.`
        : "";
    case "auction.law.declare.out-of-turn":
    case "auction.law.declare.out-of-turn-condoned":
    case "auction.law.declare.pass-out-of-turn":
      return `It was {${turn}}’s turn to speak, not {${call.seat}}’s${since}.`;
    case "auction.law.double.partner":
      return call.type === "double"
        ? `{${call.seat}} has doubled a bid of his own side.`
        : `{${call.seat}} has redoubled his own partner’s double.`;
    case "auction.law.double.again":
      return `{${call.seat}} has redoubled what was redoubled already.`;
    default:
      return "{Z} dealt, and the dealer must open with a bid.";
  }
}

function remedySolution(ask: Ask, fault: BidFault): Solution {
  const { ruling } = fault;
  const rules = [ruling.situation, ...(ALSO[ruling.situation] ?? [])];
  const because = `${faultText(fault)} ${openText(ask, ruling)} ${ruling.follows}`;
  return {
    type: "choices",
    choices: choicesOf(ask).map((id) => ({
      id,
      mark: ruling.may.some((remedy) => remedy === id) ? "best" : "wrong",
      rules,
      because,
    })),
    hints: [
      "First find the fault: whose turn it was, whose bid was doubled, what the bids are worth.",
      faultText(fault),
      ruling.follows,
    ],
  };
}

function raiseSolution(ask: Ask, fault: BidFault): Solution {
  const { call, over } = fault;
  const least = raisedTo(fault);
  if (call.type !== "bid" || !over) throw new Error("no bid was too low");
  const raised = { ...call, level: least } as Bid;
  const because = `${sentence(worth(raised))}, is the lowest bid of its kind that beats ${worth(over)}.`;
  return {
    type: "choices",
    choices: choicesOf(ask).map((id) => {
      const tried = { ...call, level: Number(id) } as Bid;
      return {
        id,
        mark: tried.level === least ? "best" : "wrong",
        rules: ["auction.irreg.insufficient-same-suit", "auction.law.declare.insufficient"],
        because:
          tried.level < least
            ? `${sentence(worth(tried))}, does not beat ${worth(over)}. ${because}`
            : tried.level === least
              ? because
              : `It is raised no further than it must be. ${because}`,
      };
    }),
    hints: [
      "The suit stays the same; only the number is raised, and no further than it must be.",
      `The bid to beat is ${worth(over)}.`,
      `${sentence(numberWord(least))}: ${because.charAt(0).toLowerCase()}${because.slice(1)}`,
    ],
  };
}

/** Marks every answer to a problem of the kind “bid-fault”: what may be done, or how high the bid must be made. */
export function solveBidFault(problem: Posed): Solution {
  const fault = faultIn(sceneOf(problem, "auction").calls);
  const { ask } = problem;
  return ask.type === "option" && ask.look === "numerals"
    ? raiseSolution(ask, fault)
    : remedySolution(ask, fault);
}
