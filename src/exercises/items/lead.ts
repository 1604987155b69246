import type { RuleId } from "../../rulebook/rules.ts";
import { LEAD_CARD_RULES } from "./lead-rules.ts";
import { must } from "../../engine/core/result.ts";
import { seatCalls } from "../../engine/declaring/auction.ts";
import { parseCall } from "../../engine/notation/calls.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseHand } from "../dealing/lead-deal.ts";

const item = (hand: string, calls: string) =>
  poseHand(must(parseHand(hand)), seatCalls(calls.split(" ").map((word) => must(parseCall(word)))));

/** Every rule that a solution of this kind may cite. */
export const leadTeaches: readonly RuleId[] = [
  "lead.suit.own",
  "lead.suit.partner-declared",
  "lead.suit.partner-declared-exception",
  "lead.suit.trump-when-tenaces",
  "lead.trump.when",
  "lead.trump.why",
  ...LEAD_CARD_RULES,
];

/** One whole hand for each way of choosing a suit. */
export const leadItems: Readonly<Record<string, Posed>> = {
  "partner-bid": item("J9764.A852.Q3.98", "1C pass pass 1R 3C pass pass pass"),
  "ace-king-first": item("AK76.9852.Q3.985", "1H pass pass 2D 2H pass pass pass"),
  "tenaces-lead-trump": item("AQ7.864.KJ42.QT5", "1H pass pass pass"),
  "nt-longest": item("K6.Q9742.J85.T63", "1NT pass pass pass"),
  "nt-partner-bid": item("93.KQ754.T82.J76", "1NT pass pass 2R 2NT pass pass pass"),
  "sequence-over-length": item("KQ4.862.J9752.T3", "1H pass pass pass"),
  "length-over-short": item("J93.74.Q8752.A64", "1H pass pass pass"),
  "supporting-jack": item("AQ72.93.KJ84.JT5", "1H pass pass pass"),
  "ace-let-alone": item("A972.5.K83.QT864", "1H pass pass pass"),
  "short-from-tenaces": item("AQ63.62.KJ84.974", "1H pass pass pass"),
  "bad-suits-lead-trump": item("AJ4.952.K863.KJ7", "1H pass pass pass"),
};
