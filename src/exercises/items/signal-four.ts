import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseFourSignal } from "../dealing/four-signal.ts";

const item = (trumps: number) => poseFourSignal("D", ["5", "4", "3"], "H", trumps, "hearts");

/** Every rule that a solution of this kind may cite. */
export const signalFourTeaches: readonly RuleId[] = ["whist.signal.four"];

/** The book’s table: the 3, 4 and 5 with each number of trumps. */
export const signalFourItems: Readonly<Record<string, Posed>> = {
  "three-trumps": item(3),
  "four-trumps": item(4),
  "five-trumps": item(5),
  "six-trumps": item(6),
  "seven-trumps": item(7),
};
