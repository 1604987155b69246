import type { RuleId } from "../../rulebook/rules.ts";
import type { Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseSystemSuit } from "../dealing/system-suit.ts";

const item = (suit: Suit, ranks: string) =>
  poseSystemSuit({
    system: "whist-old",
    strain: "hearts",
    suit,
    holding: must(parseHolding(ranks)),
  });

/** Every rule that a solution of this kind may cite. */
export const leadWhistTeaches: readonly RuleId[] = [
  "whist.lead.king",
  "whist.leads.old.king",
  "whist.lead.jack-kqj",
  "whist.leads.old.jack",
  "whist.lead.queen",
  "whist.leads.old.queen",
  "whist.lead.ten",
  "whist.leads.old.ten",
  "whist.lead.ace",
  "whist.leads.old.ace",
  "whist.lead.fourth",
  "whist.leads.old.fourth",
  "whist.lead.short",
  "whist.leads.old.short",
];

/** Every holding of the book’s list of leads. */
export const leadWhistItems: Readonly<Record<string, Posed>> = {
  "ace-king": item("S", "AK43"),
  "ace-king-jack": item("D", "AKJ7"),
  "ace-king-queen": item("C", "AKQ6"),
  "ace-king-queen-ten": item("S", "AKQT"),
  "ace-king-queen-jack": item("C", "AKQJ"),
  "king-queen": item("S", "KQ76"),
  "king-queen-jack": item("D", "KQJ4"),
  "king-queen-jack-ten": item("S", "KQJT"),
  "king-queen-ten": item("C", "KQT8"),
  "king-queen-ten-five": item("D", "KQT82"),
  "king-queen-jack-five": item("S", "KQJ43"),
  "king-queen-jack-ten-five": item("D", "KQJT4"),
  "queen-jack-ten": item("C", "QJT65"),
  "king-jack-ten": item("S", "KJT5"),
  "ace-five": item("D", "A7642"),
  "ace-queen-jack": item("C", "AQJ6"),
  "ace-jack-ten": item("S", "AJT4"),
  "ace-queen-ten": item("D", "AQT4"),
  "jack-ten-five": item("C", "JT942"),
  "jack-ten-four": item("D", "JT53"),
  "king-four": item("S", "K874"),
  "king-jack-five": item("D", "KJ843"),
  "queen-four": item("C", "Q654"),
  "queen-jack-five": item("S", "QJ642"),
  "ten-five": item("D", "T9843"),
  "ten-four": item("C", "T984"),
  "nine-short": item("C", "984"),
  "seven-short": item("D", "764"),
  "jack-short": item("S", "J53"),
  "jack-ten-short": item("C", "JT5"),
  "queen-jack-short": item("D", "QJ6"),
  "ten-short": item("C", "T94"),
};
