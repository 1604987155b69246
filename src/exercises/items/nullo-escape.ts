import type { RuleId } from "../../rulebook/rules.ts";
import { endingPosed } from "../dealing/ending-posed.ts";
import type { Posed } from "../kit/exercise.ts";
import { endingOf } from "./ending.ts";

/** Every rule that a solution of this kind may cite. */
export const nulloEscapeTeaches: readonly RuleId[] = ["nullo.contract", "nullo.play.declarer"];

/** Endings of a nullo: the high card that must be beaten, and the small one under which another hand is shut in. */
export const nulloEscapeItems: Readonly<Record<string, Posed>> = {
  "throw-the-king": endingPosed(
    endingOf(["4.4..K", "T.7..A", "K.5.Q.", ".J92.."], null, "Z", "Z", "lose"),
    0,
  ),
  "leave-him-in": endingPosed(
    endingOf(["Q.4.8.", "..Q.T8", "9.J.T.", ".8.5.9"], null, "Z", "Z", "lose"),
    0,
  ),
};
