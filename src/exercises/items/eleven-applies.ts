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

/** One lead to which the rule applies, and those to which it does not: every honour, and too many higher cards. */
export const elevenAppliesItems: Readonly<Record<string, Posed>> = {
  yes: poseApplies(layoutOf("notrump", "D", "6", "K83", "AT4")),
  "ten-led": poseApplies(layoutOf("notrump", "S", "T", "Q84", "A63")),
  "ace-led": poseApplies(layoutOf("notrump", "H", "A", "K83", "Q64")),
  "king-led": poseApplies(layoutOf("hearts", "C", "K", "J83", "A64")),
  "queen-led": poseApplies(layoutOf("hearts", "D", "Q", "K83", "A64")),
  "jack-led": poseApplies(layoutOf("notrump", "S", "J", "K83", "A64")),
  "too-many": poseApplies(layoutOf("notrump", "H", "8", "KQT", "AJ4")),
};
