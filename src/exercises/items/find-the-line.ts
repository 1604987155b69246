import type { RuleId } from "../../rulebook/rules.ts";
import { endingPosed } from "../dealing/ending-posed.ts";
import type { Posed } from "../kit/exercise.ts";
import { endingOf } from "./ending.ts";

/** Every rule that a solution of this kind may cite. */
export const findTheLineTeaches: readonly RuleId[] = ["declarer.plan-first"];

/** Endings of one idea each: give up the lead to the hand that must come back, free the way to dummy, draw the last trump. */
export const findTheLineItems: Readonly<Record<string, Posed>> = {
  "throw-in": endingPosed(endingOf(["AQ.2..", "KJ.9..", "43.3..", "65.4.."], null, "Z", "Z"), 2),
  unblock: endingPosed(
    endingOf(["A.32.32.", "J3.K.KQ.", "KQ4.A.4.", "T5.Q.JT."], null, "Z", "Z"),
    4,
  ),
  "last-trump": endingPosed(endingOf(["KQ.A..", "JT9...", "..432.", ".9.65."], "H", "Z", "Z"), 3),
};
