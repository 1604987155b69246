import type { RuleId } from "../../rulebook/rules.ts";
import { poseApplies } from "../catalog/eleven-applies.ts";
import type { Posed } from "../kit/exercise.ts";
import { layoutOf } from "./layout.ts";

/** Every rule that a solution of this kind may cite. */
export const elevenAppliesTeaches: readonly RuleId[] = [
  "third.eleven.rule",
  "third.eleven.not-fourth",
  "third.eleven.declarer",
];

/** One lead to which the rule applies, and two to which it does not. */
export const elevenAppliesItems: Readonly<Record<string, Posed>> = {
  yes: poseApplies(layoutOf("notrump", "D", "6", "K83", "AT4")),
  "ten-led": poseApplies(layoutOf("notrump", "S", "T", "Q84", "A63")),
  "too-many": poseApplies(layoutOf("notrump", "H", "8", "KQT", "AJ4")),
};
