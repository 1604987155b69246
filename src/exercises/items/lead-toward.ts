import type { RuleId } from "../../rulebook/rules.ts";
import { poseLeadToward } from "../dealing/lead-toward-deal.ts";
import type { Posed } from "../kit/exercise.ts";
import { twoSuits } from "./two-hands-suit.ts";

/** Every rule that a solution of this kind may cite. */
export const leadTowardTeaches: readonly RuleId[] = [
  "declarer.finesse-twice",
  "declarer.finesse-defined",
  "declarer.nt.rule-1-weak-to-strong",
];

const item = (declarer: string, dummy: string) =>
  poseLeadToward({ suit: "D", strain: "notrump", two: twoSuits(declarer, dummy) });

/** Foster’s finesses in one suit: one, and two of two sorts, with the tenace in either hand. */
export const leadTowardItems: Readonly<Record<string, Posed>> = {
  "ace-queen": item("AQ64", "53"),
  "ace-queen-jack": item("AQJ64", "853"),
  "ace-jack-ten": item("AJT64", "853"),
  "tenace-in-dummy": item("72", "AQJ5"),
};
