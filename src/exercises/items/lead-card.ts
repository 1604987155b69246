import type { RuleId } from "../../rulebook/rules.ts";
import { LEAD_CARD_RULES } from "./lead-rules.ts";
import type { Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import { poseSuit } from "../catalog/lead-card.ts";
import type { Posed } from "../kit/exercise.ts";

const item = (strain: Strain, suit: Suit, ranks: string) =>
  poseSuit(strain, suit, must(parseHolding(ranks)));

/** Every rule that a solution of this kind may cite. */
export const leadCardTeaches: readonly RuleId[] = LEAD_CARD_RULES;

/** One holding for each of Foster’s groups of leads. */
export const leadCardItems: Readonly<Record<string, Posed>> = {
  "king-queen": item("hearts", "D", "KQJ4"),
  "queen-jack": item("hearts", "S", "QJ64"),
  "ace-suit": item("hearts", "C", "A8652"),
  "short-top": item("hearts", "D", "J53"),
  "queen-short": item("hearts", "C", "Q73"),
  "fourth-best": item("hearts", "S", "K87432"),
  ten: item("hearts", "C", "KJT6"),
  "nt-three-honours": item("notrump", "S", "AJT52"),
  "nt-ace-king": item("notrump", "D", "AK872"),
  "nt-king-queen-six": item("notrump", "C", "KQ8653"),
  "nt-ace-king-six": item("notrump", "H", "AK8653"),
};
