import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseNulloLater, poseNulloOpening, poseNulloSuit } from "../dealing/nullo-lead.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";

/** Every rule that a solution of this kind may cite. */
export const nulloLeadTeaches: readonly RuleId[] = [
  "nullo.play.card",
  "nullo.play.lead-shortest",
  "nullo.play.return",
];

const suit = (holding: string) => poseNulloSuit("D", must(parseHolding(holding)));

/** The second illustrative hand’s lead, and each rule for leading against a nullo. */
export const nulloLeadItems: Readonly<Record<string, Posed>> = {
  "top-of-two": suit("J8"),
  "middle-of-three": suit("J86"),
  "middle-of-four": suit("KJ85"),
  // The book’s hand: it is opened with the jack of diamonds.
  "book-opening": poseNulloOpening(handOf("SK984 HAQ5 DJ8 CAJ92")),
  "returns-partners-suit": poseNulloLater(
    "B",
    handOf("SK984 HQ75 DJ82 CA9"),
    handOf("SAT6 HKJ643 DT53 C8"),
    "D",
  ),
  "singleton-first": poseNulloLater(
    "B",
    handOf("SK984 HQ DJ842 CA92"),
    handOf("SAT3 HKJ643 DT53 C8"),
    "D",
  ),
  "no-discard-for-dummy": poseNulloLater(
    "A",
    handOf("SK984 HAQ5 DJ8 CAJ9"),
    handOf("SAT3 HK6432 CQ874"),
    null,
  ),
};
