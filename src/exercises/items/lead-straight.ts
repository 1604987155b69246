import type { RuleId } from "../../rulebook/rules.ts";
import type { Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseSystemSuit } from "../dealing/system-suit.ts";

const trump = (suit: Suit, ranks: string) =>
  poseSystemSuit({
    system: "elwell",
    strain: "hearts",
    suit,
    holding: must(parseHolding(ranks)),
  });
const noTrump = (suit: Suit, ranks: string, reentry = false) =>
  poseSystemSuit({
    system: "elwell",
    strain: "notrump",
    suit,
    holding: must(parseHolding(ranks)),
    reentry,
  });

/** Every rule that a solution of this kind may cite. */
export const leadStraightTeaches: readonly RuleId[] = [
  "straight.lead.trump.akq",
  "straight.lead.trump.ak",
  "straight.lead.trump.ace",
  "straight.lead.trump.aqj",
  "straight.lead.trump.kqj",
  "straight.lead.trump.qjt",
  "straight.lead.trump.kjt",
  "straight.lead.trump.short",
  "straight.lead.trump.fourth",
  "straight.lead.nt.ace",
  "straight.lead.nt.king",
  "straight.lead.nt.queen",
  "straight.lead.nt.jack",
  "straight.lead.nt.ten",
  "straight.lead.nt.weak-long",
  "straight.lead.nt.fourth",
];

/** The holdings that Elwell’s two tables print, and those that his lessons add to them. */
export const leadStraightItems: Readonly<Record<string, Posed>> = {
  "ace-king-queen": trump("S", "AKQ4"),
  "ace-king": trump("D", "AK5"),
  "ace-small": trump("C", "A8632"),
  "ace-queen": trump("S", "AQ753"),
  "ace-queen-jack": trump("D", "AQJ5"),
  "king-queen": trump("C", "KQ72"),
  "king-queen-jack": trump("S", "KQJ6"),
  "queen-jack-ten": trump("D", "QJT3"),
  "queen-jack-four": trump("C", "QJ42"),
  "king-jack-ten": trump("S", "KJT4"),
  "king-four": trump("D", "K862"),
  "king-jack-long": trump("C", "KJ752"),
  "jack-four": trump("S", "J652"),
  "ten-four": trump("D", "T863"),
  "king-jack-short": trump("C", "KJ6"),
  "queen-short": trump("S", "Q85"),
  "jack-short": trump("D", "J84"),
  "ten-short": trump("C", "T4"),
  "nt-ace-queen-jack-entry": noTrump("S", "AQJ84", true),
  "nt-ace-eight": noTrump("D", "A9876543"),
  "nt-ace-queen-seven": noTrump("C", "AQ86532"),
  "nt-ace-jack-seven": noTrump("S", "AJ86532", true),
  "nt-ace-king-jack": noTrump("D", "AKJ42", true),
  "nt-ace-king-ten-six": noTrump("C", "AKT632", true),
  "nt-ace-king-seven": noTrump("S", "AK98632"),
  "nt-king-queen-jack": noTrump("D", "KQJ43"),
  "nt-king-queen-ten": noTrump("C", "KQT5", true),
  "nt-king-queen-seven": noTrump("S", "KQ98642"),
  "nt-queen-jack-ten": noTrump("D", "QJT4"),
  "nt-queen-jack-nine": noTrump("C", "QJ96", true),
  "nt-jack-ten-nine": noTrump("S", "JT98"),
  "nt-ace-king-five": noTrump("D", "AK653", true),
  "nt-ace-queen-five": noTrump("C", "AQ743", true),
  "nt-king-five": noTrump("S", "K8652"),
  "nt-ace-king-six": noTrump("D", "AK8653", true),
  "nt-king-queen-six": noTrump("C", "KQ8653"),
  "nt-ace-seven": noTrump("S", "A986532"),
  "nt-ace-king-ten-five": noTrump("D", "AKT52"),
  "nt-nine-high": noTrump("C", "98532"),
  "nt-eight-high": noTrump("S", "8753"),
};
