import type { RuleId } from "../../rulebook/rules.ts";
import { endingPosed } from "../dealing/ending-posed.ts";
import type { Posed } from "../kit/exercise.ts";
import { endingOf } from "./ending.ts";

/** Every rule that a solution of this kind may cite. */
export const setItTeaches: readonly RuleId[] = ["auction.trick.winner"];

/** Endings of one idea each: keep off the suit that declarer wants led, and take the trick that will not come again. */
export const setItItems: Readonly<Record<string, Posed>> = {
  "keep-off": endingPosed(endingOf(["AQ.4..", "K2.5..", "43.3..", "76.6.."], null, "A", "A"), 2),
  "take-it-now": endingPosed(endingOf(["AK.3..", "32...2", "Q.K.A.", ".A.42."], null, "B", "B"), 1),
};
