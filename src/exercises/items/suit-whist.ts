import type { RuleId } from "../../rulebook/rules.ts";
import { must } from "../../engine/core/result.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseWhistSuit } from "../dealing/whist-hand.ts";

const item = (hand: string) => poseWhistSuit(must(parseHand(hand)), "H");

/** Every rule that a solution of this kind may cite. */
export const suitWhistTeaches: readonly RuleId[] = [
  "whist.suit.longest",
  "whist.suit.principle",
  "whist.lead.short",
];

/** The book’s four hands, and three of which its rules speak. */
export const suitWhistItems: Readonly<Record<string, Posed>> = {
  "long-clubs": item("K2.A43.AKQ.JT983"),
  "long-diamonds": item("AQ.KT83.KQT82.42"),
  "four-diamonds": item("Q8.J3.JT53.65432"),
  "four-spades": item("AKQT.Q42.T6432.7"),
  "nearly-balanced": item("AKQJ.842.KQ643.7"),
  combination: item("KQ6.A542.A93.T94"),
  strengthening: item("QJ6.A542.K93.T94"),
};
