import { highToLow, type Rank } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseDummyLeads } from "../dealing/second-hand-right-deal.ts";
import { inFull } from "./in-full.ts";

/** Every rule that a solution of this kind may cite. */
export const secondHandRightTeaches: readonly RuleId[] = [
  "second.right.no-finesse",
  "second.right.dummy-ruff",
  "second.right.kxx",
  "second.right.qxx",
  "second.right.sequence-cover-lowest",
  "second.right.ak",
  "second.right.fourchette",
  "second.right.fourchette-definitions",
  "second.right.aq",
  "second.right.ajtx",
  "second.right.ajx",
  "second.right.kqt",
  "second.right.axx-jack",
  "second.right.ktx",
  "second.right.king-short-cover",
  "second.right.cover-honour-short",
];

const item = (hand: string, led: Rank, dummy: string, gone: readonly Rank[] = []) =>
  poseDummyLeads({
    suit: "S",
    strain: "hearts",
    hand: must(parseHolding(hand)),
    dummy: must(parseHolding(dummy)),
    plays: [led],
    gone: highToLow(gone),
  });

/** Foster’s examples of second hand with dummy on the right. */
export const secondHandRightItems: Readonly<Record<string, Posed>> = {
  "ace-king": item("AK64", "5", "QJ75"),
  "ace-queen": item("AQ64", "3", "953"),
  "king-queen-ten": item("KQT", "3", "753"),
  "king-queen-ten-jack-in-dummy": item("KQT", "7", "J75"),
  "king-queen-on-ten": item("KQ4", "T", "T53"),
  "ace-jack-ten": item("AJT6", "3", "8753"),
  "ace-jack-ten-on-nine": item("AJT6", "9", "953"),
  "ace-jack-on-nine": item("AJ6", "9", "953"),
  "ace-jack-king-queen-in-dummy": item("AJ6", "K", "KQ5"),
  "king-small": item("K64", "3", "753"),
  "queen-small": item("Q64", "5", "A75"),
  "queen-under-ace-king": item("QT4", "5", "AK5"),
  "queen-on-jack": item("Q64", "J", "AJ5"),
  "ace-on-jack": item("A64", "J", "J75"),
  "fourchette-king-jack": item("KJ6", "Q", "Q53"),
  "fourchette-queen-ten": item("QT6", "J", "J53"),
  "jack-in-full": inFull(item("QT6", "J", "J53"), "SQT6 H94 DK872 CJ95", "SJ53 HA76 DQJ4 CKT8"),
  "imperfect-king-ten": item("KT6", "Q", "Q53"),
  "dummy-ruff": item("A64", "3", "53", ["K", "J", "8", "2"]),
  "king-short": item("K64", "Q", "QT53"),
  "king-one-other": item("K6", "Q", "QT53"),
  "king-on-jack": item("K6", "J", "JT53"),
  "king-long": item("K642", "Q", "QT53"),
  "king-singleton-queen": item("K642", "Q", "Q"),
  "king-ten-on-jack": item("KT6", "J", "J53"),
  "king-ten-on-small": item("KT6", "3", "J53"),
  "queen-jack-on-nine": item("QJ4", "9", "953"),
};
