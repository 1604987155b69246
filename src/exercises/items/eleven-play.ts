import type { RuleId } from "../../rulebook/rules.ts";
import { posePlay } from "../catalog/eleven-play.ts";
import type { Posed } from "../kit/exercise.ts";
import { layoutOf } from "./layout.ts";

/** Every rule that a solution of this kind may cite. */
export const elevenPlayTeaches: readonly RuleId[] = [
  "third.eleven.declarer",
  "third.eleven.rule",
  "third.high.cheapest",
  "third.high.best-if-broken",
];

/** Three plays by third hand: spend nothing, beat dummy, and play high. */
export const elevenPlayItems: Readonly<Record<string, Posed>> = {
  "foster-example": posePlay(layoutOf("notrump", "C", "7", "Q92", "AJ3"), "2"),
  "beat-dummy": posePlay(layoutOf("notrump", "S", "6", "J93", "AKT"), "J"),
  "third-hand-high": posePlay(layoutOf("hearts", "D", "5", "842", "KJ3"), "2"),
};
