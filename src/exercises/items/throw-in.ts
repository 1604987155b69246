import type { RuleId } from "../../rulebook/rules.ts";
import { endingPosed } from "../dealing/ending-posed.ts";
import type { Posed } from "../kit/exercise.ts";
import { endingOf } from "./ending.ts";

/** Every rule that a solution of this kind may cite. */
export const throwInTeaches: readonly RuleId[] = ["declarer.plan-first"];

/** One opponent has nothing to lead but the suit that declarer wants led: from K J into A Q, and a suit that whoever opens it loses by. */
export const throwInItems: Readonly<Record<string, Posed>> = {
  tenace: endingPosed(endingOf(["AQ.2..", "KJ.9..", "43.3..", "65.4.."], null, "Z", "Z"), 2),
  frozen: endingPosed(endingOf(["Q32.2..", "K87.9..", "J54.3..", "AT9.4.."], null, "Z", "Z"), 1),
};
