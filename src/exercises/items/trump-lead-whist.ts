import type { RuleId } from "../../rulebook/rules.ts";
import { must } from "../../engine/core/result.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseTrumpLead } from "../dealing/whist-hand.ts";

const item = (hand: string) => poseTrumpLead(must(parseHand(hand)), "H");

/** Every rule that a solution of this kind may cite. */
export const trumpLeadWhistTeaches: readonly RuleId[] = [
  "whist.trumps.lead-rule",
  "whist.trumplead.five",
  "whist.trumplead.four",
  "whist.trumplead.three",
];

/** The book’s hands from which trumps are led, and those from which they are not. */
export const trumpLeadWhistItems: Readonly<Record<string, Posed>> = {
  "five-trumps": item("75.J8642.T92.K32"),
  "strong-everywhere": item("AQ3.QT2.KQT9.AK5"),
  "clubs-established": item("A7.KJ83.3.AKQT73"),
  "three-best-trumps": item("K42.AKQ.Q4.J8753"),
  "no-entry": item("643.QJT2.AKQ2.52"),
  "not-established": item("K.AQ54.A92.KQJ63"),
};
