import type { RuleId } from "../../rulebook/rules.ts";
import { posePlayFor } from "../dealing/declarer-deal.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";

/** Every rule that a solution of this kind may cite. */
export const declarerSuitTeaches: readonly RuleId[] = [
  "declarer.nt.rule-2-most-cards",
  "declarer.nt.rule-3-massed",
  "declarer.nt.rule-4-shown-in-dummy",
  "declarer.longest-sequence",
];

/** One pair of hands for each of Foster’s rules at no trump. */
export const declarerSuitItems: Readonly<Record<string, Posed>> = {
  "most-cards": posePlayFor(handOf("SKQ3 HA54 DQ842 CK63"), handOf("SJ52 HK87 DKT75 CA42")),
  massed: posePlayFor(handOf("SKQ83 HA54 D84 CAQ63"), handOf("SJ952 HK8 DKQT752 C4")),
  sequence: posePlayFor(handOf("SQJT98 HA5 DJ64 CA63"), handOf("SK52 HK87 DK9832 CQ4")),
};
