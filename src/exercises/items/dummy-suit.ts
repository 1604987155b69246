import type { RuleId } from "../../rulebook/rules.ts";
import { poseSuitToLead } from "../dealing/dummy-suit-deal.ts";
import type { Posed } from "../kit/exercise.ts";
import { throughDummyTeaches } from "./through-dummy.ts";
import { handOf } from "./two-hands.ts";
import { upToDummyTeaches } from "./up-to-dummy.ts";

/** Every rule that a solution of this kind may cite. */
export const dummySuitTeaches: readonly RuleId[] = [
  ...new Set<RuleId>([
    ...throughDummyTeaches,
    ...upToDummyTeaches,
    "through.when",
    "through.weak-both-ok",
  ]),
];

/** A dummy strong in one suit and weak in another, seen from either side. */
export const dummySuitItems: Readonly<Record<string, Posed>> = {
  "through-strength": poseSuitToLead(
    "A",
    "clubs",
    handOf("SJ94 H863 DT74 C952"),
    handOf("SKQ5 HAJ2 D9863 CQ8"),
  ),
  "up-to-weakness": poseSuitToLead(
    "B",
    "notrump",
    handOf("ST94 H863 DJ742 CT5"),
    handOf("S875 HAQ2 DKT3 CAJ9"),
  ),
};
