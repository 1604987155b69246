import type { RuleId } from "../../rulebook/rules.ts";
import { poseCount } from "../catalog/eleven-count.ts";
import type { Posed } from "../kit/exercise.ts";
import { layoutOf } from "./layout.ts";

/** Every rule that a solution of this kind may cite. */
export const elevenCountTeaches: readonly RuleId[] = [
  "third.eleven.rule",
  "third.eleven.declarer",
  "third.eleven.only-higher",
];

/** Foster’s example, Elwell’s, and two more to count. */
export const elevenCountItems: Readonly<Record<string, Posed>> = {
  "foster-example": poseCount(layoutOf("notrump", "C", "7", "Q92", "AJ3")),
  "elwell-example": poseCount(layoutOf("notrump", "D", "8", "Q62", "AT4")),
  "one-left": poseCount(layoutOf("notrump", "S", "6", "KT3", "A84")),
  "lower-ignored": poseCount(layoutOf("royals", "H", "7", "Q632", "AJ54")),
};
